import { expect, onTestFinished, test, vi } from 'vitest';
import { SharedCounts } from '../limits/shared-counts.ts';
import { memoryStore } from '../store/memory.ts';
import { PER_MINUTE } from './limits.ts';
import { RequestLimits } from './request-limits.ts';
import { startServer } from './testing/server.ts';

const MINUTE = 60_000;

function newLimits(read: number): RequestLimits {
  const counts = new SharedCounts({ store: memoryStore(), bus: { isAlone: true }, onProblem: () => {} });
  return new RequestLimits({ ...PER_MINUTE, read }, counts);
}

test('all routes of one kind count together', async () => {
  const server = await startServer({ limits: { ...PER_MINUTE, read: 3 } });
  onTestFinished(() => server.close());
  const status = async (path: string) => (await fetch(server.url + path)).status;
  expect([await status('/api/tables'), await status('/api/reach'), await status('/api/tables')]).toEqual([
    200, 200, 200,
  ]);
  expect(await status('/api/reach')).toBe(429);
  expect(await status('/api/tables/abcdefgh/game')).toBe(429);
});

test('each subscriber has its own windows, and each kind', async () => {
  const limits = newLimits(1);
  const isRefused = async (address: string, kind: 'read' | 'page' = 'read') =>
    (await limits.wait(address, kind)) !== undefined;
  expect(await isRefused('192.0.2.1')).toBe(false);
  expect(await isRefused('192.0.2.1')).toBe(true);
  expect(await isRefused('192.0.2.2')).toBe(false);
  expect(await isRefused('192.0.2.1', 'page')).toBe(false);
});

test('a clock that is set ahead and corrected locks nobody out', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const limits = newLimits(1);
  vi.setSystemTime(Date.now() + 10 * 24 * 60 * MINUTE);
  expect(await limits.wait('192.0.2.1', 'read')).toBeUndefined();
  expect(await limits.wait('192.0.2.1', 'read')).toBe(MINUTE);
  vi.setSystemTime(Date.now() - 10 * 24 * 60 * MINUTE);
  vi.advanceTimersByTime(MINUTE);
  expect(await limits.wait('192.0.2.1', 'read')).toBeUndefined();
});
