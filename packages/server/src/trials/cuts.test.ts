import type { AddressInfo } from 'node:net';
import { hashOf } from '@guimard/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Running, startServer } from '../api/testing/server.ts';
import type { StoredEntry } from '../domain/entry.ts';
import { memoryStore } from '../store/memory.ts';
import { type Cut, type CuttingProxy, cuttingProxy } from './testing/cutting-proxy.ts';
import { ME, OPEN, sitDown, type TableRequest } from './testing/seats.ts';
import { expectInOrder, wordsOf } from './testing/stored.ts';
import { StubbornPlayer } from './testing/stubborn-player.ts';

const NEW_TABLE: TableRequest = { game: 'metro', options: {}, seats: [ME, OPEN] };

const store = memoryStore();
let server: Running;
beforeAll(async () => {
  // The same draws in every game, so that only the cut can make a difference.
  server = await startServer({ store, log: false, newSeed: () => hashOf('cuts') });
});
afterAll(() => server.close());

/** Plays a game over a connection that breaks; returns what is stored. */
async function play(
  whether: (message: number, ofConnection: number) => Cut | undefined,
  temper: { resignsAfter?: number } = {},
  draft = NEW_TABLE,
): Promise<{ stored: readonly StoredEntry[]; proxy: CuttingProxy; players: readonly StubbornPlayer[] }> {
  const proxy = await cuttingProxy((server.app.server.address() as AddressInfo).port, whether);
  const places = await sitDown(server.url, draft);
  const players = places.map(
    (place) => new StubbornPlayer(place, () => proxy.url, { seed: 'cuts', http: server.url, ...temper }),
  );
  await Promise.all(players.map((player) => player.play()));
  await proxy.close();
  await expectInOrder(store, players);
  for (const { refused } of players) expect(refused).toEqual([]);
  return { stored: (await store.load(players[0].id))!, proxy, players };
}

test.each(['torn', 'after'] as const)('a game is the same whichever message is cut off (%s)', async (how) => {
  const temper = { resignsAfter: 12 };
  const whole = await play(() => undefined, temper);
  const words = wordsOf(whole.stored);
  expect(words.at(-1)).toMatch(/resigns$/);
  let cuts = 0;
  for (let at = 0; ; at++) {
    const { stored, proxy, players } = await play((message) => (message === at ? how : undefined), temper);
    expect(wordsOf(stored)).toEqual(words);
    cuts += proxy.cuts;
    // The message is later than the last.
    if (proxy.cuts === 0) break;
    expect(players.reduce((sum, { connections }) => sum + connections, 0)).toBeLessThanOrEqual(3);
  }
  expect(cuts).toBeGreaterThanOrEqual(whole.proxy.passed - 5);
});

test.each([
  ['Metro', NEW_TABLE],
  ['companies', { ...NEW_TABLE, options: { with: ['companies'] }, seats: [ME, OPEN, OPEN] }],
  ['Correspondances', { ...NEW_TABLE, game: 'correspondances', options: { target: 1 } }],
])('a whole game of %s in which no connection lasts', async (_name, draft: TableRequest) => {
  const words = wordsOf((await play(() => undefined, {}, draft)).stored);
  // Each connection is cut a little later than the one before, and then all over again.
  let next = 2;
  const { stored, proxy } = await play(
    (message, ofConnection) => {
      if (ofConnection < next) return undefined;
      next = next >= 8 ? 2 : next + 1;
      return message % 2 === 0 ? 'torn' : 'after';
    },
    {},
    draft,
  );
  expect(wordsOf(stored)).toEqual(words);
  expect(proxy.cuts).toBeGreaterThan(20);
});
