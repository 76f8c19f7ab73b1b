/**
 * npm run bench -- postgres [--tables 1,200,1000] [--seconds 5] [--stores 1,2]
 *
 * How many appends the store on PostgreSQL confirms durably, and what one costs this process: each table appends its next
 * entry as soon as the last is confirmed. With two stores, as two servers would have them, each writes half of the tables.
 * The PostgreSQL is our own, with its default settings. Beside it, the store in a file.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nth } from '@guimard/engine/kit';
import { openPostgresStore } from '../packages/server/src/store/postgres/store.ts';
import { openSqliteStore } from '../packages/server/src/store/sqlite.ts';
import type { Append, Store } from '../packages/server/src/store/store.ts';
import { startComponent } from './server/component.ts';
import { part } from './server/game.ts';
import { numbersIn } from './server/machine.ts';

const WARM_UP = 1_000;

const { values: flags } = parseArgs({
  options: {
    tables: { type: 'string', default: '1,200,1000' },
    seconds: { type: 'string', default: '5' },
    stores: { type: 'string', default: '1,2' },
  },
});

/** A move, as most entries are. */
const appendOf = (table: string, from: number): Append => ({
  table,
  from,
  entries: [
    {
      at: Date.now(),
      time: from,
      key: 'pBLeT1FUnkSJnaUSEWAkVg',
      entry: { type: 'acted', by: from % 2, action: `place:${from}:aabbccdd:c4` },
    },
  ],
  summary: { phase: 'running', visibility: 'public', due: from + 60_000, isComputersTurn: false },
});

async function measure(name: string, stores: readonly Store[], tables: number): Promise<void> {
  const ids = Array.from({ length: tables }, (_, i) => `${stores.length}-${tables}-${i}`);
  const versions = ids.map(() => 0);
  const times: number[] = [];
  const play = async (i: number, until: number): Promise<void> => {
    const store = nth(stores, i % stores.length);
    for (let version = nth(versions, i); performance.now() < until; version++) {
      const begun = performance.now();
      if (!(await store.append(appendOf(nth(ids, i), version))).ok) throw new Error('taken');
      times.push(performance.now() - begun);
      versions[i] = version + 1;
    }
  };
  const run = (milliseconds: number) => {
    const until = performance.now() + milliseconds;
    return Promise.all(ids.map((_, i) => play(i, until)));
  };
  const commits = () => stores.reduce((sum, store) => sum + store.commits.count, 0);
  await run(WARM_UP);
  times.length = 0;
  const [begun, before, cpu] = [performance.now(), commits(), process.cpuUsage()];
  await run(Number(flags.seconds) * 1000);
  const { user, system } = process.cpuUsage(cpu);
  const count = times.length;
  times.sort((a, b) => a - b);
  const [median, slow] = [0.5, 0.99].map((share) => `${part(times, share).toFixed(1)} ms`);
  console.log(
    `| ${name} | ${stores.length} | ${tables} | ${Math.round((count / (performance.now() - begun)) * 1000)} | ` +
      `${median} | ${slow} | ${(count / (commits() - before)).toFixed(1)} | ${((user + system) / count).toFixed(0)} µs |`,
  );
}

console.log(`load ${loadavg()[0]?.toFixed(1)}`);
console.log('| store | stores | tables | appends/s | median | 99 % | appends per commit | CPU per append |');
console.log('|---|---|---|---|---|---|---|---|');

const folder = mkdtempSync(join(tmpdir(), 'guimard-bench-'));
const sqlite = openSqliteStore(join(folder, 'tables.sqlite'));
for (const tables of numbersIn(flags.tables)) await measure('a file', [sqlite], tables);
await sqlite.close();
rmSync(folder, { recursive: true });

const postgres = await startComponent('postgres');
for (const count of numbersIn(flags.stores)) {
  const stores = await Promise.all(Array.from({ length: count }, () => openPostgresStore(postgres.url)));
  for (const tables of numbersIn(flags.tables)) await measure('PostgreSQL', stores, tables);
  await Promise.all(stores.map((store) => store.close()));
}
await postgres.stop();
