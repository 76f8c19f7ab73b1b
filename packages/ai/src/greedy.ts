/** A player that does not search: takes the move the heuristic ranks or rates best, and now and then another. */
import { type AnyGame, nth, type Rng, SeededRng, type State } from '@guimard/engine/kit';
import type { Agent } from './agent.ts';
import type { Heuristic, Policy } from './policy.ts';
import { fillPriors, temperatureOf } from './priors.ts';

/** `slip`: with 1, each move is taken as often as its prior says; with less, the best more often; with more, the others. */
export function greedyAgent(game: AnyGame, policy: Policy | undefined, seed: string, slip: number): Agent {
  const rng = new SeededRng(seed);
  const codes = new Int32Array(game.meta.maxLegal);
  const priors = new Float64Array(game.meta.maxLegal);
  let sight: { state: State; heuristic: Heuristic | undefined; spread: number } | undefined;
  return {
    async choose(view) {
      const { known, legal } = view;
      if (legal.length === 1) return nth(legal, 0);
      if (sight === undefined) {
        const state = game.create(game.optionsOf(known));
        const heuristic = policy?.heuristic(state);
        sight = {
          state,
          heuristic,
          spread: slip * (policy?.slipScale ?? 1) * temperatureOf(heuristic, policy),
        };
      }
      const { state, heuristic, spread } = sight;
      game.sample(view, rng, state);
      codes.set(legal);
      if (heuristic !== undefined) fillPriors(heuristic, codes, legal.length, priors);
      const values = legal.map((_, i) => nth(priors, i) + spread * gumbel(rng));
      return nth(legal, values.indexOf(Math.max(...values)));
    },
  };
}

/** Gumbel noise: added to values, the maximum is taken in proportion to e to the value. */
const gumbel = (rng: Rng): number => -Math.log(-Math.log((rng.below(65_535) + 0.5) / 65_535));
