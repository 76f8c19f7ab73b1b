/**
 * npm run bench -- server [--tables 100,1000,5000] [--rate 2000] [--seconds 10] [--spectators 2000] [--profile FOLDER]
 *
 * How many moves the server accepts durably, and how fast: simulated tables of two, over real WebSockets on loopback, the
 * load generator on the same machine. First the requested number of moves per second, evenly over all tables; then as
 * many as the server takes, every table moving as soon as it may. Beside it, the speed of the disk itself.
 * Last, one table with many spectators. `--tables 0` or `--spectators 0` leaves that part out.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeFlushes } from './server/disk.ts';
import { openTableAt, part } from './server/game.ts';
import { Load } from './server/load.ts';
import { describeMachine, ensureWebBuilt, numbersIn } from './server/machine.ts';
import { measure } from './server/measure.ts';
import { playTables } from './server/players.ts';
import { type Server, startServer } from './server/server-process.ts';
import { SPECTATOR_COLUMNS, spectatorRow, watch } from './server/spectators.ts';

const { values: flags } = parseArgs({
  options: {
    tables: { type: 'string', default: '100,1000,5000' },
    rate: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '10' },
    spectators: { type: 'string', default: '2000' },
    profile: { type: 'string' },
  },
});

const MB = 1024 * 1024;

/** With its own server. */
async function serve(work: (server: Server) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'guimard-bench-'));
  const profiles = flags.profile;
  const server = await startServer({ GUIMARD_DATA: join(folder, 'tables.sqlite') }, { profiles });
  try {
    await work(server);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function cells(server: Server, load: Load): Promise<string> {
  const names = ['guimard_store_commits_total', 'guimard_store_commit_seconds_total'];
  const { seconds, times, spent } = await measure(load, Number(flags.seconds), async () => [
    server.busy(),
    ...(await Promise.all(names.map((name) => server.figure(name)))),
  ]);
  const [busy = 0, commits = 0, committing = 0] = spent;
  return [
    Math.round(times.length / seconds),
    ...[0.5, 0.99, 1].map((share) => `${part(times, share).toFixed(1)} ms`),
    (times.length / commits).toFixed(1),
    `${((committing / commits) * 1000).toFixed(2)} ms`,
    `${(busy / times.length).toFixed(2)} ms`,
  ].join(' | ');
}

const run = (tables: number) =>
  serve(async (server) => {
    const load = new Load();
    const memory = await server.figure('process_resident_memory_bytes');
    await playTables(tables, load, () => openTableAt([server, server]));
    const grown = (await server.figure('process_resident_memory_bytes')) - memory;
    load.rate = Number(flags.rate);
    const paced = await cells(server, load);
    const perTable = `${(grown / tables / 1024).toFixed(0)} kB`;
    console.log(`| ${tables} | ${flags.rate} | ${paced} | ${perTable} |`);
    load.release();
    const free = await cells(server, load);
    load.isOver = true;
    const whole = (await server.figure('process_resident_memory_bytes')) / MB;
    console.log(`| ${tables} | all it takes | ${free} | ${whole.toFixed(0)} MB in all |`);
  });

ensureWebBuilt();
console.log(describeMachine());
console.log(`The disk alone before: ${describeFlushes()}\n`);
const [tables, spectators] = [numbersIn(flags.tables), numbersIn(flags.spectators)];
if (tables.length > 0) {
  console.log(
    '| tables | moves/s requested | achieved | median | 99 % | most | moves per commit | a commit takes | CPU per move | memory per table |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
}
for (const count of tables) await run(count);
if (spectators.length > 0) console.log(`\n${SPECTATOR_COLUMNS}`);
for (const count of spectators)
  await serve(async (server) => console.log(spectatorRow(await watch(server, count))));
console.log(`\nThe disk alone after: ${describeFlushes()}`);
process.exit();
