import { PROTOCOL } from '@guimard/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { ask, command, look, openTable, startGame } from '../api/testing/client.ts';
import { Player } from '../api/testing/player.ts';
import { problem } from '../api/testing/problem.ts';
import { startServer } from '../api/testing/server.ts';
import { TestSocket } from '../api/testing/socket.ts';
import { storedLog } from '../domain/stored-game.ts';
import { gameCalled } from '../games.ts';
import { delegate } from '../store/delegate.ts';
import { memoryStore } from '../store/memory.ts';
import { loadTable, startedRoom } from './testing/stored.ts';

/** As if it had been stored under another version of the rules, or another game; and with another last action. */
async function startWith(change: object, action?: string) {
  const store = memoryStore();
  const first = await startServer({ store });
  onTestFinished(() => first.close());
  const seats = await startGame(first, { visibility: 'public' });
  const [{ table }] = seats;
  const player = new Player(0);
  for (const { seat, secret } of seats) {
    const mover = seat === 0 ? player : new Player(seat);
    mover.learn(await look(first, table, secret));
    if (mover.move !== undefined)
      await command(first, { table, secret }, mover.version, { type: 'act', action: mover.move });
  }
  const { stored, room } = await loadTable(store, table);
  const last = stored.findLastIndex(({ entry }) => entry.type === 'acted');
  const entries = stored.map((one, i) => {
    if (one.entry.type === 'created') return { ...one, entry: { ...one.entry, ...change } };
    return i === last && action !== undefined ? { ...one, entry: { ...one.entry, action } } : one;
  });
  const changed = Object.assign(delegate(store), {
    load: async (id: string, from = 0) => (id === table ? entries.slice(from) : store.load(id, from)),
    loadReadable: async (id: string) => (id === table ? entries : store.loadReadable(id)),
    close: async () => {},
  });
  const server = await startServer({ store: changed });
  onTestFinished(() => server.close());
  return { server, table, secret: seats[0].secret, log: startedRoom(room).session.log };
}

test.each([
  ['another version of the rules', { rules: gameCalled('metro')!.meta.rules + 1 }],
  ['an unknown game', { game: 'elsewhere' }],
])(
  'a table of %s is not played by our rules: its players are told, and can save it',
  async (_what, change) => {
    const { server, table, secret, log } = await startWith(change);
    expect(await ask(server, 'GET', `/api/tables/${table}`, { secret })).toMatchObject({
      status: 410,
      body: problem('rules', 'tableOfOtherRules'),
    });
    const socket = new TestSocket(server, table);
    await socket.opened;
    socket.send({ type: 'hello', protocol: PROTOCOL, moves: 0, version: 0, secret });
    expect((await socket.next('refused')).rule).toBe('rules');
    expect((await socket.closed).code).toBe(4010);
    // It contains hands, so it is not public.
    for (const other of [{}, { secret: 'x'.repeat(22) }]) {
      expect((await ask(server, 'GET', `/api/tables/${table}/game`, other)).status).toBe(401);
    }
    const { body } = await ask(server, 'GET', `/api/tables/${table}/game`, { secret });
    expect(body).toEqual({ log: { ...log, ...change }, damaged: true });
    // Other tables are not affected.
    const other = await openTable(server, { visibility: 'public' });
    const { tables } = (await ask(server, 'GET', '/api/tables')).body as { tables: { id: string }[] };
    expect(tables.map(({ id }) => id)).toEqual([other.table]);
    expect(server.log.filter((line) => line.includes('cannot be played on'))).toHaveLength(1);
  },
);

test('a table of an older version of the rules can be played on', async () => {
  const { server, table, secret } = await startWith({ rules: 1 });
  expect(await look(server, table, secret)).toMatchObject({ table: { phase: 'running' } });
});

test('a table of an older version does not count as damaged if a changed rule refuses one of its actions', async () => {
  const { server, table, secret } = await startWith({ rules: 1 }, 'pass');
  expect(await ask(server, 'GET', `/api/tables/${table}`, { secret })).toMatchObject({
    status: 410,
    body: { rule: 'rules' },
  });
});

test('the stored game is its log, without undone moves', () => {
  const at = { at: 0, time: 0 };
  const created = { type: 'created', game: 'g', rules: 7, options: {} } as const;
  const act = (by: number, action: string) => ({ ...at, entry: { type: 'acted', by, action } as const });
  const stored = [
    { ...at, entry: created as never },
    { ...at, entry: { type: 'started', seed: '' } as const },
    act(-1, 'a'),
    act(0, 'b'),
    act(1, 'c'),
    act(0, 'd'),
    { ...at, entry: { type: 'undone', seat: 1 } as const },
    act(1, 'e'),
  ];
  expect(storedLog(stored)).toEqual({ game: 'g', rules: 7, options: {}, actions: ['a', 'b', 'e'] });
  expect(storedLog(stored.slice(0, 1))).toBeUndefined();
  expect(storedLog([])).toBeUndefined();
});
