/** Several servers on one store: clients spread over them, and a bus that cannot be relied on. */
import { SeededRng } from '@guimard/engine/kit';
import { CLOSING, type Seated } from '@guimard/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { ask, command, look, newKey } from '../api/testing/client.ts';
import { Player } from '../api/testing/player.ts';
import { TestSocket } from '../api/testing/socket.ts';
import { Recorder } from './testing/history/history.ts';
import { wrongOrder } from './testing/history/linearizable.ts';
import { wrongSights } from './testing/history/sights.ts';
import { type Cluster, startCluster } from './testing/nodes.ts';
import { COMPUTER, ME, OPEN, sitDown, type TableRequest } from './testing/seats.ts';
import { commandsOf, expectInOrder } from './testing/stored.ts';
import { StubbornPlayer } from './testing/stubborn-player.ts';

async function start(...asked: Parameters<typeof startCluster>): Promise<Cluster> {
  const cluster = await startCluster(...asked);
  onTestFinished(() => cluster.close());
  return cluster;
}

const BAD = { faults: { lost: 15, delayed: 30, repeated: 20 }, cut: 4 };

test.each([
  ['Metro for two', { game: 'metro', options: { hand: 3 }, seats: [ME, OPEN] }],
  ['companies for three', { game: 'metro', options: { with: ['companies'] }, seats: [ME, OPEN, OPEN] }],
  ['with a computer', { game: 'metro', options: {}, seats: [ME, OPEN, COMPUTER] }],
  ['Correspondances', { game: 'correspondances', options: { target: 1 }, seats: [ME, OPEN] }],
] satisfies [string, TableRequest][])(
  '%s, played over three nodes that hear each other badly: nothing is lost, done twice, or shown to the wrong player',
  async (name, draft) => {
    const rng = new SeededRng(`nodes ${name}`);
    const { nodes, store } = await start(3, rng, BAD);
    const anywhere = () => nodes[rng.below(3)];
    const places = await sitDown(nodes[0].server.url, draft);
    const history = new Recorder();
    const log = async () => commandsOf((await store.load(places[0].table)) ?? []);
    // Each seat has two devices, which decide alike and send the same commands under the same keys.
    const players = [...places, ...places].map(
      (place) =>
        new StubbornPlayer(place, () => anywhere().proxy.url, {
          seed: name,
          http: nodes[0].server.url,
          history,
        }),
    );
    const reading = setInterval(() => void history.read(log), 20);
    const outage = setInterval(() => {
      const { bus } = anywhere();
      if (bus.health === 'ok') bus.fail();
      else bus.heal();
    }, 150);
    await Promise.all(players.map((player) => player.play()));
    clearInterval(outage);
    clearInterval(reading);
    await history.read(log);
    expect([wrongOrder(history.operations), wrongSights(history)]).toEqual([[], []]);
    await expectInOrder(store, players);
  },
);

