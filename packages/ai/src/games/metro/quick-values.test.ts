/** The quick values, compared with the formula they stand for and with tiles that are really placed. */
import { copy, OVER, SeededRng } from '@guimard/engine/kit';
import {
  COLOURS,
  cellOf,
  DEPARTURES,
  ENTRIES,
  isCentreTerminus,
  lineEnd,
  lineLength,
  type MetroState,
  makeNext,
  putTile,
  STATIONS,
  TILE_CODE,
  TILES_IN_BOX,
  tileOf,
} from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import { legalOf, METRO, optionsOf } from '../../testing/positions.ts';
import { MORE_PLAYERS } from './learned.ts';
import { LineValues, spanOf } from './line-values.ts';
import { metroHeuristic } from './policy.ts';
import { QuickValues, USUAL_LENGTH } from './quick-values.ts';
import { readLearned } from './read-learned.ts';

const { game } = METRO;
const LEARNED = readLearned(MORE_PLAYERS);
const INTEREST = Float64Array.from(COLOURS, (_, colour) => 1 - colour / 3);

/** One state that is played on, as playouts do, so that what is kept from before can be wrong; now and then it is reset. */
function* positions(input: object, steps: number): Generator<MetroState> {
  const s = game.create(optionsOf(game, input)) as MetroState;
  const early = game.create(game.optionsOf(s)) as MetroState;
  const rng = new SeededRng(JSON.stringify(input));
  for (let step = 0; step < steps; step++) {
    if (game.toMove(s) >= 0) yield s;
    if (step === 40) copy(s, early);
    if (game.toMove(s) === OVER || step % 97 === 96) copy(early, s);
    game.play(s, game.pick(s, rng));
  }
}

const GAMES = [{ players: 2 }, { players: 4 }, { players: 3, with: ['companies', 'central-stations'] }];

describe.each(GAMES)('quick values: %o', (input) => {
  it('are those of the formula for a line of usual length', () => {
    let quick: QuickValues | undefined;
    const exact = new LineValues(LEARNED, makeNext(false));
    for (const s of positions(input, 400)) {
      quick ??= new QuickValues(s, LEARNED, makeNext(false));
      const span = spanOf(s.placed);
      for (let entry = 0; entry < ENTRIES; entry++) {
        if (s.tiles[entry >> 2] > 0) continue;
        const value = exact.expected(s.far, USUAL_LENGTH, entry, span);
        expect(quick.expected(USUAL_LENGTH, entry, span)).toBeCloseTo(value, 9);
      }
    }
  });

  it('rate a tile by what becomes of the lines that enter its cell', () => {
    let quick: QuickValues | undefined;
    let compared = 0;
    for (const s of positions(input, 400)) {
      quick ??= new QuickValues(s, LEARNED, makeNext(false));
      const codes = Int32Array.from(legalOf(game, s).filter((code) => code < TILE_CODE));
      const ratings = new Float64Array(codes.length);
      quick.rate(codes, codes.length, INTEREST, spanOf(s.placed), ratings);
      for (const [i, code] of codes.entries()) {
        expect(ratings[i]).toBeCloseTo(swingOf(quick, s, code), 9);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });
});

/** The tile is really placed; lines that stay open are valued as the position before says. */
function swingOf(quick: QuickValues, s: MetroState, code: number): number {
  const after = game.create(game.optionsOf(s)) as MetroState;
  copy(s, after);
  putTile(after, tileOf(code), cellOf(code));
  const span = spanOf(s.placed);
  let swing = 0;
  for (let departure = 0; departure < DEPARTURES; departure++) {
    const from = lineEnd(s, departure);
    if (s.owner[departure] === 0 || from >> 2 !== cellOf(code) || from >= ENTRIES) continue;
    const to = lineEnd(after, departure);
    const length = lineLength(after, departure);
    const isDoubled = isCentreTerminus(to) && departure < STATIONS;
    const worth = to < ENTRIES ? quick.expected(length, to, span) : isDoubled ? 2 * length : length;
    swing +=
      INTEREST[s.owner[departure] - 1] * (worth - quick.expected(lineLength(s, departure), from, span));
  }
  return swing;
}

describe('the evaluation of a position', () => {
  it.each([...GAMES, { players: 1, with: ['solo'] }, { players: 2, with: ['berlin'] }])(
    'leaves the state alone, and doubts less and less: %o',
    (input) => {
      const s = game.create(optionsOf(game, input)) as MetroState;
      const rng = new SeededRng('evaluation');
      const heuristic = metroHeuristic(s);
      const scores = new Float64Array(game.seats(s));
      let doubt = Number.POSITIVE_INFINITY;
      while (game.toMove(s) !== OVER) {
        if (game.toMove(s) >= 0) {
          const before = s.bytes.slice();
          heuristic.evaluate(scores);
          expect(scores.every(Number.isFinite)).toBe(true);
          expect(Buffer.compare(s.bytes, before)).toBe(0);
          expect(heuristic.doubt()).toBeLessThanOrEqual(doubt);
          doubt = heuristic.doubt();
        }
        game.play(s, game.pick(s, rng));
      }
      // A solo game may end early.
      if (s.placed === TILES_IN_BOX) expect(heuristic.doubt()).toBe(0);
    },
  );

  it('counts, for each player, completed lines in full and open ones as expected', () => {
    for (const s of positions({ players: 2 }, 200)) {
      const heuristic = metroHeuristic(s);
      const scores = new Float64Array(2);
      heuristic.evaluate(scores);
      const sums = [s.points[0], s.points[1]];
      for (let departure = 0; departure < DEPARTURES; departure++) {
        if (s.owner[departure] === 0 || lineEnd(s, departure) >= ENTRIES) continue;
        sums[s.owner[departure] - 1] += heuristic.worth(departure);
      }
      // Which continuation brings most is decided for a usual line.
      for (const seat of [0, 1]) expect(Math.abs(scores[seat] - sums[seat])).toBeLessThan(8);
    }
  });
});
