/**
 * The parts of the computer's knowledge of Metro, for learning its numbers again (`bench/learn.ts`). Not a stable
 * interface.
 *
 * @module
 */
export { MetroHeuristic } from './heuristic.ts';
export * from './line-values.ts';
export { metroPolicy } from './policy.ts';
