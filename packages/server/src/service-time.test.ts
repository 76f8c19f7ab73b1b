import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LONGEST_GAP } from './domain/clock.ts';
import { ServiceTime } from './service-time.ts';

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

describe('with a store that other servers share', () => {
  test('jumps forward to its time', () => {
    const { now, sync } = machine();
    sync(5_000, now());
    expect(now()).toBe(5_000);
  });

  test('is not slowed down by a slow heartbeat', () => {
    const { now, sync } = machine();
    const sent = now();
    vi.setSystemTime(Date.now() + 800);
    sync(sent + 300, sent);
    expect(now()).toBe(1_800);
    vi.setSystemTime(Date.now() + 200);
    expect(now()).toBe(2_000);
  });

  test('waits until the others have caught up', async () => {
    const { now, sync } = machine();
    await vi.advanceTimersByTimeAsync(3_000);
    sync(3_300, now());
    expect(now()).toBe(4_000);
    await vi.advanceTimersByTimeAsync(700);
    expect(now()).toBe(4_000);
    await vi.advanceTimersByTimeAsync(500);
    expect(now()).toBe(4_500);
  });

  test('counts no more of an outage than the store does', async () => {
    const { now, sync } = machine();
    sync(1_000, now());
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(now()).toBe(1_000 + LONGEST_GAP);
    sync(1_000 + LONGEST_GAP, now());
    await vi.advanceTimersByTimeAsync(500);
    expect(now()).toBe(1_500 + LONGEST_GAP);
  });
});
