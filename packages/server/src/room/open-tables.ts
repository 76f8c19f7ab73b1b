/** How many tables each address has opened that are not over. Not stored. */
import type { TableId } from '@guimard/protocol';
import { Tally } from '../limits/tally.ts';

export class OpenTables {
  readonly #openers = new Map<TableId, string>();
  readonly #counts = new Tally();

  get size(): number {
    return this.#openers.size;
  }

  countOf(opener: string): number {
    return this.#counts.countOf(opener);
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
