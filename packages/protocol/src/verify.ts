/**
 * Verifies that a game was dealt honestly, in the browser and on the command line.
 *
 * @module
 */
import {
  type AnyGame,
  CHANCE,
  type Code,
  fail,
  type Log,
  newRefusal,
  ok,
  type Refusal,
  type Result,
  Session,
  type State,
} from '@guimard/engine/kit';
import type { Seed } from './chance.ts';
import { type Deal, Dealer } from './deal.ts';
import { type DrawKind, type Draws, drawsOf } from './draws.ts';

/** The first action of a game that does not follow from its seeds, or that the rules do not allow. */
export interface Deviation extends Refusal {
  /** Its index in the log; −1 if the game or its options are refused. */
  readonly at: number;
  /** The outcome by the seeds; empty if the rules refuse a player's action. */
  readonly expected: string;
}

/**
 * Replays a game: every random outcome must follow from the seeds. Returns the draws of the rest of the game, or the
 * first action that deviates. `kind` is `draws` of the finished game.
 */
export function verifyGame(
  game: AnyGame,
  log: Log,
  seeds: readonly Seed[],
  kind: DrawKind,
): Result<Draws, Deviation> {
  if (seeds[0]?.from !== 0 || seeds.some(({ from }, i) => from < (seeds[i - 1]?.from ?? 0)))
    return fail({ at: -1, expected: '', ...newRefusal('seeds', 'seedsIncomplete') });
  let used = 0;
  let count = 0;
  let draws = drawsOf(game, [], kind);
  const addSeeds = (): void => {
    const due = seeds.findLastIndex(({ from }) => from <= count) + 1;
    if (due === used) return;
    used = due;
    draws = drawsOf(game, seeds.slice(0, due), kind);
  };
  const deviation = findDeviation(game, log, (state) => {
    addSeeds();
    count++;
    return draws.draw(state);
  });
  if (deviation !== undefined) return fail(deviation);
  addSeeds();
  return ok(draws);
}

/**
 * Replays a game: every random outcome must be as dealt. Returns the dealer of the rest of the game, or the first
 * action that deviates.
 */
export function verifyDeal(game: AnyGame, log: Log, deal: Deal): Result<Dealer, Deviation> {
  const dealer = new Dealer(game, deal);
  const deviation = findDeviation(game, log, (state) => dealer.draw(state));
  return deviation === undefined ? ok(dealer) : fail(deviation);
}

/** The first action that the rules refuse, or that is not the outcome that `draw` gives. */
function findDeviation(game: AnyGame, log: Log, draw: (state: State) => Code): Deviation | undefined {
  const session = Session.open(game, { ...log, actions: [] });
  if (!session.ok) return { expected: '', ...session.error };
  const { state } = session.value;
  for (const [at, action] of log.actions.entries()) {
    if (game.toMove(state) === CHANCE) {
      const expected = game.format(game.decode(state, draw(state)));
      if (expected !== action)
        return { at, expected, ...newRefusal('seeds', 'seedDiffers', { expected, action }) };
    }
    const played = session.value.playWord(action);
    if (!played.ok) return { at, expected: '', ...played.error };
  }
  return undefined;
}
