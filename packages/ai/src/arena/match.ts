/** One game between agents. */
import { type AnyGame, CHANCE, nth, OVER, type Rng, viewOf } from '@guimard/engine/kit';
import type { Agent } from '../agent.ts';

/**
 * Plays one game to the end and returns the scores by seat. Throws if an agent chooses an illegal action. `chance` is
 * used only for draws, so as long as the rules ask for the same draws, games with the same `chance` get them,
 * whatever the agents do.
 */
export async function playMatch(
  game: AnyGame,
  options: object,
  agents: readonly Agent[],
  chance: Rng,
): Promise<readonly number[]> {
  const state = game.create(options);
  for (let mover = game.toMove(state); mover !== OVER; mover = game.toMove(state)) {
    if (mover === CHANCE) {
      game.play(state, game.pick(state, chance));
      continue;
    }
    const view = viewOf(game, state, mover);
    const code = await nth(agents, mover).choose(view);
    if (!view.legal.includes(code)) throw new Error(`the agent in seat ${mover} chose ${code}: not legal`);
    game.play(state, code);
  }
  const scores = new Int32Array(game.seats(state));
  game.scores(state, scores);
  return Array.from(scores);
}
