import type { Candidate } from '@guimard/ai/agent';
import { describe, expect, it } from 'vitest';
import { adviceOf } from './advice.ts';

const candidate = (code: number, lead: number, leadError: number, win = 0.5): Candidate => ({
  code,
  lead,
  leadError,
  visits: 100,
  scores: [lead, 0],
  wins: [win, 1 - win],
});
const advise = (...moves: Candidate[]) => adviceOf({ playouts: 1000, done: 1, isCapped: false, moves }, 0);
const ranks = (...moves: Candidate[]) => advise(...moves)?.suggestions.map(({ code, rank }) => [code, rank]);

describe('the advice of the coach', () => {
  it('is ordered by the lead that it shows, whatever the search visited most', () => {
    const advice = advise(candidate(1, 3, 1, 0.6), candidate(2, 9, 1, 0.55), candidate(3, 6.2, 1));
    expect(advice?.suggestions).toEqual([
      { code: 2, rank: 1, lead: 9, within: 2 },
      { code: 3, rank: 2, lead: 6, within: 2 },
      { code: 1, rank: 3, lead: 3, within: 2 },
    ]);
  });

  it('leaves out moves that the search has dropped, whose figures mean little', () => {
    expect(ranks(candidate(1, 3, 1), candidate(2, 30, 9), candidate(3, 2, Number.POSITIVE_INFINITY))).toEqual(
      [[1, 1]],
    );
  });

  it('gives moves that cannot be told apart one rank', () => {
    expect(ranks(candidate(1, 5, 3), candidate(2, 3, 3), candidate(3, -4, 3))).toEqual([
      [1, 1],
      [2, 1],
      [3, 3],
    ]);
  });

  it.each([
    ['guess', [candidate(1, 5, 3), candidate(2, 2, 3)]],
    ['guess', [candidate(1, 5.2, 0.6), candidate(2, 4.6, 0.2)]],
    ['fairly', [candidate(1, 5, 2), candidate(2, 1, 2)]],
    ['sure', [candidate(1, 9, 2), candidate(2, 1, 2)]],
    ['sure', [candidate(1, 9, 2)]],
    ['certain', [candidate(1, 2, 0), candidate(2, 2, 0)]],
  ] as const)('says how sure it is: %s', (sureness, moves) => {
    expect(advise(...moves)?.sureness).toBe(sureness);
  });

  it('keeps the order of what is solved: a win comes before a larger lead', () => {
    expect(ranks(candidate(1, 1, 0, 1), candidate(2, 4, 0, 0.8), candidate(3, 4, 0, 0.8))).toEqual([
      [1, 1],
      [2, 2],
      [3, 2],
    ]);
  });

  it('tells tenths of points only where it knows them', () => {
    const figures = (...moves: Candidate[]) =>
      advise(...moves)?.suggestions.map(({ lead, within }) => [lead, within]);
    expect(figures(candidate(1, 0.44, 0.12), candidate(2, -0.28, 0.2))).toEqual([
      [0.4, 0.3],
      [-0.3, 0.4],
    ]);
    expect(figures(candidate(1, 0.44, 0.12), candidate(2, -0.28, 0.6))).toEqual([
      [0, 1],
      [-0, 2],
    ]);
    expect(figures(candidate(1, 3, 0, 1))).toEqual([[3, 0]]);
  });

  it('is silent where no move was tried', () => {
    expect(advise()).toBeUndefined();
  });
});
