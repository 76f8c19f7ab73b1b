import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const LONG = 60_000;
afterEach(() => void vi.useRealTimers());

interface Asked {
  readonly address: string;
  readonly thing: string;
}

/** The order in which they are served, one at a time. */
async function orderOf(asked: readonly Asked[]): Promise<Asked[]> {
  const queue = new FairQueue(1);
  const order: Asked[] = [];
  const turns = asked.map(async (one) => {
    expect(await queue.wait(one.address, one.thing, LONG)).toBe(true);
    order.push(one);
  });
  for (const [i] of asked.entries()) {
    await vi.waitFor(() => expect(order).toHaveLength(i + 1), { interval: 0 });
    queue.done();
  }
  await Promise.all(turns);
  return order;
}

/** Between two turns of one, everybody has a turn who is still waiting at the second. */
function expectRoundRobin(names: readonly string[]): void {
  for (const [i, name] of names.entries()) {
    const next = names.indexOf(name, i + 1);
    if (next < 0) continue;
    const between = names.slice(i + 1, next);
    for (const later of names.slice(next + 1))
      if (later !== name) expect([...between, name]).toContain(later);
  }
}

test('subscribers take turns, and so do the things of each', async () => {
  const some = fc.record({ address: fc.integer({ min: 1, max: 4 }), thing: fc.integer({ min: 1, max: 3 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(some, { minLength: 1, maxLength: 25 }), async (asked) => {
      const order = await orderOf(
        asked.map(({ address, thing }) => ({ address: `192.0.2.${address}`, thing: `${address} ${thing}` })),
      );
      expect(order).toHaveLength(asked.length);
      expectRoundRobin(order.map(({ address }) => address));
      for (const address of new Set(order.map((one) => one.address)))
        expectRoundRobin(order.filter((one) => one.address === address).map(({ thing }) => thing));
    }),
  );
});

test('a newcomer waits for one turn of each of the others at most, however much they have asked for', async () => {
  const crowd = Array.from({ length: 30 }, (_, i) => ({ address: `192.0.2.${i % 3}`, thing: `${i}` }));
  const order = await orderOf([
    ...crowd.slice(0, 20),
    { address: '198.51.100.1', thing: 'new' },
    ...crowd.slice(20),
  ]);
  expect(order.findIndex(({ thing }) => thing === 'new')).toBeLessThanOrEqual(3);
});

test('a network that makes up subscribers has no more turns than another', async () => {
  const many = Array.from({ length: 20 }, (_, i) => ({
    address: `2001:db8:1:${i.toString(16)}::1`,
    thing: `${i}`,
  }));
  const two = [1, 2].map((i) => ({ address: `2001:db8:2:${i}::1`, thing: `other ${i}` }));
  const order = await orderOf([...many, ...two]);
  expect(order.slice(0, 4).map(({ thing }) => thing)).toEqual(['0', 'other 1', '1', 'other 2']);
  const known = { address: '192.0.2.1', thing: 'known' };
  const later = await orderOf([known, ...many, known, known, known]);
  expect(later.slice(0, 6).map(({ thing }) => thing)).toEqual(['known', '0', 'known', '1', 'known', '2']);
});

test('so many have their turn at once, and who waits for too long gives up', async () => {
  vi.useFakeTimers();
  const queue = new FairQueue(2);
  const turns = ['a', 'b', 'c', 'd'].map((thing) => queue.wait(undefined, thing, 1000));
  expect(await Promise.all(turns.slice(0, 2))).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(999);
  queue.done();
  expect(await turns[2]).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(await turns[3]).toBe(false);
  queue.done();
  queue.done();
  const more = ['e', 'f', 'g'].map((thing) => queue.wait(undefined, thing, 1000));
  expect(await Promise.all(more.slice(0, 2))).toEqual([true, true]);
  queue.close();
  expect(await more[2]).toBe(false);
});
