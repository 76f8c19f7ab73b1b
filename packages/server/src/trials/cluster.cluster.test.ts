/**
 * A whole installation: three server processes on PostgreSQL and NATS behind nginx, one of them with a clock that is ahead,
 * and everything fails in turn while games are played; one by one they are upgraded to the next release, with one migration
 * more. GUIMARD_FAULTS=N repeats that N times; the seed is in the failure.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SeededRng } from '@guimard/engine/kit';
import type { Seated } from '@guimard/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../store/open.ts';
import { faultyProxy } from '../store/postgres/testing/faulty-proxy.ts';
import { runFaults } from './testing/cluster/faults.ts';
import { NodeProcess } from './testing/cluster/node-process.ts';
import { startComponent } from './testing/component.ts';
import { Recorder } from './testing/history/history.ts';
import { wrongOrder } from './testing/history/linearizable.ts';
import { wrongSights } from './testing/history/sights.ts';
import { COMPUTER, ME, OPEN, sitDown } from './testing/seats.ts';
import { expectInOrder } from './testing/stored.ts';
import { StubbornPlayer } from './testing/stubborn-player.ts';

const TIMES = Number(process.env['GUIMARD_FAULTS'] ?? 1);
const SEED = process.env['GUIMARD_SEED'] ?? 'faults';
const TABLES = 6;
/** The clock of one server is so far ahead, in milliseconds. */
const AHEAD = 30_000;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' ? address!.port : 0;
}

async function install() {
  const folder = mkdtempSync(join(tmpdir(), 'guimard-cluster-'));
  const [postgres, nats] = await Promise.all([
    startComponent('postgres', 'fsync=off'),
    startComponent('nats'),
  ]);
  const ports = [await freePort(), await freePort(), await freePort()];
  const nginx = await startComponent('nginx', ...ports.map(String));
  const ways = await Promise.all([faultyProxy(postgres.url), faultyProxy(nats.url)]);
  const [toPostgres, toNats] = ways;
  const nodes = ports.map((port, i) => {
    const urls =
      i === 0 ? { postgres: toPostgres.url, nats: toNats.url } : { postgres: postgres.url, nats: nats.url };
    const settings = { host: '127.0.0.1', port, ...urls, hasComputers: true, release: 'this' } as const;
    return new NodeProcess({ ...settings, ...(i === 2 ? { ahead: AHEAD } : {}) }, join(folder, 'cache'));
  });
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    await Promise.all([nginx, ...ways, nats, postgres].map((component) => component.close()));
    rmSync(folder, { recursive: true, force: true });
  });
  // All at once, on an empty database.
  await Promise.all(nodes.map((node) => node.start()));
  return { postgres, nats, ways, nodes, url: nginx.url };
}

test(
  `nothing is lost, done twice or seen by the wrong player while everything fails in turn (${SEED})`,
  async () => {
    const { url, ...parts } = await install();
    let isOver = false;
    const tables: { readonly players: readonly StubbornPlayer[]; readonly history: Recorder }[] = [];

    /** Opening a table may fail, as it would for a person, who tries again. */
    const open = async (i: number): Promise<readonly Seated[]> => {
      const seats = i % 3 === 2 ? [ME, OPEN, COMPUTER] : [ME, OPEN];
      for (;;) {
        const opened = await sitDown(url, { game: 'metro', options: {}, seats }).catch(() => undefined);
        if (opened !== undefined) return opened;
        await sleep(100);
      }
    };
    /** One game after the other. */
    const playOn = async (i: number): Promise<void> => {
      while (!isOver) {
        const places = await open(i);
        const history = new Recorder();
        const players = places.map(
          (place) =>
            new StubbornPlayer(place, () => url, {
              seed: `${SEED} ${place.table}`,
              http: url,
              thinks: 15,
              history,
            }),
        );
        tables.push({ players, history });
        await Promise.all(players.map((player) => player.play()));
      }
    };
    const games = Promise.all(Array.from({ length: TABLES }, (_, i) => playOn(i)));
    const moves = () =>
      tables.flatMap(({ players }) => players).reduce((sum, player) => sum + player.moves.length, 0);
    await runFaults(parts, new SeededRng(SEED), TIMES, async (name) => {
      const before = moves();
      await vi.waitFor(
        () => expect(moves(), `no moves before: ${name}`).toBeGreaterThan(before + 20),
        20_000,
      );
    });
    isOver = true;
    await games;

    const store = await openStore(parts.postgres.url);
    onTestFinished(() => store.close());
    for (const { players, history } of tables) {
      expect([wrongOrder(history.operations), wrongSights(history)]).toEqual([[], []]);
      await expectInOrder(store, players);
    }
    // Outages are logged when they begin and end; nothing else is.
    const complaints = parts.nodes.flatMap((node) => node.complaints);
    const expected = /The database (could not be|can be)|bus|NATS|heartbeat/i;
    expect(complaints.filter((line) => !expected.test(line))).toEqual([]);
    expect(tables.length).toBeGreaterThanOrEqual(TABLES);
  },
  120_000 * TIMES,
);
