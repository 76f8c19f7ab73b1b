/** Which tables each address has opened that are not over. Not stored. */
import type { TableId } from '@guimard/protocol';
import { NetworkTally } from '../limits/network-tally.ts';
import { TABLES_PER_ADDRESS } from './quotas.ts';

export class OpenTables {
  readonly #openers = new Map<TableId, string>();
  readonly #counts = new NetworkTally(TABLES_PER_ADDRESS);

  get size(): number {
    return this.#openers.size;
  }

  openerOf(table: TableId): string | undefined {
    return this.#openers.get(table);
  }

  hasRoomFor(opener: string): boolean {
    return this.#counts.hasRoomFor(opener);
  }

  add(table: TableId, opener: string): void {
    if (this.#openers.has(table)) return;
    this.#openers.set(table, opener);
    this.#counts.add(opener);
  }

  remove(table: TableId): void {
    const opener = this.#openers.get(table);
    if (opener === undefined) return;
    this.#openers.delete(table);
    this.#counts.remove(opener);
  }
}
