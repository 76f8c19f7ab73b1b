import { newRefusal, nth } from '@guimard/engine/kit';
import { expect, test } from 'vitest';
import type { Command } from '../command.ts';
import type { ServerMessage } from '../message.ts';
import { PROTOCOL } from '../version.ts';
import { Connection, type ConnectionOptions, type Link } from './connection.ts';
import { FakeHost } from './testing/fake-host.ts';
import { FakeSocket } from './testing/fake-socket.ts';
import { updateAt, welcome } from './testing/messages.ts';

const ACT: Command = { type: 'act', action: 'place A b3' };
const LONG = 20_000;

function setUp(
  options: Partial<ConnectionOptions> = {},
  onMessage: (connection: Connection) => void = () => {},
) {
  const host = new FakeHost();
  const sockets: FakeSocket[] = [];
  const links: Link[] = [];
  const heard: ServerMessage[] = [];
  const had = { moves: 0, version: 0 };
  const connection = new Connection({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    ...options,
    resumePoint: () => had,
    host,
    onMessage: (message) => {
      heard.push(message);
      onMessage(connection);
    },
    onLink: (link) => links.push(link),
  });
  connection.connect();
  const last = (): FakeSocket => sockets.at(-1)!;
  const greet = (): void => {
    last().open();
    last().say(welcome(updateAt(1, 0, [])));
  };
  return { connection, host, sockets, links, heard, had, last, greet };
}

/** The keys and actions of the commands sent over a socket. */
const commandsOf = ({ sent }: FakeSocket): string[] =>
  sent.flatMap((message) => (message.type === 'command' ? [message.request.key] : []));

test('says hello with its secret and what it has', () => {
  const { had, last } = setUp({ secret: '0123456789abcdefghijkl' });
  Object.assign(had, { moves: 7, version: 12 });
  last().open();
  expect(last().sent).toEqual([
    { type: 'hello', protocol: PROTOCOL, secret: '0123456789abcdefghijkl', moves: 7, version: 12 },
  ]);
});

test("sends a command after the welcome, and resolves with the server's response", async () => {
  const { connection, last, greet } = setUp();
  const answer = connection.command(ACT, 1);
  last().open();
  expect(commandsOf(last())).toEqual([]);
  greet();
  const [key] = commandsOf(last());
  last().say({ type: 'done', key, version: 2 });
  expect(await answer).toEqual({ ok: true, value: { version: 2 } });
});

test('a command sent during the welcome goes out once, after earlier ones', () => {
  const { connection, last } = setUp({}, (heard) => void heard.command(ACT, 1, 'asked-on-welcome'));
  void connection.command(ACT, 1, 'asked-before');
  last().open();
  last().say(welcome(updateAt(1, 0, [])));
  expect(commandsOf(last())).toEqual(['asked-before', 'asked-on-welcome']);
});

test('a refusal has its rule and reason', async () => {
  const { connection, last, greet } = setUp();
  greet();
  const answer = connection.command(ACT, 1);
  const [key] = commandsOf(last());
  last().say({ type: 'refused', key, ...newRefusal('turn', 'notYourTurn'), version: 3 });
  expect(await answer).toMatchObject({ ok: false, error: { rule: 'turn', version: 3 } });
});

