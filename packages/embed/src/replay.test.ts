import { correspondances } from '@guimard/engine/correspondances';
import { type AnyGame, nth, OVER, SeededRng, Session } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameCalled } from './games.ts';
import { openLog } from './open-log.ts';
import { Replay } from './replay.svelte.ts';

function finished(game: AnyGame, options: object, seed: string): Session {
  const opened = Session.open(game, {
    game: game.meta.id,
    rules: game.meta.rules,
    options: { ...options },
    actions: [],
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const rng = new SeededRng(seed);
  const { state } = opened.value;
  while (game.toMove(state) !== OVER) opened.value.play(game.pick(state, rng));
  return opened.value;
}

const GAMES: readonly (readonly [string, AnyGame, object])[] = [
  ['Metro', metro as AnyGame, { players: 3 }],
  ['Metro with companies and Stockholm', metro as AnyGame, { players: 2, with: ['companies', 'stockholm'] }],
  ['Metro alone', metro as AnyGame, { players: 1, with: ['solo'] }],
  ['Correspondances', correspondances as AnyGame, { players: 3, target: 3 }],
];

describe.each(GAMES)('%s', (_, game, options) => {
  const session = finished(game, options, 'replay');

  async function replayed() {
    const shown = await gameCalled(game.meta.id);
    if (shown === undefined) throw new Error('no such game');
    return { shown, look: await shown.load('en', new Replay(session, shown.turnPart).last) };
  }

  test('every move is told, and the last one leads to the end', async () => {
    const { shown, look } = await replayed();
    const replay = new Replay(session, shown.turnPart);
    const names = ['Anne', 'Ben', 'Zoé'];
    expect(replay.isLast).toBe(true);
    expect(replay.scores).toEqual(Array.from(session.scores));
    for (let move = 1; move <= replay.moves; move++) {
      replay.look(move);
      const told = replay.events.map((event) => shown.tell(look, event, names)).join('');
      expect(told, `move ${move}`).not.toBe('');
      expect(told).not.toMatch(/undefined|\[object|NaN/);
    }
  });

  test('it begins before the first move, and moves beyond the game are its ends', async () => {
    const { shown } = await replayed();
    const replay = new Replay(session, shown.turnPart);
    replay.look(-3);
    expect([replay.at, replay.events]).toEqual([0, []]);
    replay.look(Number.POSITIVE_INFINITY);
    expect(replay.at).toBe(replay.moves);
  });
});

describe('playing', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const make = () => new Replay(finished(metro as AnyGame, { players: 2 }, 'a'), () => undefined);

  test('starts anew from the end, and stops there', () => {
    const replay = make();
    replay.play();
    expect([replay.at, replay.isPlaying]).toEqual([0, true]);
    vi.runAllTimers();
    expect([replay.isLast, replay.isPlaying]).toEqual([true, false]);
  });

  test('goes on from where it was paused', () => {
    const replay = make();
    replay.look(3);
    replay.play();
    vi.advanceTimersToNextTimer();
    replay.pause();
    vi.runAllTimers();
    expect([replay.at, replay.isPlaying]).toEqual([4, false]);
  });
});

describe('what is wrong with a log is told in the language of the reader', () => {
  const { game, rules, options } = finished(metro as AnyGame, { players: 2 }, 'a').log;
  test.each([
    ['nonsense', 'en', /^This isn’t a saved game: /],
    ['{"game": "metro"', 'fr', /partie/],
    ['chess.1//e4', 'de', /chess/],
    ['metro.99/players=2/', 'en', /version 99 of the rules/],
    ['metro.2/players=9/', 'nl', /./],
    [JSON.stringify({ game, rules, options, actions: ['first0', 'zzzz'] }), 'en', /^Step 2 \(zzzz\)/],
  ] as const)('%s', async (text, locale, message) => {
    const opened = await openLog(text);
    if (opened.ok) throw new Error('it should be refused');
    const told = await opened.error(locale);
    expect(told).toMatch(message);
    expect(told).not.toMatch(/undefined|\bat .*:\d+/);
  });

  test('a log with unknown draws is completed', async () => {
    const { log } = finished(metro as AnyGame, { players: 2 }, 'a');
    const draw = log.actions.findIndex((word) => /^[a-d]{4}$/.test(word));
    const actions = log.actions.map((word, i) => (i === draw ? '?' : word));
    expect(nth(actions, draw)).toBe('?');
    expect((await openLog(JSON.stringify({ ...log, actions }))).ok).toBe(true);
  });
});
