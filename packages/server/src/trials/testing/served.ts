/** A server process for trials: its tables are in a file, its time can be advanced, and it takes orders. */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { SeededRng } from '@guimard/engine/kit';
import { PER_MINUTE } from '../../api/limits.ts';
import { gatedStore } from '../../api/testing/gated-store.ts';
import { startServer } from '../../api/testing/server.ts';
import { outliveReaders } from '../../broken-pipes.ts';
import { usualMemory } from '../../room/quotas.ts';
import { ServiceTime } from '../../service-time.ts';
import type { LogLevel } from '../../settings.ts';
import { onStopSignal } from '../../stop-signals.ts';
import { IllStoreProblem } from '../../store/problem.ts';
import { openSqliteStore } from '../../store/sqlite.ts';

/** While the store fails, one in this many accesses does. */
const FAILS = 6;
/** How many tables a limited server may hold. */
const ROOM_FOR = 5;
/** Time advances in steps small enough for a running server to count. */
const STEP = 2_000;

let isFailing = false;
const chance = new SeededRng('failing');
const gate = async (): Promise<void> => {
  if (isFailing && chance.below(FAILS) === 0) throw new IllStoreProblem('The disk is full.');
};

/** Without limits and quotas, or with those of a real server. */
const MODES = {
  free: {},
  limited: { limits: PER_MINUTE, quotas: { tables: ROOM_FOR, memory: usualMemory() } },
};
export type Mode = keyof typeof MODES;

outliveReaders();
// Loaded; the file may still be in use by another process.
await once(process, 'message');
const [file, level, mode] = process.argv.slice(2) as [string, LogLevel, Mode];
const store = openSqliteStore(file);
let ahead = 0;
const time = new ServiceTime(store.time, () => performance.now() + ahead);
const server = await startServer({
  store: gatedStore(store, gate),
  now: time.now,
  computers: { choose: async (_table, _game, { legal }) => legal[0], forget: () => {} },
  log: { level, stream: process.stderr },
  tidyEvery: 500,
  ...MODES[mode],
});
// A killed process leaves no cache behind, and the next one would start just as slowly.
flushCompileCache();

/** A value of `/metrics`, requested from a fresh address: it is rate limited too. */
async function gauge(name: string): Promise<number> {
  const { body } = await server.app.inject({ url: '/metrics', remoteAddress: '192.0.2.1' });
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(body)?.[1]);
}

const ORDERS = {
  /** Open WebSockets. */
  sockets: () => gauge('guimard_sockets'),
  /** Tables in memory. */
  tables: () => gauge('guimard_tables'),
  /** Bytes in use after garbage collection. */
  heap: () => {
    globalThis.gc!();
    return process.memoryUsage().heapUsed;
  },
  rss: () => process.memoryUsage.rss(),
  /** Microseconds of processor time that the event loop has taken so far. */
  work: () => {
    const { user, system } = process.threadCpuUsage();
    return user + system;
  },
  /** Open sockets, files and the like, without idle HTTP connections. */
  handles: () => {
    server.app.server.closeIdleConnections();
    return process.getActiveResourcesInfo().filter((kind) => kind !== 'Timeout' && kind !== 'Immediate')
      .length;
  },
  /** Lets this many milliseconds of service time pass at once. */
  pass: (ms: number) => {
    for (const end = ahead + ms; ahead < end; ) {
      ahead = Math.min(end, ahead + STEP);
      time.now();
    }
    return ahead;
  },
  /** With 1 the store fails now and then, until 0. */
  fail: (isTrue: number) => {
    isFailing = isTrue === 1;
    return isTrue;
  },
};
export type Order = keyof typeof ORDERS;

const obey = async (order: Order, argument: number): Promise<void> => {
  process.send!(await ORDERS[order](argument));
};
process.on('message', ([order, argument]: [Order, number]) => void obey(order, argument));
onStopSignal(() => server.close());
// Nobody is left to stop it.
process.on('disconnect', () => process.exit());
process.send!(server.url);
