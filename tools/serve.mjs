/** Runs one of our programs until it is told to stop. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { findNode, inRepository } from './setup.mjs';

/** How often to check whether npm's shell is still there, in milliseconds. */
const WATCH = 1000;

/**
 * Runs it and returns its exit status. The program must stop when its IPC channel closes. That happens when we are
 * asked to stop, and also when we are killed, so it never outlives us. A channel can be closed only once: a
 * program that got the signal itself, as all do on Ctrl-C, does not take our request for a second signal.
 * `onServing` is called when the program says over the channel that it serves; what it returns is called at the end.
 */
export async function serveNode(args, onServing = () => () => {}) {
  const child = spawn(findNode(), args, inRepository({ stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }));
  const stop = () => {
    if (child.connected) child.disconnect();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  stopWithNpm(stop);
  let end = () => {};
  child.once('message', () => {
    end = onServing();
  });
  const [status, signal] = await once(child, 'exit');
  end();
  return status ?? 128 + constants.signals[signal];
}

/** npm passes SIGTERM on to the shell in which it runs us, and the shell dies of it without telling anyone. */
function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) stop();
  }, WATCH).unref();
}
