/** A player who does not think ahead: takes what looks best at first sight, and often enough something else. */
import { type AnyGame, type Rng, SeededRng, type State } from '@guimard/engine/kit';
import type { Agent } from './agent.ts';
import type { Guide, Policy } from './policy.ts';

/** `slip`: how far a move may fall short of the best and still be taken now and then, as a multiple of the policy's temperature. */
export function glanceAgent(game: AnyGame, policy: Policy | undefined, seed: string, slip: number): Agent {
  const rng = new SeededRng(seed);
  const codes = new Int32Array(game.meta.maxLegal);
  const ratings = new Float64Array(game.meta.maxLegal);
  let eye: { state: State; guide: Guide | undefined } | undefined;
  return {
    async choose(view) {
      const { known, legal } = view;
      if (legal.length === 1) return legal[0];
      if (eye === undefined) {
        const state = game.create(game.optionsOf(known));
        eye = { state, guide: policy?.guide(state) };
      }
      game.sample(view, rng, eye.state);
      codes.set(legal);
      eye.guide?.rate(codes, legal.length, ratings);
      const spread = slip * (policy?.temperature ?? 1);
      const values = legal.map((_, i) => ratings[i] + spread * gumbel(rng));
      return legal[values.indexOf(Math.max(...values))];
    },
  };
}

/** Added to values, it makes the best of them be taken in proportion to e to the value. */
const gumbel = (rng: Rng): number => -Math.log(-Math.log((rng.below(65_535) + 0.5) / 65_535));