test('two nodes at once at every move: one decides, and both say the same', async () => {
  const rng = new SeededRng('at once');
  const { nodes, store } = await start(2, rng);
  const servers = nodes.map(({ server }) => server);
  const seats = await sitDown(servers[0].url, { game: 'metro', options: {}, seats: [ME, OPEN] });
  const { table } = seats[0];
  await Promise.all(seats.map((seat, i) => command(servers[i], seat, 0, { type: 'ready', isReady: true })));
  let moves = 0;
  for (;;) {
    const players = await Promise.all(
      seats.map(async (seat) => {
        const player = new Player(seat.seat);
        player.learn(await look(servers[moves % 2], table, seat.secret));
        return player;
      }),
    );
    const mover = players.findIndex(({ move }) => move !== undefined);
    if (mover < 0) break;
    const { move = '', version } = players[mover];
    const answers = await Promise.all(
      servers.map((server) => command(server, seats[mover], version, { type: 'act', action: move })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    moves++;
  }
  expect(moves).toBeGreaterThan(20);
  const told = await Promise.all(servers.map((server) => look(server, table)));
  expect(told[0].table).toEqual(told[1].table);
  expect(told[0].table).toMatchObject({ phase: 'over', version: (await store.load(table))?.length });
});

test('chat reaches everyone in order, once, whichever node it is sent to and however often', async () => {
  const rng = new SeededRng('chat');
  const { nodes } = await start(3, rng, { faults: { lost: 20, delayed: 30, repeated: 20 } });
  const seats = await sitDown(nodes[0].server.url, { game: 'metro', options: {}, seats: [ME, OPEN] });
  const { table } = seats[0];
  const sockets = await Promise.all(
    nodes.map(async ({ server }, i) => {
      const socket = new TestSocket(server, table);
      await socket.hello({ secret: seats[i % 2].secret });
      return socket;
    }),
  );
  const say = (node: number, seat: number, key: string, text: string) =>
    ask(nodes[node].server, 'POST', `/api/tables/${table}/chat`, {
      secret: seats[seat].secret,
      body: { key, text },
    });
  const said: string[] = [];
  for (let i = 0; i < 30; i++) {
    const [key, text] = [newKey(), `line ${i}`];
    const answers = [await say(i % 3, i % 2, key, text), await say((i + 1) % 3, i % 2, key, text)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1].body).toEqual(answers[0].body);
    expect((await say((i + 2) % 3, i % 2, key, 'other')).status).toBe(409);
    said.push(text);
  }
  const heard = ({ got }: TestSocket) =>
    got.flatMap((message) => (message.type === 'chat' ? [message.line] : []));
  // Hints of the last lines may be lost. A bus that loses messages says so sooner or later.
  for (const { bus } of nodes) bus.fail();
  for (const { bus } of nodes) bus.heal();
  for (const socket of sockets) await socket.until(() => heard(socket).length >= said.length);
  for (const socket of sockets) expect(heard(socket).map(({ text }) => text)).toEqual(said);
  for (const socket of sockets)
    expect(heard(socket).map(({ number }) => number)).toEqual(said.map((_, i) => i + 1));
  const late = new TestSocket(nodes[1].server, table);
  expect((await late.hello({ secret: seats[0].secret })).chat.map(({ text }) => text)).toEqual(
    said.slice(-50),
  );
});

test('the lobby of any node shows who is at a table, and what has become of it', async () => {
  const rng = new SeededRng('lobby');
  const { nodes } = await start(2, rng);
  const [here, there] = nodes.map(({ server }) => server);
  const visibility = 'public';
  const listed = async () => {
    const { body } = await ask(there, 'GET', '/api/tables');
    return (body as { tables: readonly unknown[] }).tables;
  };
  const seats = await sitDown(here.url, { game: 'metro', options: {}, seats: [ME, OPEN, OPEN], visibility });
  const { table } = seats[0];
  const socket = new TestSocket(here, table);
  await socket.hello({ secret: seats[0].secret });
  expect(await listed()).toMatchObject([{ id: table, phase: 'waiting', present: [true, true, true] }]);
  await command(here, seats[2], 0, { type: 'leave' });
  await command(here, seats[0], 0, { type: 'fill', seat: 2, level: 1 });
  for (const seat of seats.slice(0, 2)) await command(here, seat, 0, { type: 'ready', isReady: true });
  expect(await listed()).toMatchObject([{ phase: 'running', seats: [{}, {}, { kind: 'computer' }] }]);
  await command(here, seats[0], 0, { type: 'resign' });
  await command(here, seats[1], 0, { type: 'resign' });
  expect(await listed()).toEqual([]);
});

test('a seat that moves to another device leaves the old one, at every node', async () => {
  const { nodes } = await start(2, new SeededRng('moved'));
  const [here, there] = nodes.map(({ server }) => server);
  const [seat] = await sitDown(here.url, { game: 'metro', options: {}, seats: [ME, OPEN] });
  const old = new TestSocket(here, seat.table);
  await old.hello({ secret: seat.secret });
  const recovered = await ask(there, 'POST', `/api/tables/${seat.table}/seats/recover`, {
    body: { recovery: seat.recovery },
  });
  expect(recovered.status).toBe(201);
  expect((await old.closed).reason).toBe(CLOSING.seatMoved.reason);
  const { secret } = recovered.body as Seated;
  // The new secret works at once where it is not known yet.
  expect((await ask(here, 'GET', `/api/tables/${seat.table}/seats/mine`, { secret })).status).toBe(200);
  expect(
    (await ask(here, 'GET', `/api/tables/${seat.table}/seats/mine`, { secret: seat.secret })).status,
  ).toBe(401);
});

test('a node says that it cannot hear the others, and works on', async () => {
  const { nodes } = await start(1, new SeededRng('health'));
  const [{ server, bus }] = nodes;
  const metric = async () =>
    /^guimard_bus_ok (\d)$/m.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1];
  expect([await metric(), (await ask(server, 'GET', '/readyz')).body]).toEqual(['1', { status: 'ok' }]);
  bus.fail();
  expect(await metric()).toBe('0');
  expect(await ask(server, 'GET', '/readyz')).toEqual({
    status: 200,
    body: { status: 'ok', bus: 'The bus is down.' },
  });
});
