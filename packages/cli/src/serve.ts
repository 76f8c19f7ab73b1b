/** `guimard serve` and `guimard worker`: the server's own program, in this process. */
import { ok, type Result } from '@guimard/engine/kit';
import { SETTINGS_HELP } from '@guimard/server/settings';
import { BAD_INPUT, type Command, DONE, type Status, type UserError } from './command.ts';
import type { Io } from './io.ts';

const FLAGS = {
  port: { type: 'string', value: 'N', help: 'the port to listen on; else 8080, or 0 for any free one' },
  host: {
    type: 'string',
    value: 'NAME',
    help: 'the address to listen on; else 127.0.0.1; 0.0.0.0 for everyone on your network',
  },
} as const;

export const serve: Command<typeof FLAGS> = {
  name: 'serve',
  summary: 'serve Guimard to browsers, for yourself or your friends',
  details:
    'Open the address that it prints. Tables are stored in a file, data/guimard.sqlite below\n' +
    `the folder where you start it. Ctrl-C stops it.\n\n${SETTINGS_HELP}`,
  flags: FLAGS,
  run: ({ flags }, io) => start(flagsOf(flags), io),
};

const WORKER_FLAGS = {
  port: { type: 'string', value: 'N', help: 'where its health and metrics are; else 8080, or 0 for any' },
  host: { type: 'string', value: 'NAME', help: 'the address to listen on; else 127.0.0.1' },
} as const;

export const worker: Command<typeof WORKER_FLAGS> = {
  name: 'worker',
  summary: 'let computers think for servers that share a database',
  details:
    'Takes tables where a computer is on turn, and lets it move. Needs DATABASE_URL and\n' +
    'NATS_URL, as the servers have them. Start as many as you like, on any machine, and\n' +
    'stop them at any time: another one takes over within seconds. With\n' +
    'GUIMARD_COMPUTERS=off servers leave all computers to workers. It serves nothing but\n' +
    '/healthz, /readyz and /metrics.',
  flags: WORKER_FLAGS,
  run: ({ flags }, io) => start(['--worker', ...flagsOf(flags)], io),
};

interface Given {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
}

const flagsOf = ({ port, host }: Given): string[] => [
  ...(port === undefined ? [] : [`--port=${port}`]),
  ...(host === undefined ? [] : [`--host=${host}`]),
];

async function start(args: readonly string[], { env }: Io): Promise<Result<Status, UserError>> {
  // A server closes its tables before it stops, and goes on when nobody reads its output: it listens for itself.
  process.removeAllListeners('SIGINT');
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error');
  // Loaded only here: no other command needs it.
  const server = await import('@guimard/server/serve');
  return ok((await server.serve(args, env)) === 0 ? DONE : BAD_INPUT);
}
