/** Several servers on one PostgreSQL that talk over a real NATS, which goes away in the middle of the games. */
import { setTimeout as sleep } from 'node:timers/promises';
import { SeededRng } from '@guimard/engine/kit';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TestSocket } from '../api/testing/socket.ts';
import { natsBus } from '../bus/nats.ts';
import { natsAddressOf } from '../bus/nats-address.ts';
import { newSchema, openIn } from '../store/postgres/testing/schema.ts';
import { startComponent } from './testing/component.ts';
import { Recorder } from './testing/history/history.ts';
import { wrongOrder } from './testing/history/linearizable.ts';
import { wrongSights } from './testing/history/sights.ts';
import { startCluster } from './testing/nodes.ts';
import { ME, OPEN, sitDown } from './testing/seats.ts';
import { commandsOf, expectInOrder } from './testing/stored.ts';
import { StubbornPlayer } from './testing/stubborn-player.ts';

const TABLES = 8;

async function start(rng: SeededRng) {
  const nats = await startComponent('nats');
  onTestFinished(() => nats.close());
  const address = natsAddressOf(nats.url);
  if (address === undefined) throw new Error(`${nats.url} is malformed`);
  const schema = newSchema();
  const [join, open] = [() => natsBus(address), () => openIn(schema)];
  const cluster = await startCluster(3, rng, { cut: 2, join, open });
  onTestFinished(() => cluster.close());
  const allHear = () =>
    vi.waitFor(() => expect(cluster.nodes.map(({ bus }) => bus.health)).toEqual(['ok', 'ok', 'ok']), 10_000);
  await allHear();
  return { nats, allHear, ...cluster };
}

test('games over three nodes go on while NATS is away, and afterwards', async () => {
  const rng = new SeededRng('over NATS');
  const { nats, allHear, nodes, store } = await start(rng);
  const tables = await Promise.all(
    Array.from({ length: TABLES }, async (_, i) => {
      const { url } = nodes[i % 3].server;
      const places = await sitDown(url, { game: 'metro', options: {}, seats: [ME, OPEN] });
      const history = new Recorder();
      const players = places.map(
        (place) =>
          new StubbornPlayer(place, () => nodes[rng.below(3)].proxy.url, {
            seed: `table ${i}`,
            http: url,
            thinks: () => sleep(10),
            history,
          }),
      );
      return { id: places[0].table, players, history };
    }),
  );
  const read = ({ id, history }: (typeof tables)[number]) =>
    history.read(async () => commandsOf((await store.load(id)) ?? []));
  const reading = setInterval(() => void Promise.all(tables.map(read)), 200);
  const games = Promise.all(tables.flatMap(({ players }) => players.map((player) => player.play())));
  const moves = () => tables.map(({ players: [player] }) => player.moves.length);
  const progress = (than: readonly number[]) =>
    vi.waitFor(() => expect(moves().every((count, i) => count > than[i])).toBe(true), 20_000);
  await progress(moves().map(() => 10));
  await nats.tell('kill');
  // Each node polls the store: every table goes on, slowly.
  await progress(moves());
  expect(nodes.some(({ bus }) => bus.health !== 'ok')).toBe(true);
  await nats.tell('start');
  await allHear();
  await games;
  clearInterval(reading);
  await Promise.all(tables.map(read));
  for (const { players, history } of tables) {
    expect([wrongOrder(history.operations), wrongSights(history)]).toEqual([[], []]);
    await expectInOrder(store, players);
  }
});

test('presence and chat reach other nodes, also what was missed while NATS was away', async () => {
  const { nats, allHear, nodes } = await start(new SeededRng('presence over NATS'));
  const [seat, other] = await sitDown(nodes[0].server.url, {
    game: 'metro',
    options: {},
    seats: [ME, OPEN],
  });
  const near = new TestSocket(nodes[0].server, seat.table);
  await near.hello({ secret: seat.secret });
  const far = new TestSocket(nodes[1].server, seat.table);
  await far.hello({ secret: other.secret });
  await near.next('presence', ({ presence }) => presence.present.every(Boolean));
  far.send({ type: 'say', key: 'the-first-line', text: 'Hello' });
  expect((await near.next('chat')).line.text).toBe('Hello');
  await nats.tell('kill');
  await vi.waitFor(() => expect(nodes.every(({ bus }) => bus.health !== 'ok')).toBe(true), 10_000);
  far.send({ type: 'say', key: 'the-second-line', text: 'Can you hear me?' });
  expect((await near.next('chat')).line.text).toBe('Can you hear me?');
  await far.close();
  await sleep(100);
  await nats.tell('start');
  await allHear();
  await near.next('presence', ({ presence }) => !presence.present.every(Boolean));
  await near.close();
});
