/**
 * A NATS server of our own, for tests and benchmarks, on a loopback port.
 *
 * node tools/components/nats.mjs [flags of nats-server]   runs one and prints its URL. Lines on standard input control it:
 * `stop`, `kill` and `start`; each is answered with `done`. When standard input ends, it stops.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { freePort, obey, stopProcess, untilReady } from './component.mjs';

/** Where Debian puts it, which is not on everyone's path. */
const DEBIAN = '/usr/sbin';

/** The program; undefined if it is not installed. */
export function findNats() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), DEBIAN];
  return folders.map((folder) => join(folder, 'nats-server')).find((program) => existsSync(program));
}

async function startNats(flags) {
  const program = findNats();
  if (program === undefined) throw new Error('nats-server is not installed.');
  const port = await freePort();
  const args = ['--addr', '127.0.0.1', '--port', String(port), ...flags];
  let server;
  const start = async () => {
    server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    await untilReady(server, 'nats-server', 'Server is ready');
  };
  const stop = () => stopProcess(server, 'SIGTERM');
  const kill = () => stopProcess(server, 'SIGKILL');
  await start();
  return { url: `nats://127.0.0.1:${port}`, start, stop, kill, remove: kill };
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const nats = await startNats(process.argv.slice(2));
  await obey(nats, { start: nats.start, stop: nats.stop, kill: nats.kill });
}
