/** What goes wrong in a cluster, in an order that a seed chooses. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Rng, shuffle } from '@guimard/engine/kit';
import type { FaultyProxy } from '../../../store/postgres/testing/faulty-proxy.ts';
import type { Component } from '../component.ts';
import type { NodeProcess } from './node-process.ts';

interface Parts {
  readonly nodes: readonly NodeProcess[];
  readonly nats: Component;
  readonly postgres: Component;
  /** The ways of the first server to the database and to NATS. */
  readonly ways: readonly FaultyProxy[];
}

/** From the beginning of a fault to its end. */
type Fault = (parts: Parts, rng: Rng) => Promise<void>;

const anyOf = ({ nodes }: Parts, rng: Rng): NodeProcess => nodes[rng.below(nodes.length)];

const FAULTS: Readonly<Record<string, Fault>> = {
  'a server is killed': async (parts, rng) => {
    const node = anyOf(parts, rng);
    await node.end('SIGKILL');
    await sleep(500);
    await node.start();
  },
  'a server stands still': async (parts, rng) => {
    const node = anyOf(parts, rng);
    node.signal('SIGSTOP');
    await sleep(3_000);
    node.signal('SIGCONT');
  },
  'a server is cut off from the others': async ({ ways }) => {
    for (const way of ways) way.set('stalled');
    await sleep(4_000);
    for (const way of ways) way.set('none');
  },
  'NATS is killed': async ({ nats }) => {
    await nats.tell('kill');
    await sleep(1_500);
    await nats.tell('start');
  },
  'PostgreSQL is stopped': async ({ postgres }) => {
    await postgres.tell('stop');
    await sleep(5_000);
    await postgres.tell('start');
  },
  'PostgreSQL is killed': async ({ postgres }) => {
    await postgres.tell('kill');
    await postgres.tell('start');
  },
  'all servers are upgraded one by one': async ({ nodes }) => {
    for (const node of nodes) await node.upgrade();
  },
};

/** Each fault as often as given, one after the other; `between` is called before each with its name. */
export async function runFaults(
  parts: Parts,
  rng: Rng,
  times: number,
  between: (fault: string) => Promise<void>,
): Promise<void> {
  const faults = Object.entries(FAULTS);
  for (let i = 0; i < times; i++) {
    const order = faults.map((_, index) => index);
    shuffle(order, rng);
    for (const index of order) {
      const [name, fault] = faults[index];
      await between(name);
      await fault(parts, rng);
    }
  }
}
