/** What components share. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves when the process says so, on standard error; rejects if it ends before. */
export async function untilReady(process, name, words) {
  const said = [];
  await new Promise((resolve, reject) => {
    createInterface({ input: process.stderr }).on('line', (line) => {
      said.push(line);
      if (line.includes(words)) resolve();
    });
    process.once('exit', () => reject(new Error(`${name} did not start:\n${said.join('\n')}`)));
  });
}

export async function stopProcess(process, signal) {
  if (process === undefined || process.exitCode !== null || process.signalCode !== null) return;
  const exited = once(process, 'exit');
  process.kill(signal);
  await exited;
}

/**
 * Prints the URL, and obeys lines on standard input, each of which is answered with `done`, until it ends: whoever started
 * the component may be killed, and leaves nothing behind.
 */
export async function obey({ url, remove }, commands) {
  console.log(url);
  // A terminal interrupts us too, but standard input is what ends us.
  process.on('SIGINT', () => {});
  for await (const line of createInterface({ input: process.stdin })) {
    await commands[line]?.();
    console.log('done');
  }
  await remove();
}
