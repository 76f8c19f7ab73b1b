/** How a process is told to stop. */

/** Milliseconds after which the process ends in any case. */
const LONGEST_STOP = 10_000;

/** On the first signal everything is closed, and then the process ends. A second one finds no listener and ends the process at once. */
export function onStopSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      setTimeout(() => process.exit(1), LONGEST_STOP).unref();
      void close().then(() => process.exit());
    });
}
