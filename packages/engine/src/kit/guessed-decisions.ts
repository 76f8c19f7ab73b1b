/** Which decisions of a log with unknown draws were made with something that can only be guessed. */
import { completeLog, UNKNOWN } from './complete-log.ts';
import { type AnyGame, CHANCE } from './game.ts';
import { type Log, replay } from './log.ts';
import { SeededRng } from './rng.ts';
import { codeOf } from './session.ts';
import { viewOf } from './view.ts';

/** So many completions that agree are taken for the only one. */
const COMPLETIONS = 8;

/**
 * The indices of the decisions whose player saw different things in different completions of the log. A tile that was
 * placed later is known; one that stayed in a hand is not.
 */
export function guessedDecisions(game: AnyGame, log: Log): number[] {
  if (!log.actions.includes(UNKNOWN)) return [];
  const completions = Array.from({ length: COMPLETIONS }, (_, seed) => {
    const completed = completeLog(game, log, new SeededRng(`guess ${seed}`));
    return completed.ok ? whatMoversSaw(game, completed.value) : undefined;
  }).filter((seen) => seen !== undefined);
  return [...log.actions.keys()].filter((index) => new Set(completions.map((seen) => seen[index])).size > 1);
}

/** Of each decision the view of its player, as text; nothing of random outcomes. */
function whatMoversSaw(game: AnyGame, log: Log): string[] | undefined {
  const start = replay(game, { ...log, actions: [] });
  if (!start.ok) return undefined;
  const state = start.value;
  return log.actions.map((word) => {
    const mover = game.toMove(state);
    const seen = mover === CHANCE ? '' : viewOf(game, state, mover).known.bytes.join();
    game.play(state, codeOf(game, state, word));
    return seen;
  });
}
