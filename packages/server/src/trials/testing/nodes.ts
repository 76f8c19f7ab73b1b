/** Several servers on one store, for trials. */
import type { AddressInfo } from 'node:net';
import type { Rng } from '@guimard/engine/kit';
import { type Running, startServer } from '../../api/testing/server.ts';
import type { Bus } from '../../bus/bus.ts';
import { LocalHub } from '../../bus/local.ts';
import { type Faults, type FaultyBus, faultyBus } from '../../bus/testing/faulty-bus.ts';
import { delegate } from '../../store/delegate.ts';
import { memoryStore } from '../../store/memory.ts';
import type { Append, Store } from '../../store/store.ts';
import { type CuttingProxy, cuttingProxy } from './cutting-proxy.ts';

interface TestNode {
  readonly server: Running;
  readonly bus: FaultyBus;
  /** In front of it; connections through it break. */
  readonly proxy: CuttingProxy;
}

export interface Cluster {
  /** What all of them share. */
  readonly store: Store;
  readonly nodes: readonly TestNode[];
  close(): Promise<void>;
}

/** Writes take a few turns of the event loop, so that nodes come in between each other. */
function slowStore(store: Store, rng: Rng): Store {
  const pause = async () => {
    for (let i = rng.below(3); i > 0; i--) await new Promise((resolve) => setImmediate(resolve));
  };
  return Object.assign(delegate(store), {
    append: async (append: Append) => {
      await pause();
      const appended = await store.append(append);
      await pause();
      return appended;
    },
    load: async (...asked: Parameters<Store['load']>) => {
      await pause();
      return store.load(...asked);
    },
    // It belongs to all of them.
    close: async () => {},
  });
}

interface Options {
  readonly faults?: Faults;
  /** Of a hundred messages to clients, this many are the last ones of their connection. */
  readonly cut?: number;
  /** Connects a node to the bus: within this process, if left out. */
  readonly join?: () => Bus;
  /** Opens the shared store, for each node and once more: in memory, if left out. */
  readonly open?: () => Promise<Store>;
}

const NO_FAULTS: Faults = { lost: 0, delayed: 0, repeated: 0 };

export async function startCluster(
  count: number,
  rng: Rng,
  { faults = NO_FAULTS, cut = 0, join, open }: Options = {},
): Promise<Cluster> {
  const hub = new LocalHub();
  const store = (await open?.()) ?? memoryStore();
  const nodes: TestNode[] = [];
  for (let i = 0; i < count; i++) {
    const bus = faultyBus(join?.() ?? hub.join(), rng, faults);
    const own = (await open?.()) ?? slowStore(store, rng);
    const server = await startServer({ store: own, bus, log: false, heartbeatEvery: 30 });
    const { port } = server.app.server.address() as AddressInfo;
    const proxy = await cuttingProxy(port, () => (rng.below(100) < cut ? 'after' : undefined));
    nodes.push({ server, bus, proxy });
  }
  return {
    store,
    nodes,
    close: async () => {
      for (const { proxy, server } of nodes) {
        await proxy.close();
        await server.close();
      }
      await store.close();
    },
  };
}
