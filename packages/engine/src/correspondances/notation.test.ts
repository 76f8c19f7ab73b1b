/** Actions as codes, objects and words; events in words. */
import { describe, expect, it } from 'vitest';
import { SeededRng } from '../kit/rng.ts';
import { correspondances } from './correspondances.ts';
import type { CorrespondancesEvent } from './event.ts';
import { createState } from './setup.ts';
import { EVERY_GAME, randomMoves } from './testing/games.ts';

describe('words', () => {
  it.each([
    ['place-e6n2-1', { type: 'place', x: 6, y: -2, rot: 1 }],
    ['place-w1s0-3', { type: 'place', x: -1, y: 0, rot: 3 }],
    ['place-e0s1-0', { type: 'place', x: 0, y: 1, rot: 0 }],
    ['order-2134', { type: 'order', order: '2134' }],
    ['line-3', { type: 'line', line: 3 }],
    ['curves-34', { type: 'tile', tile: 'curves-34' }],
  ])('%s', (word, action) => {
    expect(correspondances.parse(word)).toEqual({ ok: true, value: action });
  });

  const NONE =
    'place place-e6n2 place-e6n2-4 place-w0s0-0 place-e0n0-1 place-e01s1-1 pass line-0 line-5 line-12 ' +
    'order-213 order-21345 cross-21 cross-11 straight-1 Cross-12';
  it.each(['', ...NONE.split(' ')])('"%s" is invalid', (word) => {
    expect(correspondances.parse(word)).toMatchObject({
      ok: false,
      error: { rule: 'T12', code: 'unknownAction', params: { word } },
    });
  });
});

describe('events in words', () => {
  it.each<[CorrespondancesEvent, string]>([
    [
      { type: 'round', round: 2, order: '2134', first: 1 },
      'Round 2: the straights lie in the order 2, 1, 3, 4. Bo begins.',
    ],
    [{ type: 'dealt', seat: 0, secret: { seat: 0, line: 3 } }, 'Ada draws line 3 (yellow).'],
    [{ type: 'drew', seat: 0, tile: 'cross-12' }, 'Ada draws cross-12.'],
    [{ type: 'aside', seat: 2, tile: 'cross-12' }, 'Player 3 finds no place for cross-12: it is set aside.'],
    [{ type: 'placed', seat: 0, tile: 'link-12', x: 6, y: -2, rot: 0 }, 'Ada places link-12 on e6n2.'],
    [
      { type: 'placed', seat: 1, tile: 'link-12', x: -1, y: 0, rot: 3 },
      'Bo places link-12 on w1s0, turned three quarters.',
    ],
    [
      { type: 'journey', seat: 0, line: 2, transfers: 1, arrival: '1', points: 4 },
      'Ada, on line 2 (blue), has reached the point of line 1 with 1 transfer: 4 points.',
    ],
    [
      { type: 'journey', seat: 0, line: 3, transfers: 0, arrival: 'M-east', points: 5 },
      'Ada, on line 3 (yellow), has reached (M) in the east without a transfer: 5 points.',
    ],
    [
      { type: 'portion', seat: 1, line: 4, length: 8, points: 1 },
      'Bo has the longest portion, 8 sections of line 4 (green): 1 point.',
    ],
    [
      {
        type: 'scored',
        round: 1,
        end: 'journey',
        lines: [2, 3],
        unheld: [1, 4],
        lengths: [8, 0],
        points: [5, 1],
        totals: [5, 7],
      },
      'Round 1 is over, a journey is complete: Ada had line 2 (blue), 5 points, 5 in all; ' +
        'Bo had line 3 (yellow), 1 point, 7 in all; nobody had line 1 (red) and line 4 (green).',
    ],
    [{ type: 'over', winner: 1, scores: [7, 12] }, 'Bo wins the match: Ada 7, Bo 12.'],
  ])('%j', (event, words) => {
    expect(correspondances.describe(event, ['Ada', 'Bo'])).toBe(words);
  });

  it('every event of a match has a sentence', () => {
    const s = createState(EVERY_GAME[4][1]);
    const types = new Set<string>();
    const emit = (event: CorrespondancesEvent): void => {
      types.add(event.type);
      expect(correspondances.describe(event)).toMatch(/^(Player|Round) .*\.$/);
    };
    for (const _ of randomMoves(s, new SeededRng('all words'), emit)) expect(s.step).toBeLessThan(4);
    expect(Array.from(types).sort().join(' ')).toBe('dealt drew journey over placed portion round scored');
  });
});
