/** The leases of tables in a store that one process uses: they last as long as the process. */
import type { TableId } from '@guimard/protocol';
import { type AwakeRequest, type AwakeTable, LEASE, type ListedTable } from './store.ts';

interface Lease {
  readonly node: string;
  /** As performance.now() counts. */
  readonly until: number;
}

export class Leases {
  readonly #leases = new Map<TableId, Lease>();

  set(table: TableId, node: string | undefined): void {
    if (node === undefined) this.#leases.delete(table);
    else this.#leases.set(table, { node, until: performance.now() + LEASE });
  }

  take(tables: readonly ListedTable[], { node, until, due, computers }: AwakeRequest): readonly AwakeTable[] {
    const free = tables.filter(({ id }) => (this.#leases.get(id)?.until ?? 0) <= performance.now());
    const overdue = free.filter((table) => dueOf(table) <= until).sort((a, b) => dueOf(a) - dueOf(b));
    const thinking = free.filter((table) => table.isComputersTurn).sort((a, b) => a.updated - b.updated);
    const ids = new Set([...overdue.slice(0, due), ...thinking.slice(0, computers)].map(({ id }) => id));
    return [...ids].map((id) => {
      const wasLeased = this.#leases.has(id);
      this.set(id, node);
      return { id, wasLeased };
    });
  }

  renew(node: string, tables: readonly TableId[]): readonly TableId[] {
    const held = this.#heldBy(node, tables);
    for (const table of held) this.set(table, node);
    return held;
  }

  release(node: string, tables: readonly TableId[]): void {
    for (const table of this.#heldBy(node, tables)) this.#leases.delete(table);
  }

  #heldBy(node: string, tables: readonly TableId[]): readonly TableId[] {
    return tables.filter((table) => this.#leases.get(table)?.node === node);
  }
}

const dueOf = ({ due = Number.POSITIVE_INFINITY }: ListedTable): number => due;
