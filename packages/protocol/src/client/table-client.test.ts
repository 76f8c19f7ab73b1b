import { type AnyGame, SeededRng } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf } from '../chance.ts';
import { linkOf } from '../shares.ts';
import type { TableInfo } from '../table.ts';
import type { Shares } from './chain.ts';
import { KnownGame } from './known-game.ts';
import { TableClient, type TableClientOptions } from './table-client.ts';
import { FakeHost } from './testing/fake-host.ts';
import { FakeServer } from './testing/fake-server.ts';
import { FakeSocket } from './testing/fake-socket.ts';
import { infoAt, move, updateAt, welcome } from './testing/messages.ts';

function openKnown(): KnownGame {
  const known = KnownGame.open(metro as AnyGame, infoAt(0));
  if (!known.ok) throw new Error(known.error);
  return known.value;
}

/** Lets all pending promises run. */
const settle = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await Promise.resolve();
};

const COMMANDS = 8;

/** Sends one command after the other, each when the server has applied the last. */
async function work(client: TableClient, acknowledged: string[]): Promise<void> {
  for (let i = 0; i < COMMANDS; ) {
    const action = `own ${i}`;
    const answer = await client.command({ type: 'act', action });
    if (answer.ok) {
      acknowledged.push(action);
      i++;
      await client.reached(answer.value.version);
    } else {
      expect(answer.error.rule).toBe('version');
      await client.reached(answer.error.version);
    }
  }
}

test('despite cuts, repetitions and delays nothing is lost or applied twice', async () => {
  let cuts = 0;
  const property = fc.asyncProperty(fc.nat(), async (seed) => {
    const rng = new SeededRng(`network ${seed}`);
    const host = new FakeHost(`host ${seed}`);
    const server = new FakeServer(host, rng);
    const client = new TableClient({
      open: () => server.open(),
      known: openKnown(),
      info: infoAt(0),
      onUpdate: () => {},
      onLink: () => {},
      host,
    });
    client.connect();
    const acknowledged: string[] = [];
    let isDone = false;
    const working = work(client, acknowledged).then(() => {
      isDone = true;
    });
    for (let i = 0; !isDone; i++) {
      // After this long the network is reliable: the test must end.
      if (i === 2000) server.isCalm = true;
      expect(i).toBeLessThan(4000);
      if (!server.isCalm && rng.below(12) === 0) server.stir();
      host.advance(100);
      await settle();
    }
    await working;
    server.isCalm = true;
    server.stir();
    host.advance(60_000);
    expect(server.made.filter((by) => by.startsWith('own'))).toEqual(acknowledged);
    expect(server.version).toBe(client.info.version);
    expect(client.known.moves).toEqual(server.moves);
    const bytes = openKnown().bytesAfter().slice();
    for (const { changes } of server.moves) for (const [at, value] of changes) bytes[at] = value;
    expect(client.known.bytesAfter()).toEqual(bytes);
    client.close();
    cuts += server.connections - 1;
  });
  await fc.assert(property, { numRuns: 60, seed: 3 });
  expect(cuts).toBeGreaterThan(100);
});

function setUp(options: Partial<TableClientOptions> = {}) {
  const sockets: FakeSocket[] = [];
  const links: string[] = [];
  const client = new TableClient({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    known: openKnown(),
    info: infoAt(0),
    onUpdate: () => {},
    onLink: (link) => links.push(link),
    host: new FakeHost(),
    ...options,
  });
  client.connect();
  const last = (): FakeSocket => sockets.at(-1)!;
  const greet = (changes: Partial<TableInfo> = {}): void => {
    last().open();
    last().say(welcome(updateAt(5, 0, [move(1), move(2)], changes)));
  };
  return { client, sockets, links, last, greet };
}

test('where moves are missing, everything is requested again', () => {
  const { client, sockets, last, greet } = setUp();
  greet();
  last().say({ type: 'update', update: updateAt(9, 4, [move(5)]) });
  expect(sockets).toHaveLength(2);
  last().open();
  expect(last().sent[0]).toMatchObject({ moves: 0, version: 0 });
  expect(client.info.version).toBe(5);
});

test('reconnects with what it knows', () => {
  const { client, last, greet } = setUp();
  greet();
  client.lose();
  client.connect();
  last().open();
  expect(last().sent[0]).toMatchObject({ moves: 2, version: 5 });
});

test.each<[what: string, changes: Partial<TableInfo>]>([
  ['other rules', { rules: 99 }],
  ['another layout', { layout: 'another' }],
])('a server that came back with %s is not followed', (_, changes) => {
  const { client, sockets, links, last, greet } = setUp();
  greet();
  client.lose();
  client.connect();
  greet(changes);
  expect(links.at(-1)).toBe('outdated');
  expect(client.known.moves).toHaveLength(2);
  expect(last().isClosed).toBe(true);
  expect(sockets).toHaveLength(2);
});

test('adds shares by itself: it promises them when ready, and reveals them before anything else', async () => {
  const kept: Shares[] = [];
  const { client, last, greet } = setUp({
    secret: '0123456789abcdefghijkl',
    onShares: (shares) => kept.push(shares),
  });
  const info = infoAt(5);
  const seatsWith = (commitment: string) =>
    info.seats.map((seat, i) => (i === 0 ? { ...seat, commitment } : seat));
  const commitments = [{ from: 0, hash: hashOf('s') }];
  greet({ phase: 'waiting', commitments });
  void client.command({ type: 'ready', isReady: true });
  const { root } = kept.at(-1)!;
  expect(last().sent.at(-1)).toMatchObject({
    request: { command: { type: 'ready', isReady: true, commitment: linkOf(root, 0) } },
  });
  void client.command({ type: 'ready', isReady: false });
  expect(last().sent.at(-1)).toMatchObject({ request: { command: { type: 'ready', isReady: false } } });
  const seats = seatsWith(linkOf(root, 0));
  const told = { phase: 'waiting', commitments, seats } as const;
  const reveals = () =>
    last().sent.filter((message) => message.type === 'command' && message.request.command.type === 'reveal');
  last().say({ type: 'update', update: updateAt(6, 0, [], told) });
  last().say({ type: 'update', update: updateAt(7, 0, [], told) });
  expect(reveals()).toMatchObject([{ request: { version: 6, command: { share: linkOf(root, 1) } } }]);

  // The server is started again, and a move is on its way.
  const running = { commitments: [...commitments, { from: 2, hash: hashOf('t') }], seats };
  void client.command({ type: 'act', action: 'aacb05' });
  client.lose();
  client.connect();
  greet(running);
  const after = last().sent.map((message) =>
    message.type === 'command' ? message.request.command.type : message.type,
  );
  expect(after).toEqual(['hello', 'reveal', 'ready', 'ready', 'act']);
  expect(reveals()).toMatchObject([{ request: { command: { share: linkOf(root, 2) } } }]);
  // Asked again over another connection, with the key of the first time.
  const [first] = reveals();
  client.connect();
  greet(running);
  expect(reveals()).toEqual([first]);
  client.close();
});
