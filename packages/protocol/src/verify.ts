/** Verifies that a game was dealt honestly, in the browser and on the command line. */
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
  /** Its index in the log; −1 if the game or its options are refused. */
  readonly at: number;
  /** The outcome by the seeds; empty if the rules refuse a player's action. */
  readonly expected: string;
}

/**
 * Replays a game: every random outcome must follow from the seeds. Returns the random source for the rest of the game.
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
