/** Invalid logs of Correspondances, and the rules that refuse them. */
import { describe, expect, it } from 'vitest';
import { newLog, replay } from '../kit/log.ts';
import { correspondances } from './correspondances.ts';
import { EVERY_GAME, reach } from './testing/games.ts';

describe('an invalid log is refused', () => {
  const options = { ...EVERY_GAME[0][1], target: 3 };
  const log = newLog(correspondances, options, reach({ options, seed: 1, moves: 100_000 }).words);

  it.each([
    ['other rules', { ...log, rules: 2 }, -1, 'log'],
    ['bad options', { ...log, options: { players: 5 } }, -1, 'D1'],
    ['an invalid word', { ...log, actions: log.actions.with(5, 'pass') }, 5, 'T12'],
    ['a tile instead of a placement', { ...log, actions: log.actions.with(4, 'cross-12') }, 4, 'T12'],
    [
      'an action after the end',
      { ...log, actions: [...log.actions, 'order-2134'] },
      log.actions.length,
      'D22',
    ],
  ])('%s', (_, bad, at, rule) => {
    expect(replay(correspondances, bad)).toMatchObject({ ok: false, error: { at, rule } });
  });
});
