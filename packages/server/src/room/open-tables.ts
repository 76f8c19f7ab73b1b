/** How many tables each address has open: opened by it, and not over yet. Forgotten with the process. */
import type { TableId } from '@guimard/protocol';

export class OpenTables {
  readonly #openers = new Map<TableId, string>();
  readonly #counts = new Map<string, number>();

  countOf(opener: string): number {
    return this.#counts.get(opener) ?? 0;
  }

  add(table: TableId, opener: string): void {
    if (this.#openers.has(table)) return;
    this.#openers.set(table, opener);
    this.#counts.set(opener, this.countOf(opener) + 1);
  }

  remove(table: TableId): void {
    const opener = this.#openers.get(table);
    if (opener === undefined) return;
    this.#openers.delete(table);
    const left = this.countOf(opener) - 1;
    if (left > 0) this.#counts.set(opener, left);
    else this.#counts.delete(opener);
  }
}
