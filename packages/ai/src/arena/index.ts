export type { Estimate } from './estimate.ts';
export { playMatch } from './match.ts';
export { agentSeed, chanceSeed, type Fixture, type Pairing, Schedule } from './schedule.ts';
export { type ContestSummary, type PairingSummary, type SoloSummary, Tally } from './tally.ts';
