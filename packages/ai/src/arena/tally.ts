/** The results of the games of an arena. */
import { nth, SeededRng, winners } from '@guimard/engine/kit';
import { eloOf, fitRatings, type Outcome, type Rating } from './elo.ts';
import {
  type Estimate,
  type Interval,
  mean,
  meanOf,
  percentiles,
  resample,
  shareInterval,
  variance,
} from './estimate.ts';
import type { Pairing, Schedule } from './schedule.ts';

/** How two agents compare. */
export interface PairingSummary extends Pairing {
  /** How many they played. */
  readonly games: number;
  /** Games that `a` won alone. */
  readonly wins: number;
  /** Games whose win `a` shared. */
  readonly ties: number;
  /** Games that `a` lost. */
  readonly losses: number;
  /** The share of `a`: a win shared by k counts as 1/k. */
  readonly share: Estimate;
  /** The share of equals. */
  readonly fair: number;
  /** Points of `a` over the mean of the others. */
  readonly margin: Estimate;
  /** How much stronger `a` is, in Elo points; 400 make the odds ten times as high. */
  readonly elo: Estimate;
}

/** How all agents compare. */
export interface ContestSummary {
  /** In the order of the schedule. */
  readonly pairings: readonly PairingSummary[];
  /** Elo of each agent over all pairings; their mean is 0. */
  readonly ratings: readonly Estimate[];
}

/** The scores of an agent in solo games. */
export interface SoloSummary {
  /** How many it played. */
  readonly games: number;
  /** Of its scores. */
  readonly mean: Estimate;
  /** Standard error of the mean; null after a single deal. */
  readonly error: number | null;
  /** Its mean score ÷ that of the first agent. */
  readonly ratio: Estimate;
}

/** Games may be added in any order: they are summed up in the order of the schedule. */
export class Tally {
  readonly #schedule: Schedule;
  readonly #share: Float64Array;
  /** Margin or, in solo games, score. */
  readonly #points: Float64Array;

  constructor(schedule: Schedule) {
    this.#schedule = schedule;
    this.#share = new Float64Array(schedule.games);
    this.#points = new Float64Array(schedule.games);
  }

  /** Records the scores, by seat, of the game at an index of the schedule. */
  add(index: number, scores: readonly number[]): void {
    const { rotation } = this.#schedule.fixture(index);
    const best = winners(scores);
    const others = scores.filter((_, seat) => seat !== rotation);
    this.#share[index] = best.includes(rotation) ? 1 / best.length : 0;
    this.#points[index] = nth(scores, rotation) - (others.length === 0 ? 0 : mean(others));
  }

  /** The result for games of two or more. `seed` is for the samples of the intervals. */
  contest(seed: string): ContestSummary {
    const { agents, deals, pairings, seats } = this.#schedule;
    const fair = 1 / seats;
    const shares = pairings.map((_, i) => this.#deals(this.#share, i));
    const margins = pairings.map((_, i) => this.#deals(this.#points, i));
    const outcomes = (shareOf: (values: Float64Array) => number): Outcome[] =>
      pairings.map((pairing, i) => ({ ...pairing, share: shareOf(nth(shares, i)) }));
    const marginSamples = pairings.map((): number[] => []);
    const ratingSamples = Array.from({ length: agents }, (): number[] => []);
    resample(deals, new SeededRng(`${seed}/resample`), (picks) => {
      for (const [i, values] of margins.entries()) nth(marginSamples, i).push(meanOf(values, picks));
      const ratings = fitRatings(
        agents,
        outcomes((values) => meanOf(values, picks)),
        fair,
        deals,
      );
      for (const [i, rating] of ratings.entries()) nth(ratingSamples, i).push(unbounded(rating));
    });
    const ratings = fitRatings(agents, outcomes(mean), fair, deals);
    return {
      pairings: pairings.map((pairing, i) => ({
        ...pairing,
        ...this.#record(i),
        fair,
        ...shareAndElo(nth(shares, i), seats),
        margin: { value: mean(nth(margins, i)), ...percentiles(nth(marginSamples, i)) },
      })),
      ratings: ratings.map((rating, i) => estimateOf(rating, percentiles(nth(ratingSamples, i)))),
    };
  }

  /** The same for solo games, by agent. */
  solo(seed: string): readonly SoloSummary[] {
    const { agents, deals } = this.#schedule;
    const scores = Array.from({ length: agents }, (_, i) => this.#deals(this.#points, i));
    const means = scores.map((): number[] => []);
    const ratios = scores.map((): number[] => []);
    resample(deals, new SeededRng(`${seed}/resample`), (picks) => {
      const sample = scores.map((values) => meanOf(values, picks));
      for (const [i, value] of sample.entries()) {
        nth(means, i).push(value);
        nth(ratios, i).push(value / nth(sample, 0));
      }
    });
    return scores.map((values, i) => {
      const ratio = mean(values) / mean(nth(scores, 0));
      return {
        games: deals,
        mean: { value: mean(values), ...percentiles(nth(means, i)) },
        error: deals > 1 ? Math.sqrt(variance(values) / deals) : null,
        ratio: { value: Number.isFinite(ratio) ? ratio : null, ...percentiles(nth(ratios, i)) },
      };
    });
  }

  /** The mean over the games of each deal. */
  #deals(values: Float64Array, pairing: number): Float64Array {
    const { deals } = this.#schedule;
    return Float64Array.from({ length: deals }, (_, deal) => mean(this.#games(values, pairing, deal)));
  }

  #games(values: Float64Array, pairing: number, deal: number): Float64Array {
    const first = this.#schedule.indexOf(pairing, deal, 0);
    return values.subarray(first, first + this.#schedule.seats);
  }

  #record(pairing: number): Pick<PairingSummary, 'games' | 'wins' | 'ties' | 'losses'> {
    const { deals, seats } = this.#schedule;
    let wins = 0;
    let losses = 0;
    for (let deal = 0; deal < deals; deal++) {
      for (const share of this.#games(this.#share, pairing, deal)) {
        if (share === 1) wins++;
        if (share === 0) losses++;
      }
    }
    const games = deals * seats;
    return { games, wins, ties: games - wins - losses, losses };
  }
}

/** Elo grows with the share, so its limits are those of the share. */
function shareAndElo(shares: Float64Array, seats: number): Pick<PairingSummary, 'share' | 'elo'> {
  const value = mean(shares);
  const { low, high } = shareInterval(shares, seats);
  const finite = (share: number): number | null => (share > 0 && share < 1 ? eloOf(share, 1 / seats) : null);
  return { share: { value, low, high }, elo: { value: finite(value), low: finite(low), high: finite(high) } };
}

const unbounded = ({ elo, openAbove, openBelow }: Rating): number => {
  if (openAbove === openBelow) return elo;
  return openAbove ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
};

/** Where the games leave a side open, the fit is the least difference, and so the limit of the other side. */
function estimateOf({ elo, openAbove, openBelow }: Rating, interval: Interval): Estimate {
  if (!openAbove && !openBelow) return { value: elo, ...interval };
  return { value: null, low: openBelow ? null : elo, high: openAbove ? null : elo };
}
