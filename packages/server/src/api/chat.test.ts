import { expect, onTestFinished, test } from 'vitest';
import { LocalHub } from '../bus/local.ts';
import { delegate } from '../store/delegate.ts';
import { memoryStore } from '../store/memory.ts';
import { PER_MINUTE, TYPING } from './limits.ts';
import { ask, newKey, startGame } from './testing/client.ts';
import { startServer } from './testing/server.ts';
import { TestSocket } from './testing/socket.ts';

async function startTable(deps: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer(deps);
  onTestFinished(() => server.close());
  const [first, second] = await startGame(server);
  const enter = async (more: Parameters<TestSocket['hello']>[0] = {}) => {
    const socket = new TestSocket(server, first.table);
    await socket.hello(more);
    return socket;
  };
  return { server, first, second, table: first.table, enter };
}

test('players read players, and spectators read spectators', async () => {
  const { server, first, second, table, enter } = await startTable();
  const one = await enter({ secret: first.secret });
  const two = await enter({ secret: second.secret });
  const guest = await enter({ name: 'Odette' });
  const other = await enter();
  one.send({ type: 'say', key: newKey(), text: ' Which one do I place? ' });
  expect((await two.next('chat')).line).toMatchObject({
    from: 0,
    name: 'Adèle',
    text: 'Which one do I place?',
  });
  guest.send({ type: 'say', key: newKey(), text: 'The curve!' });
  expect((await other.next('chat')).line).toMatchObject({ from: -3, name: 'Odette', text: 'The curve!' });
  await ask(server, 'POST', `/api/tables/${table}/chat`, {
    secret: second.secret,
    body: { key: newKey(), text: 'Any.', name: 'Somebody else' },
  });
  expect((await one.next('chat', ({ line }) => line.from === 1)).line).toMatchObject({ name: 'Hector' });
  await ask(server, 'POST', `/api/tables/${table}/chat`, {
    body: { key: newKey(), text: 'Hm.', name: 'Émile' },
  });
  await guest.next('chat', ({ line }) => line.name === 'Émile');

  const heard = ({ got }: TestSocket) =>
    got.flatMap((message) => (message.type === 'chat' ? [message.line.text] : []));
  expect(heard(one)).toEqual(['Which one do I place?', 'Any.']);
  expect(heard(guest)).toEqual(['The curve!', 'Hm.']);
  // Later arrivals get the earlier messages.
  const late = new TestSocket(server, table);
  expect((await late.hello({ secret: first.secret })).chat.map(({ text }) => text)).toEqual(heard(one));
  const lateGuest = new TestSocket(server, table);
  expect((await lateGuest.hello()).chat.map(({ text }) => text)).toEqual(heard(guest));
});

test('players are told who of the others is writing, at any node; spectators are not', async () => {
  const [store, hub] = [memoryStore(), new LocalHub()];
  const start = async () => {
    const server = await startServer({
      store: Object.assign(delegate(store), { close: async () => {} }),
      bus: hub.join(),
    });
    onTestFinished(() => server.close());
    return server;
  };
  const [here, there] = [await start(), await start()];
  const [first, second] = await startGame(here);
  const enter = async (server: typeof here, secret?: string) => {
    const socket = new TestSocket(server, first.table);
    await socket.hello(secret === undefined ? {} : { secret });
    return socket;
  };
  const sockets = [
    await enter(here, first.secret),
    await enter(here, second.secret),
    await enter(there, second.secret),
    await enter(there, first.secret),
    await enter(here),
    await enter(there),
  ];
  const [writer, ...others] = sockets;
  writer.send({ type: 'typing' });
  sockets[4].send({ type: 'typing' });
  for (const socket of [sockets[1], sockets[2]])
    expect(await socket.next('typing')).toMatchObject({ seat: 0 });
  // What is said next comes after it.
  writer.send({ type: 'say', key: newKey(), text: 'Hello' });
  for (const socket of others.slice(0, 3)) await socket.next('chat');
  const told = sockets.map(({ got }) => got.filter(({ type }) => type === 'typing').length);
  expect(told).toEqual([0, 1, 1, 0, 0, 0]);
});

