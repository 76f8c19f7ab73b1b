/**
 * Estimates with 95 % intervals. The unit is the deal: the games of one deal share their draws, so they are not
 * independent, but deals are.
 */
import { nth, type Rng } from '@guimard/engine/kit';

/** A limit of null means that the games set no bound on that side. */
export interface Interval {
  /** The lower limit. */
  readonly low: number | null;
  /** The upper limit. */
  readonly high: number | null;
}
/** A mean with its 95 % interval. */
export interface Estimate extends Interval {
  /** Null where the best estimate is infinite; then a limit says how far it is at least. */
  readonly value: number | null;
}

/** Standard deviations on either side of the mean that contain 95 % of a normal distribution. */
const Z = 1.959963984540054;
const LEFT_OUT = 0.025;
const RESAMPLES = 2000;
/** Anything below this is rounding, not variance. */
const ROUNDING = 1e-12;

export function mean(values: Float64Array | readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}

/** The variance of the population, estimated from the sample. */
export function variance(values: Float64Array | readonly number[]): number {
  const middle = mean(values);
  let sum = 0;
  for (const value of values) sum += (value - middle) ** 2;
  return sum / (values.length - 1);
}

/** Wilson's interval for a share observed in n independent trials: sound even if the share is 0 or 1. */
export function wilson(share: number, n: number): { low: number; high: number } {
  const centre = share + (Z * Z) / (2 * n);
  const spread = Z * Math.sqrt((share * (1 - share)) / n + (Z / (2 * n)) ** 2);
  const scale = 1 + (Z * Z) / n;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/**
 * Wilson's interval, with the effective number of trials: p(1 − p) ÷ the variance of the mean over deals. That can be
 * fewer than the games where those of a deal go the same way. It is never more than the games; and where all deals went
 * the same way, which says nothing about the variance, deals count as single trials.
 */
export function shareInterval(
  shares: Float64Array | readonly number[],
  gamesPerDeal: number,
): { low: number; high: number } {
  const deals = shares.length;
  const share = mean(shares);
  const spread = deals > 1 ? variance(shares) : 0;
  const trials = spread > ROUNDING ? (share * (1 - share) * deals) / spread : deals;
  return wilson(share, Math.min(trials, deals * gamesPerDeal));
}

/** Calls back with as many deals drawn at random, with replacement: each time another sample. */
export function resample(deals: number, rng: Rng, observe: (picks: Int32Array) => void): void {
  const picks = new Int32Array(deals);
  for (let i = 0; i < RESAMPLES; i++) {
    for (let k = 0; k < deals; k++) picks[k] = rng.below(deals);
    observe(picks);
  }
}

export function meanOf(values: Float64Array, picks: Int32Array): number {
  let sum = 0;
  for (const pick of picks) sum += nth(values, pick);
  return sum / picks.length;
}

/** The middle 95 % of the samples' results (percentile bootstrap). */
export function percentiles(values: readonly number[]): Interval {
  const sorted = values.toSorted((a, b) => a - b);
  const low = nth(sorted, Math.floor(LEFT_OUT * sorted.length));
  const high = nth(sorted, Math.ceil((1 - LEFT_OUT) * sorted.length) - 1);
  return { low: Number.isFinite(low) ? low : null, high: Number.isFinite(high) ? high : null };
}
