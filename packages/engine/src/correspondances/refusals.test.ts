import { describe, expect, it } from 'vitest';
import type { CorrespondancesAction } from './action.ts';
import { correspondances } from './correspondances.ts';
import { DEFAULTS, parseOptions } from './options.ts';
import { createState } from './setup.ts';
import type { CorrespondancesState } from './state.ts';
import { playWords, refusalOf } from './testing/games.ts';

const refused = (rule: string, words: string) => ({ rule, reason: expect.stringContaining(words) });

function after(words: string): CorrespondancesState {
  const s = createState(DEFAULTS);
  if (words !== '') playWords(s, words);
  return s;
}

const DEALT = 'order-2134 line-3 line-1';

// Each row: what has been played, what is tried, the rule and some of the words of the refusal.
describe('actions', () => {
  it.each([
    ['', 'line-1', 'T8', 'No line is to be dealt now. A round begins'],
    ['', 'cross-12', 'T12', 'the order of the straights is to be drawn'],
    ['', 'place-e0n1-0', 'T12', 'A round begins'],
    ['', 'order-1234', 'T4', '1234 is none of them'],
    ['', 'order-1111', 'T4', '1111 is none of them'],
    ['order-2134', 'order-2134', 'T4', 'lie already. Player 1 is to be dealt a line'],
    ['order-2134', 'cross-12', 'T12', 'Player 1 is to be dealt a line'],
    ['order-2134 line-3', 'line-3', 'T8', 'Line 3 has been dealt already'],
    ['order-2134 line-3', 'place-e0n1-0', 'T12', 'Player 2 is to be dealt a line'],
    [DEALT, 'line-2', 'T8', 'Player 1 is drawing a section'],
    [DEALT, 'order-2134', 'T4', 'Player 1 is drawing a section'],
    [DEALT, 'place-e0n1-0', 'T12', 'Player 1 is drawing a section'],
    [`${DEALT} cross-12`, 'cross-13', 'T12', 'Player 1 must place cross-12'],
    [`${DEALT} cross-12`, 'line-2', 'T8', 'Player 1 must place cross-12'],
    [`${DEALT} cross-12`, 'place-e0n1-0', 'D4', 'south side would be line 1'],
    [`${DEALT} cross-12`, 'place-e9s9-0', 'D5', 'touch no other'],
    [`${DEALT} cross-12`, 'place-e0s0-0', 'D6', 'end-west lies on e0s0'],
    [`${DEALT} cross-12`, 'place-w1s0-2', 'D6', 'rotation 2 is written 0'],
    [`${DEALT} cross-12 place-e0n1-1`, 'place-e0n2-1', 'T12', 'Player 2 is drawing a section'],
    [`${DEALT} cross-12 place-w1s0-0 cross-12 place-w2s0-0`, 'cross-12', 'T7', 'No cross-12 is left'],
  ])('after "%s": %s', (played, word, rule, words) => {
    expect(refusalOf(after(played), word)).toEqual(refused(rule, words));
  });

  it('T2: a line or a tile that is none, from a program instead of a word', () => {
    for (const line of [0, 5, -1, 1.5, Number.NaN]) {
      const code = correspondances.encode(after('order-2134'), { type: 'line', line });
      expect(code).toEqual({ ok: false, error: refused('T2', 'lines are 1 to 4') });
    }
    const action = { type: 'tile', tile: 'cross-21' } as unknown as CorrespondancesAction;
    expect(correspondances.encode(after(DEALT), action)).toEqual({
      ok: false,
      error: refused('T2', 'There is no tile "cross-21"'),
    });
  });
});

describe('options', () => {
  it.each<[unknown, string, string]>([
    [undefined, 'options', 'must be an object'],
    [null, 'options', 'must be an object'],
    [[], 'options', 'must be an object'],
    ['players=2', 'options', 'must be an object'],
    [{ player: 2 }, 'options', 'no option "player"; there are: players, first, rotateFirst, target'],
    [{ toString: 1 }, 'options', 'no option "toString"'],
    [JSON.parse('{"__proto__":1}'), 'options', 'no option "__proto__"'],
    [{ players: 1 }, 'D1', 'from 2 to 4, not 1'],
    [{ players: 5 }, 'D1', 'from 2 to 4, not 5'],
    [{ players: 2.5 }, 'D1', 'whole number'],
    [{ players: '2' }, 'D1', 'not "2"'],
    [{ players: undefined }, 'D1', 'players'],
    [{ players: [2] }, 'D1', 'not something else'],
    [{ first: 2 }, 'D3', 'a seat from 0 to 1, not 2'],
    [{ first: 'random' }, 'D3', 'a seat from 0 to 1'],
    [{ first: -1 }, 'D3', 'a seat from 0 to 1'],
    [{ rotateFirst: 1 }, 'D3', '"rotateFirst" must be true or false, not 1'],
    [{ target: 0 }, 'T16', 'from 1 to 50, not 0'],
    [{ target: 51 }, 'T16', 'from 1 to 50, not 51'],
    [{ target: 9.5 }, 'T16', 'whole number'],
  ])('%j: %s', (input, rule, words) => {
    expect(parseOptions(input)).toEqual({ ok: false, error: refused(rule, words) });
  });

  it('are filled with defaults', () => {
    expect(parseOptions({})).toEqual({
      ok: true,
      value: { players: 2, first: 0, rotateFirst: false, target: 10 },
    });
    expect(Array.from(correspondances.combinations())).toHaveLength(6);
  });
});
