/** The parts of the policy for Metro, for learning. */
export { MetroHeuristic } from './heuristic.ts';
export * from './line-values.ts';
