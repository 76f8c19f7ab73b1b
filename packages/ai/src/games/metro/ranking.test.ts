/** The ranking of moves: its terms, against those of a tile that is really placed. */
import { copy, SeededRng } from '@guimard/engine/kit';
import {
  cellOf,
  centralTracks,
  DEPARTURE,
  DEPARTURES,
  DRAW_CODE,
  ENTRIES,
  type MetroState,
  makeNext,
  metro,
  POINT_BITS,
  POINT_MASK,
  plays,
  putTile,
  STATIONS,
  TILE_CODE,
  tileOf,
} from '@guimard/engine/metro';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CASES, decisionAfter, legalOf, METRO } from '../../testing/positions.ts';
import { MetroHeuristic } from './heuristic.ts';
import { LineValues, SPANS, spanOf } from './line-values.ts';
import { learnedFor, metroHeuristic } from './policy.ts';
import { TERMS, WEIGHTS } from './ranking.ts';
import { RANKINGS } from './ranking-weights.ts';
import { readRanking } from './read-learned.ts';

const { game } = METRO;
const GAMES = CASES.filter(([, subject]) => subject === METRO);

const anyDecision = fc
  .record({
    options: fc.constantFrom(...GAMES.map(([, , options]) => options)),
    seed: fc.nat(),
    actions: fc.nat(170),
  })
  .map(({ options, seed, actions }) => decisionAfter(game, options, new SeededRng(seed), actions)?.state)
  .filter((state) => state !== undefined)
  .map((state) => state as MetroState);

/** The ranks of all legal moves with these weights. */
function ranksWith(s: MetroState, weights: Float64Array): number[] {
  const legal = legalOf(game, s);
  const ranks = new Float64Array(legal.length);
  new MetroHeuristic(s, learnedFor(s), weights).rank!(Int32Array.from(legal), legal.length, ranks);
  return Array.from(ranks);
}

/** Where a line is: the point it has reached, and its length. */
const reached = (s: MetroState, departure: number): { end: number; length: number } => {
  const run = s.far[DEPARTURE[departure]];
  return { end: run & POINT_MASK, length: run >> POINT_BITS };
};

/** The terms of a placement, from the rules' own way to place a tile. */
function termsOf(s: MetroState, code: number): number[] {
  const after = metro.create(metro.optionsOf(s));
  copy(s, after);
  putTile(after, tileOf(code), cellOf(code));
  const span = spanOf(s.placed);
  const values = new LineValues(learnedFor(s), makeNext(plays(s, centralTracks)));
  const worth = (state: MetroState, departure: number): number => {
    const { end, length } = reached(state, departure);
    if (end < ENTRIES) return values.expected(state.far, length, end, span);
    return end >= ENTRIES + STATIONS && departure < STATIONS ? 2 * length : length;
  };
  const interests = metroHeuristic(s).interests();
  const terms = Array<number>(TERMS).fill(0);
  const add = (index: number, value: number): void => {
    terms[index] += value;
  };
  for (let departure = 0; departure < DEPARTURES; departure++) {
    const owner = s.owner[departure];
    const was = reached(s, departure);
    if (owner === 0 || was.end >= ENTRIES) continue;
    const interest = interests[owner - 1];
    const first = interest > 0 ? 0 : 9;
    const weight = Math.abs(interest);
    const is = reached(after, departure);
    const gain = weight * (worth(after, departure) - worth(s, departure));
    if (was.end >> 2 !== cellOf(code)) {
      add(first, gain);
      continue;
    }
    const isOpen = is.end < ENTRIES;
    const inCentre = is.end >= ENTRIES + STATIONS;
    [
      gain,
      Math.max(0, gain),
      weight,
      weight * worth(s, departure),
      isOpen ? 0 : weight,
      isOpen ? 0 : weight * worth(after, departure),
      inCentre ? weight : 0,
      isOpen ? weight * is.length : 0,
    ].forEach((value, i) => {
      add(first + 1 + i, value);
    });
  }
  return terms;
}

/** Weights with which a rank is the value of one term. */
function only(term: number): Float64Array {
  const weights = new Float64Array(WEIGHTS);
  for (let span = 0; span < SPANS; span++) weights[span * TERMS + term] = 1;
  return weights;
}

describe('the ranking', () => {
  it('describes a placement by what becomes of every line', () => {
    let compared = 0;
    fc.assert(
      fc.property(anyDecision, fc.nat(), (s, choice) => {
        const legal = legalOf(game, s);
        const at = choice % legal.length;
        if (legal[at] >= TILE_CODE) return;
        const terms = Array.from({ length: TERMS }, (_, term) => ranksWith(s, only(term))[at]);
        for (const [term, value] of termsOf(s, legal[at]).entries())
          expect(terms[term]).toBeCloseTo(value, 9);
        compared++;
      }),
      { numRuns: 120 },
    );
    expect(compared).toBeGreaterThan(40);
  });

  it('tells drawing from what modules offer, and both from placements', () => {
    fc.assert(
      fc.property(anyDecision, (s) => {
        const [draw, value, other] = [18, 19, 20].map((term) => ranksWith(s, only(term)));
        for (const [i, code] of legalOf(game, s).entries()) {
          expect(draw[i]).toBe(code === DRAW_CODE ? 1 : 0);
          expect(value[i] !== 0).toBe(code === DRAW_CODE);
          expect(other[i]).toBe(code >= TILE_CODE && code !== DRAW_CODE ? 1 : 0);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('leaves every byte of the state unchanged, and gives every action a number', () => {
    fc.assert(
      fc.property(anyDecision, (s) => {
        const before = s.bytes.slice();
        const ranks = new Float64Array(legalOf(game, s).length);
        metroHeuristic(s).rank!(Int32Array.from(legalOf(game, s)), ranks.length, ranks);
        expect(Buffer.compare(s.bytes, before)).toBe(0);
        expect(ranks.every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it.each(Object.entries(RANKINGS))('has weights for every span and term: %s', (_, list) => {
    const weights = readRanking(list);
    expect(weights).toHaveLength(WEIGHTS);
    expect(weights.every((weight) => Math.abs(weight) < 20)).toBe(true);
  });
});
