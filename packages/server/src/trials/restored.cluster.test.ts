/** A PostgreSQL that is restored to a point in time, as docs/host/index.md says, while pages stay open. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishedGame, verifyGame } from '@guimard/protocol';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { ask, look, startGame } from '../api/testing/client.ts';
import { Online } from '../api/testing/online.ts';
import { type Running, startServer } from '../api/testing/server.ts';
import { gameCalled } from '../games.ts';
import { openPostgresStore } from '../store/postgres/store.ts';
import { startComponent } from './testing/component.ts';
import { playTurns } from './testing/play-turns.ts';

const POSTGRES = join(import.meta.dirname, '../../../../tools/components/postgres.mjs');

async function startOn(url: string): Promise<Running> {
  const server = await startServer({ store: await openPostgresStore(url) });
  onTestFinished(() => server.close());
  return server;
}

async function timeAt(url: string): Promise<string> {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query<{ time: string }>('SELECT clock_timestamp()::text AS time');
  await client.end();
  return rows[0]!.time;
}

test('games continue from that point with new draws, and pages that knew more come back to it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guimard-restored-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o777);
  const [archive, base] = [join(folder, 'archive'), join(folder, 'base')];
  mkdirSync(archive);
  chmodSync(archive, 0o777);
  const postgres = await startComponent(
    'postgres',
    'fsync=off',
    'archive_mode=on',
    `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  );
  onTestFinished(() => postgres.close());
  const first = await startOn(postgres.url);
  const seats = await startGame(first, { options: { first: 0, hand: 3 } });
  const [{ table, seat, secret }] = seats;
  await playTurns(first, seats, 4);
  execFileSync(process.execPath, [POSTGRES, 'backup', postgres.url, base]);
  await playTurns(first, seats, 4);
  const point = await timeAt(postgres.url);
  const before = await look(first, table, secret);
  const page = new Online({ server: first, table, seat, secret });
  await page.enter();
  expect(await playTurns(first, seats, 12)).toBe(12);
  const seen = (await look(first, table, secret)).moves;
  await page.follow((await look(first, table, secret)).table.version);
  await page.socket.close();
  await first.close();
  // Archives what is left of its log.
  await postgres.tell('stop');

  writeFileSync(join(base, 'recovery.signal'), '');
  const restored = await startComponent(
    'postgres',
    'fsync=off',
    `data_directory=${base}`,
    `restore_command=cp ${archive}/%f %p`,
    `recovery_target_time=${point}`,
    'recovery_target_action=promote',
  );
  onTestFinished(() => restored.close());
  const second = await startOn(restored.url);
  const after = await look(second, table, secret);
  expect(after.moves).toEqual(before.moves);
  // A seed is added and its hash published before any decision.
  expect(after.table.commitments).toEqual([...before.table.commitments, expect.anything()]);

  const back = new Online({ server: second, table, seat, secret }, page.player);
  expect((await back.enter()).from).toBe(0);
  expect(back.player.moves).toHaveLength(before.moves.length);
  await back.socket.close();

  expect(await playTurns(second, seats, 12)).toBe(12);
  const again = (await look(second, table, secret)).moves;
  // Twelve turns, since a single draw may repeat by chance.
  expect(again.slice(before.moves.length)).not.toEqual(seen.slice(before.moves.length));
  while ((await playTurns(second, seats, 20)) > 0);
  const finished = finishedGame.parse((await ask(second, 'GET', `/api/tables/${table}/game`)).body);
  expect(verifyGame(gameCalled('metro')!, finished.log, finished.seeds, finished.draws).ok).toBe(true);
});
