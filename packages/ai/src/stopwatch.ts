/** How long work took, for budgets. */

/** The part of a Node process that is needed: there is none in browsers, and before Node 23.9 it lacks this. */
interface Threads {
  threadCpuUsage?(): { readonly user: number };
}

/**
 * Milliseconds of this thread's own processor time where that can be had, so that a busy machine makes thinking slower,
 * not weaker; else by the clock.
 */
export function processorTime(): number {
  const { process }: { process?: Threads } = globalThis;
  const usage = process?.threadCpuUsage?.();
  // Thinking makes no calls of the system.
  return usage === undefined ? performance.now() : usage.user / 1000;
}