/** Every point at which the connection may be cut between request and response. */
const CUTS: readonly [when: string, cut: (table: ReturnType<typeof setUp>) => void][] = [
  ['before it opens', ({ last }) => last().cut()],
  [
    'after hello',
    ({ last }) => {
      last().open();
      last().cut();
    },
  ],
  [
    'after the welcome and the command',
    ({ greet, last }) => {
      greet();
      last().cut();
    },
  ],
  [
    'by the server’s restart',
    ({ greet, last }) => {
      greet();
      last().cut(1012);
    },
  ],
  [
    'by nonsense',
    ({ greet, last }) => {
      greet();
      last().say('{"type":"nonsense"}');
    },
  ],
  [
    'by silence',
    ({ host, greet }) => {
      greet();
      host.advance(4000);
    },
  ],
];
test.each(CUTS)('cut %s, the same command is sent again under its key', async (_, cut) => {
  const table = setUp();
  const { host, connection, sockets, last, greet, links } = table;
  const answer = connection.command(ACT, 1);
  cut(table);
  const tried = sockets.length;
  const before = sockets.flatMap(commandsOf);
  expect(links.at(-1)).toBe('cut');
  host.advance(LONG);
  expect(sockets.length).toBe(tried + 1);
  greet();
  expect(links.at(-1)).toBe('open');
  const [key] = commandsOf(last());
  expect(key).toBeDefined();
  for (const earlier of before) expect(earlier).toBe(key);
  last().say({ type: 'done', key, version: 2 });
  expect((await answer).ok).toBe(true);
  // Once it has its response, it is never sent again.
  last().cut();
  host.advance(LONG);
  greet();
  expect(commandsOf(last())).toEqual([]);
});

test('a repeated or unexpected response does no harm', async () => {
  const { connection, last, greet } = setUp();
  greet();
  const answer = connection.command(ACT, 1);
  const [key] = commandsOf(last());
  last().say({ type: 'done', key, version: 2 });
  last().say({ type: 'refused', key, ...newRefusal('turn', 'notYourTurn') });
  last().say({ type: 'done', key: 'somebodyelse', version: 9 });
  expect((await answer).ok).toBe(true);
});

test('several commands keep their order', () => {
  const { host, connection, last, greet } = setUp();
  greet();
  void connection.command(ACT, 1);
  void connection.say('hello');
  const keys = last().sent.slice(1);
  last().cut();
  host.advance(LONG);
  greet();
  expect(last().sent.slice(1)).toEqual(keys);
});

test('delays between attempts grow up to a limit', () => {
  const { host, sockets, last } = setUp();
  const pauses: number[] = [];
  for (let i = 0; i < 9; i++) {
    last().cut();
    const { length } = sockets;
    let waited = 0;
    while (sockets.length === length) {
      host.advance(50);
      waited += 50;
    }
    pauses.push(waited);
  }
  expect(pauses[0]).toBeLessThan(700);
  expect(pauses[3]).toBeGreaterThan(2500);
  expect(Math.max(...pauses)).toBeLessThan(19_000);
});

test('when the network is back, it reconnects at once', () => {
  const { host, connection, sockets, last, greet } = setUp();
  greet();
  last().cut();
  connection.wake();
  expect(sockets.length).toBe(2);
  greet();
  // A connection with recent messages is left alone.
  connection.wake();
  expect(sockets.length).toBe(2);
  host.advance(12_000);
  connection.wake();
  expect(sockets.length).toBe(3);
});

test('sends a heartbeat to a silent server, and reconnects if there is no response', () => {
  const { host, sockets, links, last, greet } = setUp();
  greet();
  host.advance(24_000);
  last().say(welcome(updateAt(2, 0, [])));
  host.advance(24_000);
  expect(last().sent.at(-1)).toMatchObject({ type: 'hello' });
  host.advance(1000);
  expect(last().sent.at(-1)).toEqual({ type: 'heartbeat' });
  last().say({ type: 'heartbeat' });
  host.advance(25_000);
  expect(last().sent.filter(({ type }) => type === 'heartbeat')).toHaveLength(2);
  host.advance(3900);
  expect(links.at(-1)).toBe('open');
  host.advance(1000);
  expect(links.at(-1)).toBe('cut');
  expect(sockets.length).toBe(2);
});

test('where seconds count, a dead connection is replaced within five', () => {
  const { host, sockets, last, greet } = setUp({ isLive: () => true });
  greet();
  host.advance(2000);
  expect(last().sent.at(-1)).toEqual({ type: 'heartbeat' });
  last().say({ type: 'heartbeat' });
  expect(sockets.length).toBe(1);
  host.advance(4999);
  expect(sockets.length).toBe(2);
});

