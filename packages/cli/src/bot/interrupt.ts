/** Ctrl-C, for a command that has something to put right first. A second one ends the program at once, as it does otherwise. */
export function onInterrupt(leave: () => void): () => void {
  const usual = process.listeners('SIGINT');
  process.removeAllListeners('SIGINT');
  const restore = (): void => {
    process.off('SIGINT', interrupt);
    for (const listener of usual)
      if (!process.listeners('SIGINT').includes(listener)) process.on('SIGINT', listener);
  };
  const interrupt = (): void => {
    restore();
    leave();
  };
  process.on('SIGINT', interrupt);
  return restore;
}
