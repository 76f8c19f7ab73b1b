/**
 * npm run bench -- server [--tables 100,1000,5000] [--rate 2000] [--seconds 10] [--spectators 2000] [--profile FOLDER]
 *
 * How many moves the server accepts durably, and how fast: simulated tables of two, over real WebSockets on loopback, the
 * load generator on the same machine. First the requested number of moves per second, evenly over all tables; then as
 * many as the server takes, every table moving as soon as it may. Beside it, the speed of the disk itself.
 * Last, one table with many spectators. `--tables 0` or `--spectators 0` leaves that part out.
 */

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nth } from '@guimard/engine/kit';
import { applyChanges, type Update } from '@guimard/protocol';
import { follow, isDone, part, sitDown } from './server/game.ts';
import { Load } from './server/load.ts';
import { type Server, startServer } from './server/server-process.ts';
import { SPECTATOR_COLUMNS, watch } from './server/spectators.ts';

const ROOT = join(import.meta.dirname, '../..');
const OPENING_AT_ONCE = 24;

const { values: flags } = parseArgs({
  options: {
    tables: { type: 'string', default: '100,1000,5000' },
    rate: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '10' },
    spectators: { type: 'string', default: '2000' },
    profile: { type: 'string' },
  },
});

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Flushes of a small write, one after the other, on an idle disk. */
function measureFlush(folder: string): {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
} {
  const file = openSync(join(folder, 'flush'), 'w');
  const page = randomBytes(4096);
  const times: number[] = [];
  const until = performance.now() + 2000;
  while (performance.now() < until) {
    const begun = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    times.push(performance.now() - begun);
  }
  closeSync(file);
  times.sort((a, b) => a - b);
  return { perSecond: times.length / 2, p50: part(times, 0.5), p99: part(times, 0.99) };
}

/** Two players who play until the end, and then at another table. Resolves when the first game has started. */
async function playTables(server: Server, load: Load): Promise<void> {
  const places = await sitDown(server.url);
  await new Promise<void>((begun) => {
    const connections = places.map((place) => {
      const { seat } = place;
      const known = load.newGame();
      const learn = (update: Update): void => {
        for (const { changes } of update.moves) applyChanges(known, changes);
        if (update.table.phase === 'running') begun();
        if (update.table.phase === 'over' && seat === 0) {
          for (const other of connections) other.close();
          void playOn(server, load);
        }
        const action = update.table.phase === 'running' ? load.choose(known, seat) : undefined;
        if (action === undefined) return;
        // Only this part of the update is kept with the move: the rest would burden the garbage collector.
        const { version } = update.table;
        load.offer(() => void move(action, version));
      };
      const move = async (action: string, version: number): Promise<void> => {
        const sent = performance.now();
        if (await isDone(connection.command({ type: 'act', action }, version)))
          load.times.push(performance.now() - sent);
      };
      const connection = follow(server, place, (message) => {
        if (message.type === 'welcome') void isDone(connection.command({ type: 'ready', isReady: true }, 0));
        else if (message.type === 'update') learn(message.update);
      });
      return connection;
    });
  });
}

/** At another table, unless the time is up. */
async function playOn(server: Server, load: Load): Promise<void> {
  try {
    if (!load.isOver) await playTables(server, load);
  } catch (error) {
    // The server may have stopped meanwhile.
    if (!load.isOver) throw error;
  }
}

async function measure(server: Server, load: Load, seconds: number): Promise<string> {
  await sleep(2000);
  load.times = [];
  const names = ['guimard_store_commits_total', 'guimard_store_commit_seconds_total'];
  const before = await Promise.all(names.map((name) => server.figure(name)));
  const [begun, busy] = [performance.now(), server.busy()];
  await sleep(seconds * 1000);
  const { times } = load;
  const passed = (performance.now() - begun) / 1000;
  const perMove = (server.busy() - busy) / times.length;
  const after = await Promise.all(names.map((name) => server.figure(name)));
  const [commits = 0, committing = 0] = after.map((figure, i) => figure - nth(before, i));
  const sorted = times.toSorted((a, b) => a - b);
  const latencies = [0.5, 0.99, 1].map((share) => `${part(sorted, share).toFixed(1)} ms`);
  return [
    Math.round(times.length / passed),
    ...latencies,
    (times.length / commits).toFixed(1),
    `${((committing / commits) * 1000).toFixed(2)} ms`,
    `${perMove.toFixed(2)} ms`,
  ].join(' | ');
}

const MB = 1024 * 1024;

/** With its own server. */
async function serve(work: (server: Server) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'guimard-bench-'));
  const server = await startServer(folder, flags.profile);
  try {
    await work(server);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

const run = (tables: number) =>
  serve(async (server) => {
    const load = new Load();
    const memory = await server.figure('process_resident_memory_bytes');
    let opened = 0;
    const open = async (): Promise<void> => {
      while (opened++ < tables) await playTables(server, load);
    };
    await Promise.all(Array.from({ length: OPENING_AT_ONCE }, open));
    const grown = (await server.figure('process_resident_memory_bytes')) - memory;
    load.rate = Number(flags.rate);
    const paced = await measure(server, load, Number(flags.seconds));
    const perTable = `${(grown / tables / 1024).toFixed(0)} kB`;
    console.log(`| ${tables} | ${flags.rate} | ${paced} | ${perTable} |`);
    load.release();
    const free = await measure(server, load, Number(flags.seconds));
    load.isOver = true;
    const whole = (await server.figure('process_resident_memory_bytes')) / MB;
    console.log(`| ${tables} | all it takes | ${free} | ${whole.toFixed(0)} MB in all |`);
  });

const counts = (list: string): number[] =>
  list
    .split(',')
    .map(Number)
    .filter((count) => count > 0);

execFileSync(
  process.execPath,
  ['--input-type=module', '-e', "import('./tools/web-build.mjs').then((m) => m.ensureWebBuilt())"],
  { cwd: ROOT, stdio: 'inherit' },
);
const folder = mkdtempSync(join(tmpdir(), 'guimard-bench-'));
const tell = ({ perSecond, p50, p99 }: ReturnType<typeof measureFlush>): string =>
  `${Math.round(perSecond)} flushes/s (${p50.toFixed(2)} ms at the median, ${p99.toFixed(2)} ms at 99 %)`;
console.log(
  `${cpus()[0]?.model}, ${availableParallelism()} cores, load ${nth(loadavg(), 0).toFixed(1)}, Node ${process.version}`,
);
console.log(`The disk alone before: ${tell(measureFlush(folder))}\n`);
const [tables, spectators] = [counts(flags.tables), counts(flags.spectators)];
if (tables.length > 0) {
  console.log(
    '| tables | moves/s asked for | moves/s kept | median | 99 % | most | moves per commit | a commit takes | processor per move | memory per table |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
}
for (const count of tables) await run(count);
if (spectators.length > 0) console.log(`\n${SPECTATOR_COLUMNS}`);
for (const count of spectators) await serve(async (server) => console.log(await watch(server, count)));
console.log(`\nThe disk alone after: ${tell(measureFlush(folder))}`);
rmSync(folder, { recursive: true });
process.exit();