test('a response that is later each time is waited for longer, until one arrives in time', async () => {
  const { host, connection, sockets, last, greet } = setUp();
  const answer = connection.command(ACT, 1);
  greet();
  const cutAfter = (): number => {
    const tried = sockets.length;
    for (let ms = 0; ; ms += 1000) {
      if (sockets.length > tried) return ms;
      host.advance(1000);
      if (ms > 100_000) throw new Error('it is never cut');
    }
  };
  const waits = Array.from({ length: 4 }, () => {
    const ms = cutAfter();
    greet();
    return ms;
  });
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(waits[3]).toBeGreaterThan(30_000);
  host.advance(20_000);
  last().say({ type: 'done', key: nth(commandsOf(last()), 0), version: 2 });
  expect(await answer).toMatchObject({ ok: true });
  const tried = sockets.length;
  void connection.command(ACT, 2);
  host.advance(6000);
  expect(sockets.length).toBe(tried + 1);
});

test('a socket that never opens times out', () => {
  const { host, sockets, links } = setUp();
  host.advance(29_000);
  expect(links).toEqual([]);
  host.advance(2000);
  expect(links).toEqual(['cut']);
  expect(sockets.length).toBe(2);
});

test('a working connection resets the delays', () => {
  const { host, connection, sockets, last, greet } = setUp();
  for (let i = 0; i < 6; i++) {
    last().cut();
    host.advance(20_000);
  }
  greet();
  void connection.command(ACT, 1);
  last().say({ type: 'done', key: commandsOf(last())[0], version: 2 });
  last().cut();
  const { length } = sockets;
  host.advance(700);
  expect(sockets.length).toBe(length + 1);
});

test('leaves no timer behind when closed', () => {
  const { host, connection, greet } = setUp();
  greet();
  void connection.command(ACT, 1);
  connection.close();
  expect(host.isIdle).toBe(true);
});

test('in doubt, everything is requested again, once', () => {
  const { host, connection, had, last, greet } = setUp();
  Object.assign(had, { moves: 5, version: 9 });
  greet();
  connection.resync();
  greet();
  expect(last().sent[0]).toMatchObject({ moves: 0, version: 0 });
  last().cut();
  host.advance(LONG);
  greet();
  expect(last().sent[0]).toMatchObject({ moves: 5, version: 9 });
});

test.each([
  [4001, 'wrongSecret'],
  [4003, 'seatMoved'],
  [4004, 'noTable'],
  [4005, 'seatFreed'],
  [4010, 'damaged', 'damaged'],
  [4010, 'rules', 'rules'],
  [4026, 'outdated'],
])('closed with %i, it does not come back: %s', async (code, link, reason = '') => {
  const { host, connection, sockets, links, last, greet } = setUp();
  greet();
  const answer = connection.command(ACT, 1);
  last().cut(code, reason);
  host.advance(LONG);
  expect(links.at(-1)).toBe(link);
  expect(sockets.length).toBe(1);
  expect(await answer).toMatchObject({ ok: false, error: { rule: 'closed' } });
});

test('slows down when the server asks for it', () => {
  const { host, sockets, last, greet } = setUp();
  greet();
  last().cut(4029);
  host.advance(10_000);
  expect(sockets.length).toBe(1);
  host.advance(10_000);
  expect(sockets.length).toBe(2);
});

test('messages of an old socket are ignored', () => {
  const { connection, sockets, heard, greet } = setUp();
  greet();
  connection.resync();
  const { length } = heard;
  sockets[0].say(welcome(updateAt(9, 0, [])));
  expect(heard.length).toBe(length);
});

test('closed, it stays closed', () => {
  const { host, connection, sockets, last, greet } = setUp();
  greet();
  connection.close();
  last().cut();
  connection.wake();
  host.advance(LONG);
  expect(sockets.length).toBe(1);
});
