import { SeededRng } from '@guimard/engine/kit';
import { expect, onTestFinished, test } from 'vitest';
import { LocalHub } from '../bus/local.ts';
import { faultyBus } from '../bus/testing/faulty-bus.ts';
import { delegate } from '../store/delegate.ts';
import { memoryStore } from '../store/memory.ts';
import { CutOff } from './cut-off.ts';
import { openTable } from './testing/client.ts';
import { startServer } from './testing/server.ts';
import { TestSocket } from './testing/socket.ts';

const NO_FAULTS = { lost: 0, delayed: 0, repeated: 0 };
const newBus = () => faultyBus(new LocalHub().join(), new SeededRng('cut off'), NO_FAULTS);
const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error('no route'));
const responds = async () => 0;

test.each([
  ['both respond', false, responds, false],
  ['the bus is away', true, responds, false],
  ['the database is silent', false, never, false],
  ['both are silent', true, never, true],
  ['the bus is away and the database fails', true, fails, true],
])('%s', async (_what, isBusAway, heartbeat, isCutOff) => {
  const bus = newBus();
  if (isBusAway) bus.fail();
  let sentAway = 0;
  const connections = { sendAway: () => void sentAway++ };
  const log = { error: () => {}, warn: () => {} };
  const store = { heartbeat };
  const cutOff = new CutOff({ bus, store, now: () => 0, connections, log });
  await cutOff.look(1);
  await cutOff.look(1);
  expect([cutOff.isTrue, sentAway]).toEqual([isCutOff, isCutOff ? 1 : 0]);
  bus.heal();
  await cutOff.look(1);
  expect(cutOff.isTrue).toBe(isCutOff);
});

test('clients are sent to another server, and may come back', async () => {
  const bus = newBus();
  const store = delegate(memoryStore());
  const server = await startServer({ store, bus });
  onTestFinished(() => server.close());
  const { table } = await openTable(server);
  const socket = new TestSocket(server, table);
  await socket.hello();
  Object.assign(store, { heartbeat: fails });
  bus.fail();
  expect((await socket.closed).code).toBe(1012);
  expect(await new TestSocket(server, table).turnedAway).toBe(503);
  Object.assign(store, { heartbeat: responds });
  const path = `${server.url}/api/tables/${table}/socket`;
  const status = async () => (await fetch(path)).status;
  // Sockets only, but welcome.
  await expect.poll(status).toBe(426);
});
