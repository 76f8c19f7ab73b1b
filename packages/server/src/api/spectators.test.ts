import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { command, look, startGame } from './testing/client.ts';
import { Player } from './testing/player.ts';
import { startServer } from './testing/server.ts';
import { TestSocket } from './testing/socket.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('each move is serialised once, however many spectators there are', async () => {
  const server = await startServer();
  onTestFinished(() => server.close());
  const seats = await startGame(server);
  const [{ table }] = seats;
  const players = seats.map(({ seat }) => new Player(seat));
  const learn = async () => {
    for (const player of players) player.learn(await look(server, table, seats[player.seat].secret));
  };
  const act = () => {
    const { seat, version, move } = players.find((player) => player.move !== undefined)!;
    return command(server, seats[seat], version, { type: 'act', action: move! });
  };
  for (let i = 0; i < 5; i++) {
    await learn();
    await act();
  }
  await learn();
  const { moves } = await look(server, table);

  const write = vi.spyOn(JSON, 'stringify');
  const written = () =>
    write.mock.results
      .map(({ value }) => value)
      .join('')
      .split('"changes":').length - 1;
  const sockets = Array.from({ length: 20 }, () => new TestSocket(server, table));
  for (const { update } of await Promise.all(sockets.map((socket) => socket.hello()))) {
    expect(update.moves).toEqual(moves);
  }
  expect(written()).toBe(moves.length);

  await act();
  const updates = await Promise.all(sockets.map((socket) => socket.next('update')));
  const { update } = updates[0];
  expect(update.moves.length).toBeGreaterThan(0);
  for (const one of updates) expect(one.update).toEqual(update);
  expect(written()).toBe(moves.length + update.moves.length);
});
