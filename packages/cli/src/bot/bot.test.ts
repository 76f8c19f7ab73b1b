import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { CreateTable } from '@guimard/protocol';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PER_MINUTE } from '../../../server/src/api/limits.ts';
import { command, look, openTable } from '../../../server/src/api/testing/client.ts';
import { type Running, startServer } from '../../../server/src/api/testing/server.ts';
import { BIN, run } from '../testing/run.ts';
import { badLine } from './testing/bad-line.ts';

const COMPUTER = { kind: 'computer', level: 1 } as const;
const EXAMPLE = fileURLToPath(new URL('../../../../examples/online-bot.mjs', import.meta.url));

const servers: Running[] = [];
const children: ChildProcessWithoutNullStreams[] = [];
afterEach(async () => {
  // Processes that have ended cannot be killed.
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

async function start(deps: Parameters<typeof startServer>[0] = {}): Promise<Running> {
  const server = await startServer(deps);
  servers.push(server);
  return server;
}

function startNode(...args: readonly string[]): ChildProcessWithoutNullStreams {
  const child = spawn(process.execPath, args);
  children.push(child);
  return child;
}

const isReady = { type: 'ready', isReady: true } as const;
/** The person leaves; the server's computer plays on. The bots add shares to the chance of the game first. */
async function resignOnceBegun(server: Running, seated: { table: string; secret: string }): Promise<void> {
  await vi.waitFor(
    async () => expect((await look(server, seated.table)).table.phase).toBe('running'),
    20_000,
  );
  await command(server, seated, 0, { type: 'resign' });
}
const linkTo = ({ url }: Running, table: string): string => `${url}/t/${table}`;
/** A person who leaves, a bot, and a computer of the server. */
const seats: CreateTable['seats'] = [{ kind: 'me' }, { kind: 'open' }, COMPUTER];

describe('guimard bot', () => {
  it('plays a game against another bot to the end', async () => {
    const server = await start({ limits: PER_MINUTE });
    const { table, secret } = await openTable(server, {
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    const bots = [
      run(['bot', linkTo(server, table), '--level', '1', '--name', 'Hector']),
      run(['bot', `${server.url}/api/tables/${table}`, '--level', '2', '--seat', '2', '--name', 'Odette']),
    ];
    await vi.waitFor(async () => {
      expect((await look(server, table)).table.seats.filter((seat) => seat.isReady)).toHaveLength(2);
    }, 20_000);
    await command(server, { table, secret }, 0, isReady);
    await resignOnceBegun(server, { table, secret });
    for (const { status, out, err } of await Promise.all(bots)) {
      expect({ status, err }).toEqual({ status: 0, err: '' });
      expect(out).toMatch(/sits in seat [12] of table/);
      expect(out).toContain('The game begins.');
      expect(out).toContain('Odette places ');
      expect(out.match(/The game is over/g)).toHaveLength(1);
      expect(out).toMatch(/The game is over: Adèle \d+, Hector \d+, Odette \d+\. .* won\.\n$/);
    }
  });

  it('reconnects after every cut, and does nothing twice', async () => {
    const server = await start();
    const line = await badLine(server.url);
    const { table, secret } = await openTable(server, { seats });
    const playing = run(['bot', `${line.url}/t/${table}`, '--level', '1']);
    await vi.waitFor(
      async () => expect((await look(server, table)).table.seats[1].isReady).toBe(true),
      20_000,
    );
    await command(server, { table, secret }, 0, isReady);
    await resignOnceBegun(server, { table, secret });
    const { status, out, err } = await playing;
    line.close();
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(line.cuts()).toBeGreaterThan(3);
    expect(out).toMatch(/The connection is cut; trying again in 0\.[3-7] s\./);
    const { moves } = await look(server, table);
    const placed = moves.flatMap(({ events }) => events).filter(({ type }) => type === 'placed');
    expect(out.match(/ places /g)).toHaveLength(placed.length);
  });

  it.each([
    [['http://127.0.0.1:1/t/abcdefgh'], 1, 'cannot reach http://127.0.0.1:1: '],
    [['nowhere'], 2, '"nowhere" leads to no table'],
    [['abcdefgh', '--level', '10'], 2, '--level must be a whole number from 1 to 9'],
    [['abcdefgh', '--seat', 'x'], 2, '--seat must be'],
    [['abcdefgh', '--name', ' '], 2, '--name: A name has at least one letter.'],
    [[], 2, 'URL|CODE is missing'],
  ])('%j is refused in a line', async (args, status, says) => {
    const ran = await run(['bot', ...args]);
    expect(ran).toMatchObject({ status, out: '' });
    expect(ran.err).toContain(says);
    expect(ran.err.trimEnd().split('\n')).toHaveLength(1);
  });

  it('reports an unknown table, and a table without a free seat', async () => {
    const server = await start();
    expect(await run(['bot', 'zzzzzzzz', '--server', server.url])).toMatchObject({
      status: 1,
      err: 'guimard bot: This table doesn’t exist.\n',
    });
    const { table } = await openTable(server, { seats: [{ kind: 'me' }, COMPUTER] });
    expect(await run(['bot', linkTo(server, table)])).toMatchObject({
      status: 1,
      err: 'guimard bot: This seat is no longer free.\n',
    });
  });

  it.each([
    ['rules', { rules: 99 }, 'The server plays metro by version 99 of its rules'],
    ['layout', { layout: 'another' }, 'The server has another version of metro.'],
  ])('stops before it sits down where the server has another %s', async (_, changes, says) => {
    const server = await start();
    const { table } = await openTable(server);
    const seen = await look(server, table);
    const asked: (string | undefined)[] = [];
    const other = createServer((request, response) => {
      asked.push(request.method);
      response.end(JSON.stringify({ ...seen, table: { ...seen.table, ...changes } }));
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const ran = await run(['bot', table, '--server', `http://127.0.0.1:${port}`]);
    expect(ran).toMatchObject({ status: 1, out: '' });
    expect(ran.err).toContain(says);
    expect(ran.err).toContain('the same version of Guimard');
    expect(asked).toEqual(['GET']);
  });

  it('gives its seat up on Ctrl-C', async () => {
    const server = await start();
    const { table } = await openTable(server);
    const child = startNode(BIN, 'bot', linkTo(server, table), '--level', '1');
    const closed = once(child, 'close');
    await vi.waitFor(
      async () => expect((await look(server, table)).table.seats[1].isReady).toBe(true),
      20_000,
    );
    child.kill('SIGINT');
    expect((await closed)[0]).toBe(130);
    expect((await look(server, table)).table.seats[1].kind).toBe('open');
  });
});

describe('examples/online-bot.mjs', () => {
  it.each(['metro', 'correspondances'])('plays a whole game of %s', async (game) => {
    const server = await start({ limits: PER_MINUTE });
    const { table, secret } = await openTable(server, {
      game,
      options: game === 'metro' ? {} : { target: 1 },
      seats,
    } as never);
    const child = startNode(EXAMPLE, linkTo(server, table));
    const output = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    await vi.waitFor(
      async () => expect((await look(server, table)).table.seats[1].isReady).toBe(true),
      20_000,
    );
    await command(server, { table, secret }, 0, isReady);
    await resignOnceBegun(server, { table, secret });
    const [out, err, [status]] = await output;
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(/^Adèle \d+, Example \d+, \S+ \d+\n$/);
  });
});
