import { describe, expect, it } from 'vitest';
import type { Refusal } from '../kit/result.ts';
import type { CorrespondancesAction } from './action.ts';
import { correspondances } from './correspondances.ts';
import { DEFAULTS, parseOptions } from './options.ts';
import { createState } from './setup.ts';
import type { CorrespondancesState } from './state.ts';
import { playWords, refusalOf } from './testing/games.ts';

const refused = (rule: string, code: string, params: Refusal['params'] = {}) => ({
  rule,
  code,
  params: expect.objectContaining(params),
});

function after(words: string): CorrespondancesState {
  const s = createState(DEFAULTS);
  if (words !== '') playWords(s, words);
  return s;
}

const DEALT = 'order-2134 line-3 line-1';

// Each row: what has been played, what is tried, the rule and the code of the refusal.
describe('actions', () => {
  it.each([
    ['', 'line-1', 'T8', 'orderDue'],
    ['', 'cross-12', 'T12', 'orderDue'],
    ['', 'place-e0n1-0', 'T12', 'orderDue'],
    ['', 'order-1234', 'T4', 'unknownOrder'],
    ['', 'order-1111', 'T4', 'unknownOrder'],
    ['order-2134', 'order-2134', 'T4', 'lineDue'],
    ['order-2134', 'cross-12', 'T12', 'lineDue'],
    ['order-2134 line-3', 'line-3', 'T8', 'lineDealt'],
    ['order-2134 line-3', 'place-e0n1-0', 'T12', 'lineDue'],
    [DEALT, 'line-2', 'T8', 'tileBeingDrawn'],
    [DEALT, 'order-2134', 'T4', 'tileBeingDrawn'],
    [DEALT, 'place-e0n1-0', 'T12', 'tileBeingDrawn'],
    [`${DEALT} cross-12`, 'cross-13', 'T12', 'sectionDue'],
    [`${DEALT} cross-12`, 'line-2', 'T8', 'sectionDue'],
    [`${DEALT} cross-12`, 'place-e0n1-0', 'D4', 'linesMustJoin'],
    [`${DEALT} cross-12`, 'place-e9s9-0', 'D5', 'touchesNothing'],
    [`${DEALT} cross-12`, 'place-e0s0-0', 'D6', 'spotTaken'],
    [`${DEALT} cross-12`, 'place-w1s0-2', 'D6', 'sameRotation'],
    [`${DEALT} cross-12 place-e0n1-1`, 'place-e0n2-1', 'T12', 'tileBeingDrawn'],
    [`${DEALT} cross-12 place-w1s0-0 cross-12 place-w2s0-0`, 'cross-12', 'T7', 'noneLeft'],
  ])('after "%s": %s', (played, word, rule, code) => {
    expect(refusalOf(after(played), word)).toEqual(refused(rule, code));
  });

  it('T2: an invalid line or tile, from a program instead of a word', () => {
    for (const line of [0, 5, -1, 1.5, Number.NaN]) {
      const code = correspondances.encode(after('order-2134'), { type: 'line', line });
      expect(code).toEqual({ ok: false, error: refused('T2', 'unknownLine', { max: 4 }) });
    }
    const action = { type: 'tile', tile: 'cross-21' } as unknown as CorrespondancesAction;
    expect(correspondances.encode(after(DEALT), action)).toEqual({
      ok: false,
      error: refused('T2', 'unknownSection', { name: 'cross-21' }),
    });
  });
});

describe('options', () => {
  it.each<[input: unknown, rule: string, code: string, params?: Refusal['params']]>([
    [{ player: 2 }, 'options', 'unknownOption', { option: 'player', options: Object.keys(DEFAULTS) }],
    [{ players: 1 }, 'D1', 'playersBetween', { min: 2, max: 4 }],
    [{ players: 5 }, 'D1', 'playersBetween', { min: 2, max: 4 }],
    [{ players: 2.5 }, 'D1', 'playersBetween'],
    [{ players: '2' }, 'D1', 'playersBetween'],
    [{ players: undefined }, 'D1', 'playersBetween'],
    [{ players: [2] }, 'D1', 'playersBetween'],
    [{ first: 2 }, 'D3', 'firstSeat', { max: 1 }],
    [{ first: 'random' }, 'D3', 'firstSeat', { max: 1 }],
    [{ first: -1 }, 'D3', 'firstSeat', { max: 1 }],
    [{ rotateFirst: 1 }, 'D3', 'notTrueOrFalse', { option: 'rotateFirst' }],
    [{ target: 0 }, 'T16', 'targetBetween', { min: 1, max: 50 }],
    [{ target: 51 }, 'T16', 'targetBetween'],
    [{ target: 9.5 }, 'T16', 'targetBetween'],
  ])('%j: %s', (input, rule, code, params) => {
    expect(parseOptions(input)).toEqual({ ok: false, error: refused(rule, code, params) });
  });

  it('are filled with defaults', () => {
    expect(parseOptions({})).toEqual({
      ok: true,
      value: { players: 2, first: 0, rotateFirst: false, target: 10 },
    });
    expect(Array.from(correspondances.combinations())).toHaveLength(6);
  });
});
