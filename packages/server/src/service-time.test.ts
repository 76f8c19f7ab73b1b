import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_GAP, ServiceTime } from './service-time.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A machine whose monotonic clock runs on while the process does not, as some do while asleep. */
const machine = () => {
  const start = Date.now();
  return new ServiceTime(1_000, () => Date.now() - start);
};

test("continues from the store's last time, at normal speed", async () => {
  const { now } = machine();
  expect(now()).toBe(1_000);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(now()).toBe(3_601_000);
});

test.each([13_000, 86_400_000])('stops while the process does not run for %i ms', async (asleep) => {
  const { now } = machine();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.setSystemTime(Date.now() + asleep);
  // Anything may ask first on waking: a timer that is due, a request.
  expect(now()).toBe(11_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(now()).toBe(12_000);
});

test('a busy moment counts: clients did wait for a response', () => {
  const { now } = machine();
  vi.setSystemTime(Date.now() + LONGEST_GAP);
  expect(now()).toBe(1_000 + LONGEST_GAP);
});

test('never goes back', async () => {
  const { now } = machine();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.setSystemTime(Date.now() - 3_000);
  expect(now()).toBe(6_000);
  await vi.advanceTimersByTimeAsync(500);
  expect(now()).toBe(6_500);
});
