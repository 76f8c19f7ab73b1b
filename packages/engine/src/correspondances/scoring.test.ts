/** Points of a round (T18–T25, D18–D21) and the end of a match (T16, T23, D22). */
import { describe, expect, it } from 'vitest';
import { OVER } from '../kit/game.ts';
import { correspondances } from './correspondances.ts';
import type { CorrespondancesEvent } from './event.ts';
import { NO_JOURNEY } from './journey.ts';
import { journeyPoints, NOBODY, winnerOf } from './scoring.ts';
import { END, ORDER } from './state.ts';
import { EXAMPLES } from './testing/examples.ts';
import { playWords, refusalOf, roundWith } from './testing/games.ts';

describe('D21: the points of a journey', () => {
  it.each([
    [0, 5],
    [1, 4],
    [2, 3],
    [3, 2],
    [4, 1],
    [5, 1],
    [17, 1],
  ])('%i transfers: %i', (transfers, points) => {
    expect(journeyPoints((1 << 8) | transfers)).toBe(points);
  });

  it('none without a journey', () => {
    expect(journeyPoints(NO_JOURNEY)).toBe(0);
  });
});

describe('T16, T23, D22: who has won', () => {
  it.each([
    [[9, 9, 4], 10, NOBODY],
    [[12, 12, 5], 10, NOBODY],
    [[10, 12], 10, 1],
    [[10, 9], 10, 0],
    [[10, 10], 10, NOBODY],
    [[10, 10, 11, 3], 10, 2],
    [[0, 0], 1, NOBODY],
    [[4, 5], 5, 1],
    [[6, 1, 6, 6], 5, NOBODY],
  ])('%j with target %i: seat %i', (totals, target, winner) => {
    expect(winnerOf(totals, target)).toBe(winner);
  });
});

/** Plays a worked example with these points before it; it scores [total] more. */
function playRound(id: string, totals: readonly number[], options = {}) {
  const example = EXAMPLES.find((one) => one.id === id)!;
  const s = roundWith(example.order, example.lines, options);
  s.totals.set(totals);
  const events: CorrespondancesEvent[] = [];
  for (const words of example.placements) playWords(s, words, (event) => events.push(event));
  return { s, events };
}

describe('after a round', () => {
  it('T23: several past the target, the highest wins', () => {
    // Red gets 4, blue 5.
    const { s, events } = playRound('text-example-4p', [8, 9, 3, 0]);
    expect([s.step, correspondances.toMove(s)]).toEqual([END, OVER]);
    expect(events.at(-1)).toEqual({ type: 'over', winner: 1, scores: [12, 14, 3, 0] });
    const scores = new Int32Array(4);
    correspondances.scores(s, scores);
    expect(Array.from(scores)).toEqual([12, 14, 3, 0]);
    expect(refusalOf(s, 'order-2134')).toEqual({ rule: 'D22', code: 'gameOver', params: {} });
  });

  it('D22: a shared highest total means another round, which a third may win', () => {
    const { s, events } = playRound('text-example-4p', [9, 8, 3, 9]);
    expect(Array.from(s.totals)).toEqual([13, 13, 3, 9]);
    expect([s.step, s.round]).toEqual([ORDER, 1]);
    expect(events.at(-1)).toMatchObject({ type: 'scored', totals: [13, 13, 3, 9] });
    s.totals.set([13, 13, 3, 13]);
    playWords(s, 'order-2134 line-1 line-3 line-4 line-2');
    for (const words of EXAMPLES[1].placements) playWords(s, words);
    expect(Array.from(s.totals)).toEqual([17, 13, 3, 18]);
    expect(s.step).toBe(END);
  });

  it('D22: below the target the match goes on, and a smaller target ends it', () => {
    expect(playRound('text-example', [4, 0, 0]).s.step).toBe(ORDER);
    expect(playRound('text-example', [4, 0, 0], { target: 9 }).s.step).toBe(END);
    expect(playRound('text-example', [5, 0, 0]).s.step).toBe(END);
  });

  it('D24: afterwards lines are public, nobody holds them, and the table is still there', () => {
    const { s, events } = playRound('text-example', [0, 0, 0]);
    expect([Array.from(s.line), Array.from(s.lastLine)]).toEqual([
      [0, 0, 0],
      [2, 3, 4],
    ]);
    expect(s.placed).toBe(16);
    expect(events.at(-1)).toEqual({
      type: 'scored',
      round: 1,
      end: 'journey',
      lines: [2, 3, 4],
      unheld: [1],
      lengths: [8, 0, 0],
      points: [5, 0, 0],
      totals: [5, 0, 0],
    });
  });

  it('D23: the next round starts with a new table, and the totals stay', () => {
    const { s, events } = playRound('text-example', [0, 0, 0]);
    playWords(s, 'order-4132', (event) => events.push(event));
    expect(events.at(-1)).toEqual({ type: 'round', round: 2, order: '4132', first: 0 });
    expect([s.placed, s.pile, s.openCells, s.seat]).toEqual([6, 48, 14, 0]);
    expect(Array.from(s.totals)).toEqual([5, 0, 0]);
    expect(s.bag.every((copies) => copies === 2) && s.aside.every((copies) => copies === 0)).toBe(true);
    const fresh = roundWith('4132', [1, 2, 3]);
    for (const field of [
      'board',
      'pieces',
      'spots',
      'openSpots',
      'openWants',
      'joined',
      'reached',
    ] as const) {
      expect(s[field], field).toEqual(fresh[field]);
    }
  });
});

describe('D3: who starts', () => {
  it.each([
    ['the same seat every round', false, [2, 2, 2, 2]],
    ['the next seat each round', true, [2, 0, 1, 2]],
  ])('%s', (_, rotateFirst, expected) => {
    const example = EXAMPLES.find(({ id }) => id === 'text-example')!;
    const s = correspondances.create({ players: 3, first: 2, rotateFirst, target: 50 });
    const told: number[] = [];
    const first = expected.map(() => {
      playWords(s, 'order-2134 line-2 line-3 line-4', (event) => {
        if (event.type === 'round') told.push(event.first);
      });
      const { seat } = s;
      for (const words of example.placements) playWords(s, words);
      return seat;
    });
    expect([first, told]).toEqual([expected, expected]);
    expect(Array.from(s.totals)).toEqual([20, 0, 0]);
  });
});
