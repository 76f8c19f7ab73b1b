/** How much may be said: the same over HTTP and sockets, by each speaker, from each address and at each table. */
import { expect, onTestFinished, test } from 'vitest';
import { CHAT, CHAT_AT_TABLE, PER_MINUTE } from './limits.ts';
import { ask, newKey, openTable, startGame } from './testing/client.ts';
import { type Running, startServer } from './testing/server.ts';
import { TestSocket } from './testing/socket.ts';

/** Time stands still, so that no limit fills up again. */
async function start(chat: number = PER_MINUTE.chat) {
  const limits = { ...PER_MINUTE, chat, create: 999, socket: 999, command: 999 };
  const server = await startServer({ limits, trustProxy: 1, now: () => 0 });
  onTestFinished(() => server.close());
  return server;
}

/** Says something as a spectator; whether it was let through. */
type Say = (server: Running, table: string, address: string) => Promise<boolean>;

const overHttp: Say = async (server, table, address) => {
  const { status } = await fetch(`${server.url}/api/tables/${table}/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ key: newKey(), text: 'Hm.' }),
  });
  expect([201, 429]).toContain(status);
  return status === 201;
};
const overSocket: Say = async (server, table, address) => {
  const socket = new TestSocket(server, table, { 'x-forwarded-for': address });
  await socket.hello();
  const key = newKey();
  socket.send({ type: 'say', key, text: 'Hm.' });
  const isAnswer = () => socket.got.some((news) => 'key' in news && news.key === key);
  await socket.until(isAnswer);
  const refused = socket.got.find(({ type }) => type === 'refused');
  if (refused !== undefined) expect(refused).toMatchObject({ rule: 'rate', code: 'tooFast', key });
  await socket.close();
  return refused === undefined;
};
let turns = 0;
const either: Say = (...asked) => (turns++ % 2 === 0 ? overHttp : overSocket)(...asked);

async function count(times: number, say: (i: number) => Promise<boolean>): Promise<number> {
  let said = 0;
  for (let i = 0; i < times; i++) if (await say(i)) said++;
  return said;
}

test.each([
  ['over HTTP', overHttp],
  ['over sockets', overSocket],
  ['by both ways', either],
])('an address says so much, at however many tables: %s', async (_how, say) => {
  const server = await start(9);
  const tables: string[] = [];
  for (let i = 0; i < 6; i++) tables.push((await openTable(server)).table);
  expect(await count(24, (i) => say(server, tables[i % 6], '192.0.2.1'))).toBe(9);
  // Nobody else is silenced.
  expect(await say(server, tables[0], '192.0.2.2')).toBe(true);
});

test('the addresses of a network together say more than one, but not without end', async () => {
  const server = await start(1);
  const { table } = await openTable(server);
  const said = await count(30, (i) =>
    overHttp(server, table, `2001:db8:0:7${i.toString(16).padStart(2, '0')}::1`),
  );
  expect(said).toBe(8);
});

test('at one table spectators say so much together, and its players are still heard', async () => {
  const server = await start();
  const [first] = await startGame(server);
  const { table, secret } = first;
  const said = await count(CHAT_AT_TABLE.atOnce + 9, (i) => overHttp(server, table, `192.0.2.${i}`));
  expect(said).toBe(CHAT_AT_TABLE.atOnce);
  const body = { key: newKey(), text: 'Your turn' };
  expect((await ask(server, 'POST', `/api/tables/${table}/chat`, { secret, body })).status).toBe(201);
  expect(await overHttp(server, (await openTable(server)).table, '192.0.2.1')).toBe(true);
});

test('a message that is sent again is counted once, even while it is being stored', async () => {
  const server = await start();
  const { table, secret } = await openTable(server);
  const say = (key: string) =>
    ask(server, 'POST', `/api/tables/${table}/chat`, { secret, body: { key, text: 'Hello' } });
  const keys = Array.from({ length: CHAT.atOnce + 1 }, newKey);
  const statuses = [];
  for (const key of keys) statuses.push(await Promise.all([say(key), say(key), say(key)]));
  expect(statuses.map((three) => three.map(({ status }) => status))).toEqual([
    ...Array(CHAT.atOnce).fill([201, 201, 201]),
    [429, 429, 429],
  ]);
});
