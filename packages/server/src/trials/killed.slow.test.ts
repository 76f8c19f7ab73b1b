import { join } from 'node:path';
import { SeededRng } from '@guimard/engine/kit';
import type { Seated } from '@guimard/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../api/testing/server.ts';
import { hashSecret } from '../room/secrets.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { COMPUTER, ME, OPEN, sitDown, type TableRequest } from './testing/seats.ts';
import { prepareProcess, type ServerProcess } from './testing/server-process.ts';
import { expectInOrder, loadTable } from './testing/stored.ts';
import { StubbornPlayer } from './testing/stubborn-player.ts';

/** Starting a process takes most of the time. Set it for a longer run. */
const KILLS = Number(process.env['GUIMARD_KILLS'] ?? 10);
/** A server is killed at most this long after its first acknowledgement, in milliseconds. */
const LIFE = 200;

const WISHES: readonly TableRequest[] = [
  { game: 'metro', options: {}, seats: [ME, OPEN] },
  { game: 'metro', options: { hand: 2 }, seats: [OPEN, ME] },
  { game: 'metro', options: { with: ['companies'] }, seats: [ME, OPEN, OPEN] },
  {
    game: 'metro',
    options: {},
    seats: [ME, COMPUTER, OPEN],
    clock: { kind: 'bank', seconds: 3600, increment: 5 },
  },
  { game: 'correspondances', options: { target: 2 }, seats: [ME, OPEN] },
];
const TABLES = WISHES.length * 2;

/** Nobody moves here: the player on turn runs out of time, whatever happens to the server. */
const STANDING: TableRequest = {
  game: 'metro',
  options: {},
  seats: [ME, OPEN],
  clock: { kind: 'move', seconds: 10 },
  atZero: 'forfeit',
};

/** Before another table is tried, in milliseconds. */
const PAUSE = 15;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Plays one game after the other. If opening a table is cut off, it is abandoned and another is opened. */
class Gallery {
  readonly places: Seated[] = [];
  readonly games: StubbornPlayer[][] = [];
  url: string;
  isClosing = false;

  constructor(url: string) {
    this.url = url;
  }

  async play(draft: TableRequest, seed: string): Promise<void> {
    for (let game = 0; !this.isClosing; game++) {
      const places = await this.#sitDown(draft);
      const temper = { seed: `${seed} ${game}` };
      const players = places.map((place) => new StubbornPlayer(place, () => this.url, temper));
      this.games.push(players);
      await Promise.all(players.map((player) => player.play()));
    }
  }

  async #sitDown(draft: TableRequest): Promise<readonly Seated[]> {
    for (;;) {
      try {
        return await sitDown(this.url, draft, (place) => this.places.push(place));
      } catch {
        await sleep(PAUSE);
      }
    }
  }

  get players(): StubbornPlayer[] {
    return this.games.flat();
  }

  get acknowledged(): number {
    return this.players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }
}

/** Once, and not before the time is up, counting only while a server runs. */
async function expectFlagged(store: Store, table: string): Promise<void> {
  const { stored } = await loadTable(store, table);
  const at = (type: string) => stored.flatMap((one) => (one.entry.type === type ? [one.time] : []));
  const [[began], ended] = [at('started'), at('flagged')];
  expect(ended.length).toBe(1);
  expect(ended[0] - began).toBeGreaterThanOrEqual(10_000);
}

test(`${KILLS} kills in the middle of games: nothing that was acknowledged is lost, and no table is broken`, async () => {
  const folder = tempFolder();
  onTestFinished(() => folder.remove());
  const file = join(folder.path, 'tables.sqlite');
  const rng = new SeededRng('killed');
  let server: ServerProcess = await prepareProcess(file).start();
  // The next one loads while this one runs.
  let next = prepareProcess(file);
  onTestFinished(async () => {
    await Promise.all([server.kill(), next.kill()]);
  });
  const gallery = new Gallery(server.url);
  const standing = await sitDown(server.url, STANDING);
  const waiting = standing.map(
    (place) => new StubbornPlayer(place, () => gallery.url, { seed: '', isIdle: true }),
  );
  const flagged = Promise.all(waiting.map((player) => player.play()));
  const playing = Array.from({ length: TABLES }, (_, i) =>
    gallery.play(WISHES[i % WISHES.length], `killed ${i}`),
  );

  const starts: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const before = gallery.acknowledged;
    while (gallery.acknowledged === before) await sleep(2);
    await sleep(rng.below(LIFE));
    await server.kill();
    expect(server.complaints()).toBe('');
    server = await next.start();
    next = prepareProcess(file);
    starts.push(server.startedIn);
    gallery.url = server.url;
  }
  gallery.isClosing = true;
  await Promise.all([...playing, flagged]);
  await server.kill();

  const store = openSqliteStore(file);
  for (const players of [...gallery.games, waiting]) await expectInOrder(store, players);
  for (const { refused, table } of gallery.players) {
    expect(refused).toEqual([]);
    expect(table!.phase).toBe('over');
  }
  for (const { table, seat, secret } of gallery.places) {
    const { room } = await loadTable(store, table);
    expect(room.seats[seat].secretHash).toBe(hashSecret(secret));
  }
  await expectFlagged(store, standing[0].table);
  await store.close();
  const middle = starts.toSorted((a, b) => a - b)[Math.floor(starts.length / 2)];
  console.log(
    `${KILLS} kills; ${gallery.acknowledged} commands acknowledged in ` +
      `${gallery.games.length} games; a start takes ${Math.round(middle)} ms at the median`,
  );
}, 300_000);
