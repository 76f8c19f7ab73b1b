/** Looks after whatever listens to the bus while messages may be lost. */
import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './bus.ts';

/** Between two looks at the bus, in milliseconds. */
const LOOK_EVERY = 1_000;

interface Followers {
  /** Called every second while messages are lost. */
  poll(): void;
  /** Messages were lost, and arrive again. */
  resume(): void;
}

/** Returns a function that stops it. */
export function watchBus(bus: Bus, log: FastifyBaseLogger, followers: readonly Followers[]): () => void {
  let health: Bus['health'] = 'ok';
  let outages = 0;
  const look = () => {
    const before = health;
    health = bus.health;
    if (health !== 'ok') {
      if (before === 'ok') log.error(`${health.reason} Until it can, the database is polled for news.`);
      for (const follower of followers) follower.poll();
      return;
    }
    if (before !== 'ok') log.warn('NATS can be reached again.');
    if (outages === bus.outages) return;
    outages = bus.outages;
    for (const follower of followers) follower.resume();
  };
  const timer = setInterval(look, LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
