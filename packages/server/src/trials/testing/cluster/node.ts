/** A node of a cluster, as a process: its tables in PostgreSQL, talking over NATS. */
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
import { MIGRATIONS } from '../../../store/postgres/migrations.ts';
import { openPostgresStore } from '../../../store/postgres/store.ts';
import { NEXT_RELEASE } from '../../../store/postgres/testing/next-release.ts';
import { breakParts } from './broken.ts';
import type { NodeSettings } from './node-settings.ts';

const {
  host,
  port,
  postgres,
  nats,
  ahead = 0,
  hasComputers,
  release,
  broken,
}: NodeSettings = JSON.parse(process.argv[2] ?? '');
// Its clock is wrong, for everything in this process.
const { now: realNow } = Date;
Date.now = () => realNow() + ahead;

const root = mkdtempSync(join(tmpdir(), 'guimard-node-'));
writeFileSync(join(root, 'index.html'), '<!doctype html><title>Guimard</title>');
const address = natsAddressOf(nats);
if (address === undefined) throw new Error(`${nats} is malformed`);
const store = await openPostgresStore(postgres, {
  migrations: release === 'next' ? NEXT_RELEASE : MIGRATIONS,
});
const { now, sync } = new ServiceTime(store.time);
const parts = breakParts({ store, bus: natsBus(address) }, broken);
const app = await buildApp({
  root,
  log: { level: 'warn', stream: process.stderr },
  ...parts,
  computers: hasComputers ? COMPUTERS : undefined,
  now,
  sync,
  date: Date.now,
  limits: undefined,
  publicUrl: undefined,
  trustProxy: 1,
});
await app.listen({ host, port });
// A killed process leaves no cache behind, and the next one would start just as slowly.
flushCompileCache();
onStopSignal(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});
// Nobody is left to stop it.
process.on('disconnect', () => process.exit());
process.send?.('ready');
