/** npx and our own launcher forward a Ctrl-C that the terminal has already delivered; after this many milliseconds it is another one. */
const ONE_PRESS = 1000;

/** Ctrl-C, for a command that must clean up first. A second one ends the program at once, as usual. */
export function onInterrupt(leave: () => void): () => void {
  const usual = process.listeners('SIGINT');
  process.removeAllListeners('SIGINT');
  const restore = (): void => {
    process.off('SIGINT', interrupt);
    for (const listener of usual)
      if (!process.listeners('SIGINT').includes(listener)) process.on('SIGINT', listener);
  };
  let isLeaving = false;
  const interrupt = (): void => {
    if (isLeaving) return;
    isLeaving = true;
    setTimeout(restore, ONE_PRESS).unref();
    leave();
  };
  process.on('SIGINT', interrupt);
  return restore;
}
