/** The bus of nodes in one process. A node alone, which is the default, tells nobody anything. */
import { randomUUID } from 'node:crypto';
import type { TableId } from '@guimard/protocol';
import type { Bus } from './bus.ts';
import type { BusMessage } from './message.ts';
import { Subscribers } from './subscribers.ts';

/** What the nodes of a process share. */
export class LocalHub {
  readonly #nodes = new Set<Subscribers>();

  join(): Bus {
    const own = new Subscribers();
    const nodes = this.#nodes;
    nodes.add(own);
    return {
      node: randomUUID(),
      publish: (table, message) => this.#publish(own, table, message),
      subscribe: (table, hear) => own.add(table, hear),
      get isAlone() {
        return nodes.size <= 1;
      },
      roundTrip: 0,
      health: 'ok',
      outages: 0,
      rejected: 0,
      close: async () => {
        nodes.delete(own);
        own.clear();
      },
    };
  }

  #publish(from: Subscribers, table: TableId, message: BusMessage): void {
    if (!this.#nodes.has(from)) return;
    for (const node of this.#nodes) if (node !== from) node.deliver(table, message);
  }
}

export const localBus = (): Bus => new LocalHub().join();
