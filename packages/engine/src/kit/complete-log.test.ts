import { describe, expect, it } from 'vitest';
import { completeLog } from './complete-log.ts';
import type { AnyGame } from './game.ts';
import { newLog } from './log.ts';
import { SeededRng } from './rng.ts';
import { pebbles } from './testing/pebbles.ts';

// Any game may be driven without knowing its types.
const game = pebbles as unknown as AnyGame;
const options = { players: 2, heap: 3, tags: [] };
const complete = (actions: readonly string[], seed = 1) =>
  completeLog(game, newLog(game, options, actions), new SeededRng(seed));

describe('completing a log', () => {
  it('leaves a known log as it is', () => {
    const actions = ['card1', 'card2', 'take1'];
    expect(complete(actions)).toEqual({ ok: true, value: newLog(game, options, actions) });
  });

  it('draws what nothing says, from all that is left', () => {
    const drawn = new Set<string | undefined>();
    for (let seed = 0; seed < 30; seed++) {
      const completed = complete(['card1', '?', 'take2'], seed);
      if (completed.ok) drawn.add(completed.value.actions[1]);
    }
    expect(drawn).toEqual(new Set(['card1', 'card2', 'card3']));
  });

  it('finds the draws that leave enough for what is known to come', () => {
    const four = { ...options, players: 4 };
    for (let seed = 0; seed < 30; seed++) {
      const log = newLog(game, four, ['?', '?', 'card3', 'card3', 'take1']);
      const completed = completeLog(game, log, new SeededRng(seed));
      expect(completed.ok && completed.value.actions.slice(0, 2)).not.toContain('card3');
    }
  });

  it('refuses what no draws explain, and says which action that is', () => {
    expect(complete(['?', '?', '?'])).toMatchObject({ ok: false, error: { at: 2, code: 'noAction' } });
    expect(complete(['?', '?', 'take3'])).toMatchObject({ ok: false, error: { at: 2, code: 'notLegal' } });
    expect(complete(['?', 'nonsense'])).toMatchObject({ ok: false, error: { at: 1, code: 'noAction' } });
    const other = completeLog(game, { ...newLog(game, options), game: 'other' }, new SeededRng(1));
    expect(other).toMatchObject({ ok: false, error: { at: -1, code: 'otherGame' } });
  });

  it('gives up soon on a log of nothing but unknown words', () => {
    const actions = Array<string>(100_000).fill('?');
    expect(complete(actions)).toMatchObject({ ok: false, error: { at: 2 } });
  });
});
