/**
 * npm run learn -- lines
 *
 * Learns the numbers in packages/ai/src/games/metro/learned.ts from nothing: the computer plays against itself by
 * its one-ply evaluation, the outcome of every unfinished line is averaged and fitted, and it plays again with that.
 * The result is reproducible.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { playable, Search } from '@guimard/ai';
import {
  ALIKE,
  FEATURES,
  type Learned,
  LineValues,
  MetroHeuristic,
  metroPolicy,
  SPANS,
  spanOf,
} from '@guimard/ai/metro';
import { CHANCE, copy, nth, OVER, SeededRng, viewOf } from '@guimard/engine/kit';
import {
  DEPARTURE,
  DRAW_CODE,
  ENTRIES,
  type MetroState,
  makeNext,
  metro,
  POINT_BITS,
  POINT_MASK,
  putTile,
  STATIONS,
} from '@guimard/engine/metro';

const GAMES = 8000;
const ROUNDS = 4;
/** The last round is played by short searches, so that lines end as they do where players look ahead. */
const SEARCHED_GAMES = 2500;
const PLAYOUTS = 40;
const OUTPUT = join(import.meta.dirname, '../../../packages/ai/src/games/metro/learned.ts');

function startFor(players: number): MetroState {
  const options = metro.options({ players, first: 0 });
  if (!options.ok) throw new Error(options.error.code);
  return metro.create(options.value);
}

const numbers = (length: number, value = 0): Float64Array => new Float64Array(length).fill(value);

/** Before anything is learned: every line gains six points, and only the continuations differ. */
function ignorant(): Learned {
  const weights = numbers(SPANS * FEATURES);
  for (let span = 0; span < SPANS; span++) weights[span * FEATURES + 2] = 1;
  return {
    gain: numbers(ENTRIES * SPANS, 6),
    centre: numbers(ENTRIES * SPANS, 0.15),
    weights,
    draw: numbers(SPANS, 4),
  };
}

type Placement = readonly [cell: number, tile: number];

/** Chooses by the heuristic's rating alone. */
class OnePly {
  readonly #heuristic: MetroHeuristic;
  readonly #s: MetroState;
  readonly #codes = new Int32Array(metro.meta.maxLegal);
  readonly #ratings = new Float64Array(metro.meta.maxLegal);

  constructor(s: MetroState, learned: Learned) {
    this.#s = s;
    this.#heuristic = new MetroHeuristic(s, learned, undefined);
  }

