export type { Agent } from './agent.ts';
export { randomAgent } from './random.ts';
export { rolloutAgent } from './rollout.ts';
