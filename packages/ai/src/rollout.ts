/**
 * Flat Monte Carlo, the baseline for other agents, so it stays simple: n uniformly random games, each on a state sampled
 * from what the seat knows, distributed over the legal actions by UCB1; then the most visited action.
 */
import { type AnyGame, type Code, playOut, type Rng, type State, type View } from '@guimard/engine/kit';
import type { Agent } from './agent.ts';
import { margin } from './margin.ts';

/** The baseline: it tries random games and knows nothing. Blocks its thread while it thinks. */
export function rolloutAgent(game: AnyGame, rng: Rng, playouts: number): Agent {
  return {
    async choose(view) {
      return view.legal.length === 1 ? view.legal[0] : chooseByRollouts(game, rng, playouts, view);
    },
  };
}

function chooseByRollouts(game: AnyGame, rng: Rng, playouts: number, view: View<State>): Code {
  const { legal, known, viewer } = view;
  const state = game.create(game.optionsOf(known));
  const scores = new Int32Array(game.seats(known));
  const tries = new Int32Array(legal.length);
  const sums = new Float64Array(legal.length);
  let sum = 0;
  let squares = 0;
  for (let played = 0; played < playouts; played++) {
    // UCB1 is for rewards from 0 to 1; the deviation of the observed margins replaces that range.
    const mean = sum / played;
    const deviation = Math.sqrt(Math.max(0, squares / played - mean * mean));
    const i = played < legal.length ? played : selectByUcb1(tries, sums, deviation, played);
    game.sample(view, rng, state);
    game.play(state, legal[i]);
    playOut(game, state, rng);
    game.scores(state, scores);
    const result = margin(scores, viewer);
    tries[i]++;
    sums[i] += result;
    sum += result;
    squares += result * result;
  }
  return legal[tries.indexOf(Math.max(...tries))];
}

function selectByUcb1(tries: Int32Array, sums: Float64Array, deviation: number, played: number): number {
  const spread = deviation * Math.sqrt(2 * Math.log(played));
  let best = 0;
  let bestBound = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < tries.length; i++) {
    const bound = sums[i] / tries[i] + spread / Math.sqrt(tries[i]);
    if (bound <= bestBound) continue;
    best = i;
    bestBound = bound;
  }
  return best;
}
