/** The signals that stop a process. */

/** Milliseconds after which the process ends in any case. */
const LONGEST_STOP = 10_000;
/** A signal, or a launcher (tools/serve.mjs) that closes its channel to us or is gone. */
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const;

/** The first of them closes everything, and then the process ends. A second signal finds no listener and ends the process at once. */
export function onStopSignal(close: () => Promise<void>): void {
  const stop = (): void => {
    for (const event of STOPS) process.off(event, stop);
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    void close().then(() => process.exit());
  };
  for (const event of STOPS) process.on(event, stop);
  // The launcher may have gone while we were starting.
  if (process.connected === false) stop();
}
