/** What goes wrong in a cluster, in an order that a seed chooses. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Rng, shuffle } from '@guimard/engine/kit';
import type { Installation } from './installation.ts';
import type { NodeProcess } from './node-process.ts';
import type { Interruptions } from './service-watch.ts';
import { LONG_OUTAGE, type TightTurns } from './tight-turns.ts';

interface Trial {
  readonly installation: Installation;
  readonly interruptions: Interruptions;
  readonly tightTurns: TightTurns;
  readonly rng: Rng;
  /** Resolves when the games have gone on for a while. */
  readonly goOn: () => Promise<void>;
}

/** From the beginning of a fault to its end. */
type Fault = (trial: Trial) => Promise<void>;

/** Longer than players may be without service, in milliseconds: they must get away by themselves. */
const PARTITION = 8_000;

const anyOf = ({ installation: { nodes }, rng }: Trial): NodeProcess => nodes[rng.below(nodes.length)];

const cutOff =
  (which: 'back' | 'all'): Fault =>
  async ({ installation: { isolation } }) => {
    await isolation.cut(which);
    await sleep(PARTITION);
    await isolation.heal();
  };

const FAULTS: Readonly<Record<string, Fault>> = {
  'a server is killed': async (trial) => {
    const node = anyOf(trial);
    await node.end('SIGKILL');
    await sleep(500);
    await node.start();
  },
  'a server stands still': async (trial) => {
    const node = anyOf(trial);
    node.signal('SIGSTOP');
    await sleep(3_000);
    node.signal('SIGCONT');
  },
  'a server is cut off from PostgreSQL and NATS': cutOff('back'),
  'a server is cut off from everything': cutOff('all'),
  'the worker is killed': ({ installation }) => installation.worker.restart(),
  'NATS is killed': async ({ installation: { nats } }) => {
    await nats.tell('kill');
    await sleep(1_500);
    await nats.tell('start');
  },
  'PostgreSQL is stopped': async ({ installation: { postgres }, interruptions, tightTurns }) => {
    await tightTurns.waitFor(() =>
      interruptions.outage(async () => {
        await postgres.tell('stop');
        await sleep(LONG_OUTAGE);
        await postgres.tell('start');
      }),
    );
  },
  'PostgreSQL is killed': async ({ installation: { postgres }, interruptions }) => {
    await interruptions.outage(async () => {
      await postgres.tell('kill');
      await postgres.tell('start');
    });
  },
  'all servers are upgraded one by one': async ({ installation: { nodes }, goOn }) => {
    for (const node of nodes) {
      await node.upgrade();
      await goOn();
    }
  },
};

/** Each fault as often as given, one after the other. */
export async function runFaults(trial: Trial, times: number): Promise<void> {
  const faults = Object.entries(FAULTS);
  for (let i = 0; i < times; i++) {
    const order = faults.map((_, index) => index);
    shuffle(order, trial.rng);
    for (const index of order) {
      const [name, fault] = faults[index];
      await trial.goOn();
      trial.interruptions.begin(name);
      await fault(trial);
    }
  }
}
