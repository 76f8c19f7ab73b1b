/** A player that does not search: takes the move the heuristic rates best, and now and then another. */
import { type AnyGame, nth, type Rng, SeededRng, type State } from '@guimard/engine/kit';
import type { Agent } from './agent.ts';
import type { Heuristic, Policy } from './policy.ts';

/** `slip`: by how much a move may be rated below the best and still be taken now and then, in multiples of the policy's temperature. */
export function greedyAgent(game: AnyGame, policy: Policy | undefined, seed: string, slip: number): Agent {
  const rng = new SeededRng(seed);
  const codes = new Int32Array(game.meta.maxLegal);
  const ratings = new Float64Array(game.meta.maxLegal);
  let sight: { state: State; heuristic: Heuristic | undefined } | undefined;
  return {
    async choose(view) {
      const { known, legal } = view;
      if (legal.length === 1) return nth(legal, 0);
      if (sight === undefined) {
        const state = game.create(game.optionsOf(known));
        sight = { state, heuristic: policy?.heuristic(state) };
      }
      game.sample(view, rng, sight.state);
      codes.set(legal);
      sight.heuristic?.rate(codes, legal.length, ratings);
      const spread = slip * (policy?.temperature ?? 1);
      const values = legal.map((_, i) => nth(ratings, i) + spread * gumbel(rng));
      return nth(legal, values.indexOf(Math.max(...values)));
    },
  };
}

/** Gumbel noise: added to values, the maximum is taken in proportion to e to the value. */
const gumbel = (rng: Rng): number => -Math.log(-Math.log((rng.below(65_535) + 0.5) / 65_535));
