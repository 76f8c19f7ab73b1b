/** Invalid logs and snapshots of Metro, and their refusals. */
import { describe, expect, it } from 'vitest';
import { restore, type Snapshot, snapshot } from '../kit/layout.ts';
import { newLog, replay } from '../kit/log.ts';
import { metro } from './metro.ts';
import { createState } from './setup.ts';
import { EVERY_GAME, reach } from './testing/games.ts';

describe('an invalid log is refused', () => {
  const [, options] = EVERY_GAME[0];
  const log = newLog(metro, options, reach({ options, seed: 1, moves: 1000 }).words);

  it.each([
    ['other rules', { ...log, rules: metro.meta.rules + 1 }, -1, 'log'],
    ['bad options', { ...log, options: { players: 7 } }, -1, 'B8'],
    ['an invalid word', { ...log, actions: log.actions.with(5, 'skip') }, 5, 'B7'],
    ['a tile instead of a placement', { ...log, actions: log.actions.with(3, 'aaaa') }, 3, 'B10'],
    ['an action after the end', { ...log, actions: [...log.actions, 'draw'] }, log.actions.length, 'B19'],
  ])('%s', (_, bad, at, rule) => {
    expect(replay(metro, bad)).toMatchObject({ ok: false, error: { at, rule } });
  });
});

describe('snapshots', () => {
  it('an invalid one is refused, and the field is named', () => {
    const { s } = reach({ options: EVERY_GAME[0][1], seed: 1, moves: 6 });
    const fields = snapshot(s);
    const attempt = (changed: Snapshot): unknown => restore(changed, createState(s.rules.options));
    const { bag: _, ...without } = fields;
    const refused = (field: string) => ({ ok: false, error: expect.stringContaining(`"${field}"`) });
    expect(attempt({ ...fields, cards: 3 })).toEqual(refused('cards'));
    expect(attempt(without)).toEqual(refused('bag'));
    expect(attempt({ ...fields, tiles: [1, 2, 3] })).toEqual(refused('tiles'));
    expect(attempt({ ...fields, held: [1, 256] })).toEqual(refused('held'));
    expect(attempt({ ...fields, pile: 0.5 })).toEqual(refused('pile'));
    // One seat's view is not a full snapshot.
    expect(attempt(snapshot(s, 0))).toMatchObject({ ok: false });
  });
});
