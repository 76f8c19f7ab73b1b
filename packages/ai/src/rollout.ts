import { copy, type Game, type GameEvent, playOut, type Rng, type State } from '@guimard/engine/kit';
import type { Agent } from './agent.ts';

/**
 * Flat Monte Carlo: tries every legal action in turn, each followed by a random game on a state sampled from
 * what the seat knows, and plays the action with the best mean margin over the best opponent.
 */
export function rolloutAgent<S extends State, Options, Action, Event extends GameEvent>(
  game: Game<S, Options, Action, Event>,
  rng: Rng,
  playouts: number,
): Agent<S> {
  return {
    async choose(view) {
      const { legal, known, viewer } = view;
      if (legal.length === 1) return legal[0];
      const sampled = game.create(game.optionsOf(known));
      const state = game.create(game.optionsOf(known));
      const scores = new Int32Array(game.seats(known));
      const margins = new Float64Array(legal.length);
      for (let round = 0; round < Math.ceil(playouts / legal.length); round++) {
        // Every action meets the same sampled state: fairer, and cheaper.
        game.sample(view, rng, sampled);
        for (let i = 0; i < legal.length; i++) {
          copy(sampled, state);
          game.play(state, legal[i]);
          playOut(game, state, rng);
          game.scores(state, scores);
          margins[i] += margin(scores, viewer);
        }
      }
      return legal[margins.indexOf(Math.max(...margins))];
    },
  };
}

function margin(scores: Int32Array, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++)
    if (other !== seat) best = Math.max(best, scores[other]);
  return scores.length === 1 ? scores[seat] : scores[seat] - best;
}
