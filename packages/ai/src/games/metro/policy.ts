/** The policy for Metro, with every module and city. */
import type { MetroOptions, MetroState } from '@guimard/engine/metro';
import type { Policy } from '../../policy.ts';
import { MetroHeuristic } from './heuristic.ts';
import { MORE_PLAYERS, TWO_PLAYERS } from './learned.ts';
import type { Learned } from './line-values.ts';
import { RANKINGS } from './ranking-weights.ts';
import { readLearned, readRanking } from './read-learned.ts';

const two = readLearned(TWO_PLAYERS);
const more = readLearned(MORE_PLAYERS);

const hasShares = ({ with: modules }: MetroOptions): boolean => modules.includes('companies');

const rankings = {
  alone: readRanking(RANKINGS.alone),
  shares: readRanking(RANKINGS.shares),
  two: readRanking(RANKINGS.two),
  more: readRanking(RANKINGS.more),
};

/** What lines are worth, for this number of players. */
export const learnedFor = (s: MetroState): Learned => (s.seats <= 2 ? two : more);

/** Games in which moves are ranked alike. */
export type Ranked = keyof typeof rankings;

function rankedAs({ seats, rules: { options } }: MetroState): Ranked {
  if (seats === 1) return 'alone';
  if (hasShares(options)) return 'shares';
  return seats === 2 ? 'two' : 'more';
}

export const metroHeuristic = (s: MetroState): MetroHeuristic =>
  new MetroHeuristic(s, learnedFor(s), rankings[rankedAs(s)]);

/** What the search knows about Metro. */
export const metroPolicy: Policy<MetroState> = {
  heuristic: metroHeuristic,
  temperature: 3,
  horizon: 24,
  cost: ({ rules: { options } }) =>
    (hasShares(options) ? 2 : 1) * ((options.hand + 1) / 2) * (options.rotate ? 1.5 : 1),
  // Shares can only be guessed at, lines are there to see.
  kindOf: ({ rules: { options } }) => (hasShares(options) ? 'companies' : 'lines'),
};
