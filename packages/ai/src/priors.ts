/** How good moves look before any playout: by the ranking where a heuristic has one, otherwise by its ratings. */
import type { Heuristic, Policy } from './policy.ts';

/** Fills `priors` with the logarithms of the priors of the first n codes, times the temperature. */
export function fillPriors(heuristic: Heuristic, codes: Int32Array, n: number, priors: Float64Array): void {
  if (heuristic.rank === undefined) heuristic.rate(codes, n, priors);
  else heuristic.rank(codes, n, priors);
}

/** By how much a prior's logarithm is multiplied. */
export const temperatureOf = (heuristic: Heuristic | undefined, policy: Policy | undefined): number =>
  heuristic?.rank === undefined ? (policy?.temperature ?? 1) : 1;
