/** Whether a game was dealt honestly: anybody can ask, in the browser as in the terminal. */
import {
  type AnyGame,
  CHANCE,
  fail,
  type Log,
  newRefusal,
  ok,
  type Refusal,
  type Result,
  type Rng,
  Session,
} from '@guimard/engine/kit';
import { chanceOf, type Seed } from './chance.ts';

/** The first action of a game that does not follow from its seeds, or that the rules do not allow. */
export interface Deviation extends Refusal {
  /** Its place in the log, from 0; −1 if already the game or its options are refused. */
  readonly at: number;
  /** What the seeds say there; empty if the rules refuse what a player did. */
  readonly expected: string;
}

/**
 * Plays a game once more: every outcome of chance must be what the seeds say. Returns the chance of the rest of the game.
 */
export function verifyGame(game: AnyGame, log: Log, seeds: readonly Seed[]): Result<Rng, Deviation> {
  const session = Session.open(game, { ...log, actions: [] });
  if (!session.ok) return fail({ expected: '', ...session.error });
  if (seeds[0]?.from !== 0 || seeds.some(({ from }, i) => from < (seeds[i - 1]?.from ?? 0)))
    return fail({ at: -1, expected: '', ...newRefusal('seeds', 'seedsIncomplete') });
  const { state } = session.value;
  let used = 0;
  let draws = 0;
  let chance: Rng = chanceOf([]);
  const addSeeds = (): void => {
    const due = seeds.findLastIndex(({ from }) => from <= draws) + 1;
    if (due === used) return;
    used = due;
    chance = chanceOf(seeds.slice(0, due));
  };
  for (const [at, action] of log.actions.entries()) {
    if (game.toMove(state) === CHANCE) {
      addSeeds();
      const expected = game.format(game.decode(state, game.pick(state, chance)));
      if (expected !== action)
        return fail({ at, expected, ...newRefusal('seeds', 'seedDiffers', { expected, action }) });
      draws++;
    }
    const played = session.value.playWord(action);
    if (!played.ok) return fail({ at, expected: '', ...played.error });
  }
  addSeeds();
  return ok(chance);
}
