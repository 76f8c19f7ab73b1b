import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { localBus } from './local.ts';
import { watchBus } from './watch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watched() {
  const state: { health: 'ok' | { since: number; reason: string }; outages: number } = {
    health: 'ok',
    outages: 0,
  };
  const bus = {
    ...localBus(),
    get health() {
      return state.health;
    },
    get outages() {
      return state.outages;
    },
  };
  const log: string[] = [];
  const stream = { write: (line: string) => void log.push(String(JSON.parse(line).msg)) };
  const done: string[] = [];
  const follower = { poll: () => done.push('poll'), resume: () => done.push('resume') };
  const { log: logger } = Fastify({ logger: { level: 'warn', stream } });
  const stop = watchBus(bus, logger, [follower]);
  return { state, log, done, stop };
}

test('nothing happens while the bus is healthy', () => {
  const { log, done } = watched();
  vi.advanceTimersByTime(10_000);
  expect([log, done]).toEqual([[], []]);
});

test('while it is not, followers poll; afterwards they resume; the log has a line for each', () => {
  const { state, log, done, stop } = watched();
  state.health = { since: 0, reason: 'NATS cannot be reached: refused.' };
  state.outages = 1;
  vi.advanceTimersByTime(3_000);
  // Another reason is the same outage.
  state.health = { since: 0, reason: 'NATS cannot be reached: lost.' };
  vi.advanceTimersByTime(1_000);
  expect(done).toEqual(['poll', 'poll', 'poll', 'poll']);
  state.health = 'ok';
  vi.advanceTimersByTime(5_000);
  expect(done.slice(4)).toEqual(['resume']);
  expect(log).toEqual([
    'NATS cannot be reached: refused. Until it can, the database is polled for news.',
    'NATS can be reached again.',
  ]);
  stop();
  state.outages++;
  vi.advanceTimersByTime(5_000);
  expect(done).toHaveLength(5);
});

test('an outage between two looks is noticed, too', () => {
  const { state, log, done } = watched();
  state.outages = 1;
  vi.advanceTimersByTime(2_000);
  expect([log, done]).toEqual([[], ['resume']]);
});