test('however many sockets a player has, the others hear little of what is typed there', async () => {
  const { first, second, enter } = await startTable({ limits: PER_MINUTE, now: () => 0 });
  const two = await enter({ secret: second.secret });
  const sockets = [await enter({ secret: first.secret }), await enter({ secret: first.secret })];
  for (const socket of sockets) for (let i = 0; i < 30; i++) socket.send({ type: 'typing' });
  for (const socket of sockets) socket.send({ type: 'say', key: newKey(), text: 'Done' });
  for (let i = 0; i < 2; i++) await two.next('chat');
  expect(two.got.filter(({ type }) => type === 'typing')).toHaveLength(TYPING.atOnce);
});

test('a message sent twice appears once', async () => {
  const { first, enter } = await startTable();
  const one = await enter({ secret: first.secret });
  const say = { type: 'say', key: newKey(), text: 'Hello' } as const;
  one.send(say);
  one.send(say);
  await one.next('done');
  await one.next('done');
  expect(one.got.filter(({ type }) => type === 'chat')).toHaveLength(1);
});

test('reusing a key for another message is a conflict', async () => {
  const { server, first, table, enter } = await startTable();
  const one = await enter({ secret: first.secret });
  const key = newKey();
  one.send({ type: 'say', key, text: 'Hello' });
  await one.next('done');
  one.send({ type: 'say', key, text: 'Goodbye' });
  expect(await one.next('refused')).toMatchObject({ key, rule: 'key' });
  const path = `/api/tables/${table}/chat`;
  const say = (text: string) => ask(server, 'POST', path, { secret: first.secret, body: { key, text } });
  expect(await say('Goodbye')).toMatchObject({ status: 409, body: { rule: 'key' } });
  expect(await say(' Hello\u200b ')).toMatchObject({ status: 201, body: { text: 'Hello' } });
  expect(one.got.filter(({ type }) => type === 'chat')).toHaveLength(1);
});

test('characters that hide or reorder text are removed', async () => {
  const { first, enter } = await startTable();
  const one = await enter({ secret: first.secret });
  const say = async (text: string) => {
    one.send({ type: 'say', key: newKey(), text });
    return (await one.next('chat')).line.text;
  };
  expect(await say('<b onclick="x">👩‍🚀</b>')).toBe('<b onclick="x">👩‍🚀</b>');
  expect(await say('a\u202eb\u0000\n\nc\u200bd\u200f')).toBe('ab cd');
  for (const text of ['\u202e\u0007', '\u200b', '\u200d\ufe0f', '\u3164']) {
    one.send({ type: 'say', key: newKey(), text });
    expect((await one.next('refused')).rule).toBe('chat');
  }
  one.send({ type: 'say', key: newKey(), text: 'x'.repeat(301) });
  expect((await one.next('refused')).rule).toBe('message');
});

test('one client cannot flood the chat', async () => {
  const { server, first, table, enter } = await startTable({ limits: PER_MINUTE });
  const one = await enter({ secret: first.secret });
  for (let i = 0; i < 6; i++) one.send({ type: 'say', key: newKey(), text: `${i}` });
  expect((await one.next('refused')).rule).toBe('rate');
  // Nor over HTTP.
  const answer = await ask(server, 'POST', `/api/tables/${table}/chat`, {
    secret: first.secret,
    body: { key: newKey(), text: 'More' },
  });
  expect(answer).toMatchObject({ status: 429, body: { rule: 'rate' } });
});

test('nor can one subscriber from many addresses', async () => {
  const { server, table } = await startTable({ limits: PER_MINUTE, trustProxy: 1 });
  const say = async (address: string) => {
    const response = await fetch(`${server.url}/api/tables/${table}/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ key: newKey(), text: 'Hm.', name: 'Odette' }),
    });
    return response.status;
  };
  for (let i = 0; i < 5; i++) expect(await say(`2001:db8:0:7::${i}`)).toBe(201);
  expect(await say('2001:db8:0:7::5')).toBe(429);
  expect(await say('2001:db8:0:8::5')).toBe(201);
});
