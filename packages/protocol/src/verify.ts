/** Whether a game was dealt honestly: anybody can ask, in the browser as in the terminal. */
import { type AnyGame, CHANCE, fail, type Log, ok, type Result, Session } from '@guimard/engine/kit';
import { SeedChance } from './chance.ts';

/** The first action of a game that does not follow from its seed, or that the rules do not allow. */
export interface Deviation {
  /** Its place in the log, from 0; −1 if already the game or its options are refused. */
  readonly at: number;
  /** What the seed says there; empty if the rules refuse what a player did. */
  readonly expected: string;
  /** In a sentence. */
  readonly reason: string;
}

/** Plays a game once more: every outcome of chance must be what the seed says. */
export function verifyGame(game: AnyGame, log: Log, seed: string): Result<void, Deviation> {
  const session = Session.open(game, { ...log, actions: [] });
  if (!session.ok) return fail({ at: -1, expected: '', reason: session.error.reason });
  const chance = new SeedChance(seed);
  for (const [at, action] of log.actions.entries()) {
    const { state } = session.value;
    if (game.toMove(state) === CHANCE) {
      const expected = game.format(game.decode(state, game.pick(state, chance)));
      if (expected !== action)
        return fail({ at, expected, reason: `The seed says ${expected}, not ${action}.` });
    }
    const played = session.value.playWord(action);
    if (!played.ok) return fail({ at, expected: '', reason: played.error.reason });
  }
  return ok(undefined);
}
