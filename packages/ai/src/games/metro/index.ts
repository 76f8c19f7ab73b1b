/**
 * The parts of the computer's knowledge of Metro, for learning its numbers again (`tools/learn`). Not a stable
 * interface.
 *
 * @module
 */
export { MetroHeuristic } from './heuristic.ts';
export * from './line-values.ts';
export { learnedFor, metroPolicy, type Ranked } from './policy.ts';
export { TERMS, WEIGHTS } from './ranking.ts';
