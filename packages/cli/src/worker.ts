/** `guimard worker`: a server's program that only lets computers think. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { ok } from '@guimard/engine/kit';
import { onInterrupt } from './bot/interrupt.ts';
import { BAD_INPUT, type Command, DONE } from './command.ts';

const FLAGS = {
  port: { type: 'string', value: 'N', help: 'where its health and metrics are; else 8080, or 0 for any' },
  host: { type: 'string', value: 'NAME', help: 'the address to listen on; else 127.0.0.1' },
} as const;

export const worker: Command<typeof FLAGS> = {
  name: 'worker',
  summary: 'let computers think for servers that share a database',
  details:
    'Takes tables where a computer is on turn, and lets it move. Needs DATABASE_URL and\n' +
    'NATS_URL, as the servers have them. Start as many as you like, on any machine, and\n' +
    'stop them at any time: another one takes over within seconds. With\n' +
    'GUIMARD_COMPUTERS=off servers leave all computers to workers. It serves nothing but\n' +
    '/healthz, /readyz and /metrics.',
  flags: FLAGS,
  async run({ flags: { port, host } }, { env }) {
    const program = createRequire(import.meta.url).resolve('@guimard/server/main');
    const args = [
      ...(port === undefined ? [] : [`--port=${port}`]),
      ...(host === undefined ? [] : [`--host=${host}`]),
    ];
    const child = spawn(process.execPath, [program, '--worker', ...args], {
      env,
      // It stops when the channel closes, also if this process is killed.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const restore = onInterrupt(() => {
      if (child.connected) child.disconnect();
    });
    const [status] = await once(child, 'exit');
    restore();
    return ok(status === 0 ? DONE : BAD_INPUT);
  },
};
