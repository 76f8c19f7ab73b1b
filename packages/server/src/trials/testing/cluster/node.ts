/** A server of a cluster, as a process: on a given port, its tables in PostgreSQL, talking over NATS. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPUTERS } from '../../../api/testing/server.ts';
import { buildApp } from '../../../app.ts';
import { natsBus } from '../../../bus/nats.ts';
import { natsAddressOf } from '../../../bus/nats-address.ts';
import { ServiceTime } from '../../../service-time.ts';
import { onStopSignal } from '../../../stop-signals.ts';
import { openStore } from '../../../store/open.ts';

const [port, database, nats, ahead] = process.argv.slice(2);
// Its clock is wrong, for everything in this process.
const { now: realNow } = Date;
Date.now = () => realNow() + Number(ahead);

const root = mkdtempSync(join(tmpdir(), 'guimard-node-'));
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Guimard</title>');
const store = await openStore(database);
const { now, sync } = new ServiceTime(store.time);
const app = await buildApp({
  root,
  log: { level: 'warn', stream: process.stderr },
  store,
  bus: natsBus(natsAddressOf(nats)!),
  computers: COMPUTERS,
  now,
  sync,
  date: Date.now,
  limits: undefined,
  publicUrl: undefined,
  trustProxy: 1,
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
// A killed process leaves no cache behind, and the next one would start just as slowly.
flushCompileCache();
onStopSignal(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});
process.send!('ready');
