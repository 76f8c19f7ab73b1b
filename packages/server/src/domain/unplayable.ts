import type { TableId } from '@guimard/protocol';
import { messageOf } from './message-of.ts';

/** A table that cannot be played on. It is not the client's fault, and retrying does not help. */
export class UnplayableTable extends Error {
  override readonly name = 'UnplayableTable';
  readonly table: TableId;
  /**
   * Damaged: stored entries are missing or cannot be read. Rules: it was played by rules unknown here.
   * No table: it was deleted.
   */
  readonly kind: 'damaged' | 'rules' | 'noTable';
  readonly reason: string;

  constructor(table: TableId, kind: UnplayableTable['kind'], reason: string, cause?: unknown) {
    super(`table ${table} cannot be played on (${kind}): ${reason}`, { cause });
    this.table = table;
    this.kind = kind;
    this.reason = reason;
  }
}

export function missingEntries(table: TableId, found: number, expected: number | undefined): UnplayableTable {
  const reason = `it has ${found} entries, and should have ${expected ?? 'none'}`;
  return new UnplayableTable(table, 'damaged', reason);
}

/** Wraps an error thrown while a table was rebuilt from its entries. */
export function damaged(table: TableId, error: unknown): UnplayableTable {
  if (error instanceof UnplayableTable) return error;
  return new UnplayableTable(table, 'damaged', messageOf(error), error);
}
