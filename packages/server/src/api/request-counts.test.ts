import { expect, onTestFinished, test, vi } from 'vitest';
import { PER_MINUTE } from './limits.ts';
import { RequestCounts } from './request-counts.ts';
import { startServer } from './testing/server.ts';

const MINUTE = 60_000;

/** How many there were in the window, including this one. */
function count(counts: RequestCounts, key: string): number {
  let current = 0;
  counts.incr(key, (_error, told) => (current = told?.current ?? 0), MINUTE);
  return current;
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

test('each subscriber has its own windows', () => {
  const counts = new RequestCounts();
  expect([count(counts, 'a'), count(counts, 'a'), count(counts, 'b'), count(counts, 'a')]).toEqual([
    1, 2, 1, 3,
  ]);
  expect(counts.child()).toBe(counts);
});

test('the number of remembered addresses is limited', () => {
  const counts = new RequestCounts();
  count(counts, 'first');
  for (let i = 0; i < 100_000; i++) count(counts, `address ${i}`);
  expect(count(counts, 'address 99999')).toBe(2);
  expect(count(counts, 'first')).toBe(1);
});

test('a clock that is set ahead and corrected locks nobody out', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const counts = new RequestCounts();
  vi.setSystemTime(Date.now() + 10 * 24 * 60 * MINUTE);
  expect(count(counts, 'a')).toBe(1);
  vi.setSystemTime(Date.now() - 10 * 24 * 60 * MINUTE);
  vi.advanceTimersByTime(MINUTE);
  expect(count(counts, 'a')).toBe(1);
});
