/** The policy for Metro, with every module and city. */
import type { MetroState } from '@guimard/engine/metro';
import type { Policy } from '../../policy.ts';
import { MetroHeuristic } from './heuristic.ts';
import { MORE_PLAYERS, TWO_PLAYERS } from './learned.ts';
import { readLearned } from './read-learned.ts';

const two = readLearned(TWO_PLAYERS);
const more = readLearned(MORE_PLAYERS);

export const metroPolicy: Policy<MetroState> = {
  heuristic: (s) => new MetroHeuristic(s, s.seats <= 2 ? two : more),
  temperature: 3,
  blunder: 16,
  // Samples deal hidden shares evenly, but players have exchanged theirs for better ones.
  kindOf: (s) => (s.rules.options.with.includes('companies') ? 'companies' : 'lines'),
};
