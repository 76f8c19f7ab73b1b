/** Following a real game, one sees only what is placed: every tile drawn into a hand is unknown. */
import { describe, expect, it } from 'vitest';
import { completeLog, UNKNOWN } from '../kit/complete-log.ts';
import { type AnyGame, CHANCE } from '../kit/game.ts';
import { type Log, newLog, replay } from '../kit/log.ts';
import { SeededRng } from '../kit/rng.ts';
import { metro } from './metro.ts';
import { DEFAULTS, type MetroOptions } from './options.ts';
import { isTileStep } from './state.ts';
import { randomMoves, wordOf } from './testing/games.ts';

const GAMES: readonly [name: string, options: MetroOptions][] = [
  ['the base game', { ...DEFAULTS, players: 2, first: 0 }],
  ['six players with three rotated tiles', { ...DEFAULTS, players: 6, rotate: true, hand: 3 }],
  ...metro.presets.flatMap(({ id, options }): [string, MetroOptions][] => {
    const checked = metro.options({ players: 4, ...options });
    // The tiles of a solo player are public.
    return checked.ok && checked.value.players > 1 ? [[id, checked.value]] : [];
  }),
];

/** A random game whose tiles are unknown until they are placed. */
function seenFromBeside(options: MetroOptions, seed: string): Log {
  const s = metro.create(options);
  const words: string[] = [];
  for (const code of randomMoves(s, new SeededRng(seed)))
    words.push(metro.toMove(s) === CHANCE && isTileStep(s) ? UNKNOWN : wordOf(s, code));
  return newLog(metro, options, words);
}

function expectCompleted(log: Log): void {
  // Any game may be driven without knowing its types.
  const completed = completeLog(metro as unknown as AnyGame, log, new SeededRng('complete'));
  if (!completed.ok) throw new Error(JSON.stringify(completed.error));
  expect(replay(metro, completed.value).ok).toBe(true);
  const { actions } = completed.value;
  expect(actions.map((word, i) => (log.actions[i] === UNKNOWN ? UNKNOWN : word))).toEqual(log.actions);
}

describe('a game without any tile drawn', () => {
  it.each(GAMES)('is completed, whole or as far as it has come: %s', (name, options) => {
    const log = seenFromBeside(options, name);
    expectCompleted(log);
    for (let length = 0; length < log.actions.length; length += 13)
      expectCompleted({ ...log, actions: log.actions.slice(0, length) });
  });

  it('is refused where more tiles of a kind are placed than the box has', () => {
    const options: MetroOptions = { ...DEFAULTS, players: 2, first: 0 };
    const placed = ['aaaa00', 'aaaa10', 'aaaa20', 'aaaa30', 'aaaa40', 'aaaa50', 'aaaa60'];
    const actions = ['?', '?', ...placed.flatMap((word) => [word, '?'])];
    const refused = completeLog(
      metro as unknown as AnyGame,
      newLog(metro, options, actions),
      new SeededRng(1),
    );
    expect(refused).toMatchObject({ ok: false, error: { rule: 'B10', code: 'notInHand' } });
    expect(!refused.ok && actions[refused.error.at]).toMatch(/^aaaa/);
  });
});
