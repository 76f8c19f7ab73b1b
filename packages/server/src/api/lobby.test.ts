import { setTimeout as sleep } from 'node:timers/promises';
import { lobby, type Seated, seated } from '@guimard/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { LocalHub } from '../bus/local.ts';
import { LISTED } from '../room/lobby.ts';
import { memoryStore } from '../store/memory.ts';
import { command, look, NEW_TABLE } from './testing/client.ts';
import { type Running, startServer } from './testing/server.ts';
import { TestSocket } from './testing/socket.ts';

const HOUR = 3_600_000;
const PUBLIC = { ...NEW_TABLE, visibility: 'public' };

/** Two nodes that share a store, and a way to let time pass. */
async function startNodes() {
  const hub = new LocalHub();
  const store = memoryStore(true);
  let skipped = 0;
  const start = () =>
    startServer({
      store,
      bus: hub.join(),
      now: () => Date.now() + skipped,
      trustProxy: 1,
      heartbeatEvery: 10,
    });
  const nodes = [await start(), await start()] as const;
  onTestFinished(async () => {
    for (const node of nodes) await node.close();
  });
  const skip = (ms: number) => {
    skipped += ms;
  };
  return { nodes, store, skip };
}

async function open({ url }: Running, address: string): Promise<Seated> {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(PUBLIC),
  });
  return seated.parse(await response.json());
}

async function sit(node: Running, { table, secret }: Seated): Promise<void> {
  const socket = new TestSocket(node, table);
  onTestFinished(() => socket.ws.close());
  await socket.hello({ secret });
}

const listAt = async ({ url }: Running) =>
  lobby.parse(await (await fetch(`${url}/api/tables`)).json()).tables;

test('a crowd from one network pushes no table out of the lobby where somebody is, at any node', async () => {
  const { nodes, store, skip } = await startNodes();
  const [here, there] = nodes;
  const ada = await open(here, '192.0.2.1');
  await sit(here, ada);
  skip(HOUR);
  const isNoted = async () => {
    const rows = await store.listPublic(['waiting'], 9);
    return rows.some(({ id, seen, updated }) => id === ada.table && seen - updated >= HOUR);
  };
  while (!(await isNoted())) await sleep(5);
  const crowd: Seated[] = [];
  for (let i = 0; i < 2 * LISTED; i++) {
    const one = await open(nodes[i % 2], `2001:db8:7:${(i % 256).toString(16)}::1`);
    crowd.push(one);
    // They are there, by a socket or by requests, and busy.
    if (i % 3 === 0) await sit(nodes[i % 2], one);
    else await look(nodes[i % 2], one.table, one.secret);
    await command(nodes[i % 2], one, 0, { type: 'ready', isReady: true });
  }
  for (const node of [here, there, here]) {
    const listed = await listAt(node);
    expect(listed).toHaveLength(LISTED);
    expect(listed.map(({ id }) => id)).toContain(ada.table);
    for (const { table } of crowd.slice(0, 9)) await look(node, table);
  }
  // Others who want a place get it, though nobody is there.
  const others = await Promise.all(['192.0.2.2', '192.0.2.3'].map((address) => open(there, address)));
  skip(5_000);
  const ids = (await listAt(here)).map(({ id }) => id);
  for (const { table } of [ada, ...others]) expect(ids).toContain(table);
});
