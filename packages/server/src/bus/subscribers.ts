/** The subscribers of one node, by table. */
import type { TableId } from '@guimard/protocol';
import type { Hear } from './bus.ts';
import type { BusMessage } from './message.ts';

export class Subscribers {
  readonly #tables = new Map<TableId, Set<Hear>>();

  get tables(): Iterable<TableId> {
    return this.#tables.keys();
  }

  /** `onFirst` and `onLast` are called when the table gets its first subscriber, and has lost its last. */
  add(table: TableId, hear: Hear, onFirst?: () => void, onLast?: () => void): () => void {
    const known = this.#tables.get(table);
    const hearing = known ?? new Set();
    if (known === undefined) {
      this.#tables.set(table, hearing);
      onFirst?.();
    }
    hearing.add(hear);
    return () => {
      if (!hearing.delete(hear) || hearing.size > 0) return;
      this.#tables.delete(table);
      onLast?.();
    };
  }

  deliver(table: TableId, message: BusMessage): void {
    for (const hear of this.#tables.get(table) ?? []) hear(message);
  }

  clear(): void {
    this.#tables.clear();
  }
}
