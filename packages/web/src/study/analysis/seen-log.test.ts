import { correspondances } from '@guimard/engine/correspondances';
import {
  type AnyGame,
  completeLog,
  newLog,
  SeededRng,
  Session,
  SPECTATOR,
  UNKNOWN,
  viewOf,
} from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { expect, test } from 'vitest';
import { seenLog } from './seen-log.ts';

const games: readonly AnyGame[] = [metro, correspondances];
const cases = games.flatMap((game) =>
  game.presets.flatMap((preset) => [60, 130].map((actions) => ({ game, preset, name: preset.id, actions }))),
);

function play(game: AnyGame, options: object, actions: number, seed: string): Session {
  const checked = game.options(options);
  if (!checked.ok) throw new Error(checked.error.code);
  const session = Session.open(game, newLog(game, checked.value));
  if (!session.ok) throw new Error(session.error.code);
  const rng = new SeededRng(seed);
  for (let i = 0; i < actions && !session.value.isOver; i++)
    session.value.play(game.pick(session.value.state, rng));
  return session.value;
}

/** What the viewer sees at the end of a log, however it is completed. */
function seenAt(game: AnyGame, session: Session, viewer: number, seed: string): Uint8Array {
  const log = seenLog(session, viewer, new SeededRng('possible'));
  const whole = completeLog(game, log, new SeededRng(seed));
  const again = whole.ok ? Session.open(game, whole.value) : whole;
  if (!again.ok) throw new Error(`${again.error.code} at ${again.error.at}`);
  return viewOf(game, again.value.state, viewer).known.bytes;
}

test.each(cases)(
  '$name after $actions actions agrees with what a player has seen',
  ({ game, preset, actions }) => {
    const session = play(game, preset.options, actions, preset.id);
    for (const viewer of [0, SPECTATOR]) {
      const { bytes } = viewOf(game, session.state, viewer).known;
      expect(seenAt(game, session, viewer, 'free')).toEqual(bytes);
    }
  },
);

test('what others hold is unknown', () => {
  const session = play(metro, { players: 2, first: 0 }, 40, 'hands');
  const { actions } = seenLog(session, 0, new SeededRng(1));
  expect(actions[1]).toBe(UNKNOWN);
  expect(actions[0]).toBe(session.log.actions[0]);
});

test('where something has shown since, the rest is one possibility, and not always the true one', () => {
  const session = play(metro, { with: ['companies'], players: 3 }, 90, 'shares');
  const possible = Array.from({ length: 6 }, (_, seed) => seenLog(session, 0, new SeededRng(seed)).actions);
  const isTrue = (actions: readonly string[]): boolean =>
    actions.every((word, i) => word === session.log.actions[i]);
  expect(possible.some(isTrue)).toBe(false);
});
