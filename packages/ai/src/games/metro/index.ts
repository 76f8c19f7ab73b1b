/** For learning: what the computer knows of Metro, in parts. */
export { MetroHeuristic } from './heuristic.ts';
export * from './line-values.ts';
