/** A server whose file is restored to an earlier state, while pages stay open. */
import { copyFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finishedGame, hashOf, verifyGame } from '@guimard/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { backUp } from '../admin/backup.ts';
import { ask, command, look, startGame } from '../api/testing/client.ts';
import { Online } from '../api/testing/online.ts';
import { Player } from '../api/testing/player.ts';
import { type Running, startServer } from '../api/testing/server.ts';
import { gameCalled } from '../games.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { newFiles } from '../store/testing/folder.ts';
import { playTurns } from './testing/play-turns.ts';
import { loadTable, startedRoom } from './testing/stored.ts';

const newFile = newFiles();

async function start(file: string): Promise<Running> {
  const server = await startServer({ store: openSqliteStore(file) });
  onTestFinished(() => server.close());
  return server;
}

/** As a host does, while the server runs. */
const backedUp = async (file: string): Promise<string> =>
  (await backUp(file, join(dirname(file), 'backups'), { keep: 9 })).file;

const wordsAt = async (file: string, table: string) => {
  const store = openSqliteStore(file);
  const { room } = await loadTable(store, table);
  await store.close();
  return startedRoom(room).session.log.actions;
};

test('draws seen before a restore are not repeated, and the game can still be verified', async () => {
  const file = newFile();
  const first = await start(file);
  const seats = await startGame(first, { options: { first: 0, hand: 3 } });
  const [{ table }] = seats;
  await playTurns(first, seats, 6);
  const backup = await backedUp(file);
  const before = await wordsAt(backup, table);
  await playTurns(first, seats, 20);
  await first.close();
  const seen = await wordsAt(file, table);

  copyFileSync(backup, file);
  const second = await start(file);
  const { commitments } = (await look(second, table)).table;
  // Published before any decision.
  expect(commitments).toHaveLength(2);
  await playTurns(second, seats, 20);
  const restored = await wordsAt(file, table);
  // Twenty turns, since a single draw may repeat by chance. Different tiles may offer different
  // decisions, so the games need not be equally long.
  const shared = Math.min(seen.length, restored.length);
  expect(shared).toBeGreaterThan(before.length + 20);
  expect(restored.slice(0, before.length)).toEqual(before);
  expect(restored.slice(0, shared)).not.toEqual(seen.slice(0, shared));

  await command(second, seats[0], 0, { type: 'resign' });
  const finished = finishedGame.parse((await ask(second, 'GET', `/api/tables/${table}/game`)).body);
  expect(finished.seeds.map(({ from, hash }) => ({ from, hash }))).toEqual(commitments);
  for (const { seed, hash } of finished.seeds) expect(hashOf(seed)).toBe(hash);
  const game = gameCalled('metro')!;
  expect(verifyGame(game, finished.log, finished.seeds, finished.draws).ok).toBe(true);
  expect(verifyGame(game, finished.log, finished.seeds.slice(0, 1), finished.draws).ok).toBe(false);
});

test('a page left open across a restore gets everything again', async () => {
  const file = newFile();
  const first = await start(file);
  const seats = await startGame(first);
  const [{ table, seat, secret }] = seats;
  await playTurns(first, seats, 4);
  const backup = await backedUp(file);
  await playTurns(first, seats, 8);
  const page = new Online({ server: first, table, seat, secret });
  await page.enter();
  const before = page.player.moves.length;
  await page.socket.close();
  await first.close();

  copyFileSync(backup, file);
  const second = await start(file);
  const back = new Online({ server: second, table, seat, secret }, page.player);
  expect((await back.enter()).from).toBe(0);
  expect(page.player.moves.length).toBeLessThan(before);
  await back.socket.close();

  // Also if the restored game is by then further on than the page ever was.
  await playTurns(second, seats, 20);
  const late = new Online({ server: second, table, seat, secret }, page.player);
  expect((await late.enter()).from).toBeGreaterThan(0);
  const stranger = new Player(seat);
  stranger.learn(await look(second, table, secret));
  expect(late.player.moves).toEqual(stranger.moves);
  await late.socket.close();
});

test('after a restart without a restore a page keeps its moves, and its pending move counts', async () => {
  const file = newFile();
  const first = await start(file);
  const seats = await startGame(first);
  const [{ table, seat, secret }] = seats;
  await playTurns(first, seats, 4);
  const page = new Online({ server: first, table, seat, secret });
  await page.enter();
  await page.socket.close();
  await first.close();

  const second = await start(file);
  const { moves, version } = page.player;
  const back = new Online({ server: second, table, seat, secret }, page.player);
  expect(await back.enter()).toMatchObject({ from: moves.length, moves: [] });
  // A seed was added since, which does not affect the decision.
  expect(back.player.version).toBeGreaterThan(version);
  const mover = seats.find(({ seat: one }) => one === (back.player.move === undefined ? 1 - seat : seat))!;
  const onTurn = new Player(mover.seat);
  onTurn.learn(await look(second, table, mover.secret));
  const done = await command(second, mover, version, { type: 'act', action: onTurn.move! });
  expect(done.status).toBe(200);
  await back.socket.close();
});
