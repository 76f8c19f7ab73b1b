/**
 * npm run bench -- learn
 *
 * Learns the numbers in packages/ai/src/games/metro/learned.ts from nothing: the computer plays against itself by
 * its one-ply judgement, what became of every unfinished line is averaged and fitted, and it plays again with that.
 * The same numbers come out every time.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALIKE, FEATURES, type Learned, LineValues, MetroGuide, SPANS, spanOf } from '@guimard/ai/metro';
import { CHANCE, copy, OVER, SeededRng } from '@guimard/engine/kit';
import {
  DEPARTURE,
  DRAW_CODE,
  ENTRIES,
  layTile,
  type MetroState,
  makeNext,
  metro,
  POINT_BITS,
  POINT_MASK,
  STATIONS,
} from '@guimard/engine/metro';

const GAMES = 8000;
const ROUNDS = 4;
const OUTPUT = join(import.meta.dirname, '../../packages/ai/src/games/metro/learned.ts');

function startFor(players: number): MetroState {
  const options = metro.options({ players, first: 0 });
  if (!options.ok) throw new Error(options.error.reason);
  return metro.create(options.value);
}

const numbers = (length: number, value = 0): Float64Array => new Float64Array(length).fill(value);

/** Before anything is learned: every line gains six points, and only the ways on differ. */
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

/** Chooses by the guide's rating alone. */
class OnePly {
  readonly #guide: MetroGuide;
  readonly #s: MetroState;
  readonly #codes = new Int32Array(metro.meta.maxLegal);
  readonly #ratings = new Float64Array(metro.meta.maxLegal);

  constructor(s: MetroState, learned: Learned) {
    this.#s = s;
    this.#guide = new MetroGuide(s, learned);
  }

  /** The best code but drawing, and its rating; whether drawing looks better. */
  look(): { code: number; rating: number; draws: boolean } {
    const n = metro.legal(this.#s, this.#codes);
    this.#guide.rate(this.#codes, n, this.#ratings);
    let [code, rating, draw] = [DRAW_CODE, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = 0; i < n; i++) {
      if (this.#codes[i] === DRAW_CODE) draw = this.#ratings[i];
      else if (this.#ratings[i] > rating) [code, rating] = [this.#codes[i], this.#ratings[i]];
    }
    return { code, rating, draws: draw > rating };
  }
}

/** Some games are wilder than others, so that unusual positions are known too. */
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
    return Array.from(s.order, (cell): Placement => [cell, s.tiles[cell] - 1]);
  });
}

/** Shows every unfinished line of every position: its length, the point it faces, and how the line ended. */
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
    for (const [cell, tile] of placements) layTile(end, tile, cell);
    for (const [cell, tile] of placements) {
      for (let station = 0; station < STATIONS; station++) {
        const run = s.far[DEPARTURE[station]];
        const last = end.far[DEPARTURE[station]];
        if ((run & POINT_MASK) < ENTRIES) {
          const inCentre = (last & POINT_MASK) >= ENTRIES + STATIONS;
          show(s, run >> POINT_BITS, run & POINT_MASK, last >> POINT_BITS, inCentre);
        }
      }
      layTile(s, tile, cell);
    }
  }
}

/** So many lines of the span's average are added to those seen at an entry: few say little. */
const SHRINKAGE = 30;

function averages(
  start: MetroState,
  games: readonly (readonly Placement[])[],
): Pick<Learned, 'gain' | 'centre'> {
  const [gains, centres, counts] = [0, 0, 0].map(() => numbers(ENTRIES * SPANS));
  eachLine(start, games, (s, length, point, finalLength, inCentre) => {
    const at = ALIKE[point] * SPANS + spanOf(s.laid);
    gains[at] += (finalLength - length) * (inCentre ? 2 : 1);
    centres[at] += inCentre ? 1 : 0;
    counts[at]++;
  });
  const gain = numbers(ENTRIES * SPANS);
  const centre = numbers(ENTRIES * SPANS);
  for (let span = 0; span < SPANS; span++) {
    const sum = (of: Float64Array): number =>
      of.filter((_, at) => at % SPANS === span).reduce((a, b) => a + b, 0);
    const [meanGain, meanCentre] = [sum(gains) / sum(counts), sum(centres) / sum(counts)];
    for (let point = 0; point < ENTRIES; point++) {
      const from = ALIKE[point] * SPANS + span;
      const to = point * SPANS + span;
      gain[to] = (gains[from] + SHRINKAGE * meanGain) / (counts[from] + SHRINKAGE);
      centre[to] = (centres[from] + SHRINKAGE * meanCentre) / (counts[from] + SHRINKAGE);
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
  const products = Array.from({ length: SPANS }, () => numbers(FEATURES * FEATURES));
  const targets = Array.from({ length: SPANS }, () => numbers(FEATURES));
  eachLine(start, games, (s, length, point, finalLength, inCentre) => {
    const span = spanOf(s.laid);
    values.describe(s.far, length, point, span);
    for (let i = 0; i < FEATURES; i++) {
      targets[span][i] += values.features[i] * finalLength * (inCentre ? 2 : 1);
      for (let j = 0; j < FEATURES; j++)
        products[span][i * FEATURES + j] += values.features[i] * values.features[j];
    }
  });
  const weights = numbers(SPANS * FEATURES);
  for (let span = 0; span < SPANS; span++) weights.set(solve(products[span], targets[span]), span * FEATURES);
  return weights;
}

/** Gauss and Jordan, with a little ridge against features that say the same. */
function solve(matrix: Float64Array, target: Float64Array): number[] {
  const rows = Array.from(target, (y, i) => [...matrix.subarray(i * FEATURES, (i + 1) * FEATURES), y]);
  for (let i = 0; i < FEATURES; i++) rows[i][i] += 5;
  for (let i = 0; i < FEATURES; i++) {
    const rest = rows.slice(i).map((row) => Math.abs(row[i]));
    const pivot = i + rest.indexOf(Math.max(...rest));
    [rows[i], rows[pivot]] = [rows[pivot], rows[i]];
    for (const row of rows) {
      if (row === rows[i]) continue;
      const factor = row[i] / rows[i][i];
      for (let column = i; column <= FEATURES; column++) row[column] -= factor * rows[i][column];
    }
  }
  return rows.map((row, i) => row[FEATURES] / row[i]);
}

/** What a tile drawn at random brings at best, over games in which one draws when that is more than the hand brings. */
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
        const span = spanOf(s.laid);
        learned.draw[span] += (rating - learned.draw[span]) / ++counts[span];
      }
      metro.play(s, draws ? DRAW_CODE : code);
    }
  }
}

function learn(players: number): Learned {
  const start = startFor(players);
  const rng = new SeededRng(`learn ${players}`);
  let learned = ignorant();
  for (let round = 0; round < ROUNDS; round++) {
    const games = playGames(start, learned, rng);
    const averaged = { ...learned, ...averages(start, games) };
    learned = { ...averaged, weights: fitWeights(start, games, averaged) };
    learnDraw(start, learned, rng);
    console.log(`${players} players, round ${round + 1} of ${ROUNDS}`);
  }
  return learned;
}

/** Whole numbers, of entries that stand for those like them only. */
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
  `/** Made by bench/learn.ts: do not edit. Whole numbers: hundredths of a point, thousandths of a share or weight. */
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
