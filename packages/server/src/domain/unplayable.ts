import type { TableId } from '@guimard/protocol';
import { messageOf } from './message-of.ts';

/** A table at which nobody can play on. It is not the client's fault, and asking again does not help. */
export class UnplayableTable extends Error {
  override readonly name = 'UnplayableTable';
  readonly table: TableId;
  /**
   * Damaged: what is stored is not all there, or cannot be read. Rules: it was played by rules that are not known here.
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

/** For what threw while a table was made from its entries. */
export function damaged(table: TableId, error: unknown): UnplayableTable {
  if (error instanceof UnplayableTable) return error;
  return new UnplayableTable(table, 'damaged', messageOf(error), error);
}
