/** An agent that starts a search, reports it, and ends it when stopped: tests need no clock. */
import type { Agent } from '../../agent.ts';
import { createAgent } from '../../spec.ts';

export const waitingAgent: typeof createAgent = (subject, spec, seed): Agent => {
  const agent = createAgent(subject, spec, seed);
  return {
    async choose(view, { signal, onProgress } = {}) {
      onProgress?.({ playouts: 0, done: 0, isCapped: false, moves: [] });
      await new Promise((resolve) => signal!.addEventListener('abort', resolve));
      return agent.choose(view);
    },
  };
};
