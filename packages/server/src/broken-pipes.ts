/** Output may have no reader: a terminal was closed, a log collector is gone. */

/** Without this the next line would end the process. There is nowhere left to report it. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