  /** The best code other than drawing, and its rating; whether drawing looks better. */
  look(): { code: number; rating: number; draws: boolean } {
    const n = metro.legal(this.#s, this.#codes);
    this.#heuristic.rate(this.#codes, n, this.#ratings);
    let [code, rating, draw] = [DRAW_CODE, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = 0; i < n; i++) {
      const [next, rated] = [nth(this.#codes, i), nth(this.#ratings, i)];
      if (next === DRAW_CODE) draw = rated;
      else if (rated > rating) [code, rating] = [next, rated];
    }
    return { code, rating, draws: draw > rating };
  }
}

/** Some games are more random than others, so that unusual positions are covered too. */
function playGames(start: MetroState, learned: Learned, rng: SeededRng): Placement[][] {
  const s = metro.create(metro.optionsOf(start));
  const player = new OnePly(s, learned);
  return Array.from({ length: GAMES }, () => {
    copy(start, s);
    const wild = rng.below(3) === 0 ? 30 : 5;
    for (let mover = metro.toMove(s); mover !== OVER; mover = metro.toMove(s)) {
      if (mover === CHANCE || rng.below(100) < wild) metro.play(s, metro.pick(s, rng));
      else {
        const { code, draws } = player.look();
        metro.play(s, draws ? DRAW_CODE : code);
      }
    }
    return Array.from(s.order, (cell): Placement => [cell, nth(s.tiles, cell) - 1]);
  });
}

/** The same by short searches with what was learned so far; one move in so many is random. */
function playSearchedGames(start: MetroState, learned: Learned, rng: SeededRng): Placement[][] {
  const options = metro.optionsOf(start);
  const policy = { ...metroPolicy, heuristic: (s: MetroState) => new MetroHeuristic(s, learned, undefined) };
  const { game } = playable('metro');
  const search = new Search(game, policy, options, rng, 1 << 13);
  const s = metro.create(options);
  return Array.from({ length: SEARCHED_GAMES }, () => {
    copy(start, s);
    for (let mover = metro.toMove(s); mover !== OVER; mover = metro.toMove(s)) {
      if (mover === CHANCE || rng.below(20) === 0) metro.play(s, metro.pick(s, rng));
      else {
        search.begin(viewOf(game, s, mover));
        search.run(PLAYOUTS);
        metro.play(s, search.best());
      }
    }
    return Array.from(s.order, (cell): Placement => [cell, nth(s.tiles, cell) - 1]);
  });
}

/** Reports every unfinished line of every position: its length, the point it faces, and how the line ended. */
function eachLine(
  start: MetroState,
  games: readonly (readonly Placement[])[],
  show: (s: MetroState, length: number, point: number, finalLength: number, inCentre: boolean) => void,
): void {
  const s = metro.create(metro.optionsOf(start));
  const end = metro.create(metro.optionsOf(start));
  for (const placements of games) {
    copy(start, s);
    copy(start, end);
    for (const [cell, tile] of placements) putTile(end, tile, cell);
    for (const [cell, tile] of placements) {
      for (const departure of DEPARTURE.slice(0, STATIONS)) {
        const run = nth(s.far, departure);
        const last = nth(end.far, departure);
        if ((run & POINT_MASK) < ENTRIES) {
          const inCentre = (last & POINT_MASK) >= ENTRIES + STATIONS;
          show(s, run >> POINT_BITS, run & POINT_MASK, last >> POINT_BITS, inCentre);
        }
      }
      putTile(s, tile, cell);
    }
  }
}

/** This many lines of the span's average are added to those seen at an entry: few samples say little. */
const SHRINKAGE = 30;

function averages(
  start: MetroState,
  games: readonly (readonly Placement[])[],
): Pick<Learned, 'gain' | 'centre'> {
  const seen = Array.from({ length: ENTRIES * SPANS }, () => ({ gain: 0, centre: 0, count: 0 }));
  const seenAt = (point: number, span: number) => nth(seen, nth(ALIKE, point) * SPANS + span);
  eachLine(start, games, (s, length, point, finalLength, inCentre) => {
    const at = seenAt(point, spanOf(s.placed));
    at.gain += (finalLength - length) * (inCentre ? 2 : 1);
    at.centre += inCentre ? 1 : 0;
    at.count++;
  });
  const gain = numbers(ENTRIES * SPANS);
  const centre = numbers(ENTRIES * SPANS);
  for (let span = 0; span < SPANS; span++) {
    const all = { gain: 0, centre: 0, count: 0 };
    for (const [at, { gain, centre, count }] of seen.entries()) {
      if (at % SPANS !== span) continue;
      all.gain += gain;
      all.centre += centre;
      all.count += count;
    }
    for (let point = 0; point < ENTRIES; point++) {
      const from = seenAt(point, span);
      const to = point * SPANS + span;
      const average = (what: 'gain' | 'centre'): number =>
        (from[what] + SHRINKAGE * (all[what] / all.count)) / (from.count + SHRINKAGE);
      gain[to] = average('gain');
      centre[to] = average('centre');
    }
  }
  return { gain, centre };
}

/** Least squares of the final points on the features, for each span. */
function fitWeights(
  start: MetroState,
  games: readonly (readonly Placement[])[],
  learned: Learned,
): Float64Array {
  const values = new LineValues(learned, makeNext(false));
  const sums = Array.from({ length: SPANS }, () => ({
    products: numbers(FEATURES * FEATURES),
    targets: numbers(FEATURES),
  }));
  eachLine(start, games, (s, length, point, finalLength, inCentre) => {
    const span = spanOf(s.placed);
    values.describe(s.far, length, point, span);
    const { products, targets } = nth(sums, span);
    for (const [i, feature] of values.features.entries()) {
      targets[i] = nth(targets, i) + feature * finalLength * (inCentre ? 2 : 1);
      for (const [j, other] of values.features.entries()) {
        const at = i * FEATURES + j;
        products[at] = nth(products, at) + feature * other;
      }
    }
  });
  const weights = numbers(SPANS * FEATURES);
  for (const [span, { products, targets }] of sums.entries())
    weights.set(solve(products, targets), span * FEATURES);
  return weights;
}

/** Gauss–Jordan elimination, with a little ridge against collinear features. */
function solve(matrix: Float64Array, target: Float64Array): number[] {
  const rows = Array.from(target, (y, i) => [...matrix.subarray(i * FEATURES, (i + 1) * FEATURES), y]);
  for (const [i, row] of rows.entries()) row[i] = nth(row, i) + 5;
  for (let i = 0; i < FEATURES; i++) {
    const rest = rows.slice(i).map((row) => Math.abs(nth(row, i)));
    const at = i + rest.indexOf(Math.max(...rest));
    const pivot = nth(rows, at);
    rows[at] = nth(rows, i);
    rows[i] = pivot;
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = nth(row, i) / nth(pivot, i);
      for (let column = i; column <= FEATURES; column++)
        row[column] = nth(row, column) - factor * nth(pivot, column);
    }
  }
  return rows.map((row, i) => nth(row, FEATURES) / nth(row, i));
}

/** The best gain of a random tile, over games in which players draw when that is more than the hand's best. */
function learnDraw(start: MetroState, learned: Learned, rng: SeededRng): void {
  const s = metro.create(metro.optionsOf(start));
  const player = new OnePly(s, learned);
  const counts = numbers(SPANS, 20);
  for (let game = 0; game < 2400; game++) {
    copy(start, s);
    for (let mover = metro.toMove(s); mover !== OVER; mover = metro.toMove(s)) {
      if (mover === CHANCE || rng.below(10) === 0) {
        metro.play(s, metro.pick(s, rng));
        continue;
      }
      const hadChoice = s.hand[s.seat * 2 + 1] === 0;
      const { code, rating, draws } = player.look();
      if (!hadChoice) {
        const span = spanOf(s.placed);
        const before = nth(learned.draw, span);
        const count = nth(counts, span) + 1;
        counts[span] = count;
        learned.draw[span] = before + (rating - before) / count;
      }
      metro.play(s, draws ? DRAW_CODE : code);
    }
  }
}

function learn(players: number): Learned {
  const start = startFor(players);
  const rng = new SeededRng(`learn ${players}`);
  let learned = ignorant();
  for (let round = 0; round <= ROUNDS; round++) {
    const play = round < ROUNDS ? playGames : playSearchedGames;
    const games = play(start, learned, rng);
    const averaged = { ...learned, ...averages(start, games) };
    learned = { ...averaged, weights: fitWeights(start, games, averaged) };
    learnDraw(start, learned, rng);
    console.log(`${players} players, round ${round + 1} of ${ROUNDS + 1}`);
  }
  return learned;
}

/** Whole numbers, only for entries that represent their equivalents. */
function write(learned: Learned): string {
  const kinds = Array.from(new Set(ALIKE)).sort((a, b) => a - b);
  const list = (values: Iterable<number>, scale: number): string =>
    `'${Array.from(values, (value) => Math.round(value * scale)).join(' ')}'`;
  const byKind = (of: Float64Array): number[] =>
    kinds.flatMap((point) => Array.from(of.subarray(point * SPANS, (point + 1) * SPANS)));
  return [
    `  gain: ${list(byKind(learned.gain), 100)},`,
    `  centre: ${list(byKind(learned.centre), 1000)},`,
    `  weights: ${list(learned.weights, 1000)},`,
    `  draw: ${list(learned.draw, 100)},`,
  ].join('\n');
}

writeFileSync(
  OUTPUT,
  `/** Made by tools/learn/lines.ts: do not edit. Whole numbers: hundredths of a point, thousandths of a share or weight. */
import type { Numbers } from './read-learned.ts';

export const TWO_PLAYERS: Numbers = {
${write(learn(2))}
};

export const MORE_PLAYERS: Numbers = {
${write(learn(4))}
};
`,
);
console.log(`Written to ${OUTPUT}.`);
