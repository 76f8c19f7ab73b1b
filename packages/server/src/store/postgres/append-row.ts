/** Appends as the arrays that PostgreSQL's `unnest` makes rows of. */
import type { TableId } from '@guimard/protocol';
import type { Append } from '../store.ts';
import { updatedBy } from '../updated-by.ts';

export interface AppendRow {
  readonly table: TableId;
  /** One value for each of the first columns of the statement. */
  readonly summary: readonly unknown[];
  /** The same for each entry and the other columns. */
  readonly entries: readonly (readonly unknown[])[];
}

/** What cannot be serialised as JSON fails here, alone; likewise if nothing is given. */
export function appendRow(append: Append): AppendRow {
  const { table, from, entries, summary } = append;
  const { phase, visibility, due, isComputersTurn, deal, opener, isOverDays } = summary;
  const turn = isComputersTurn ? 1 : 0;
  const length = from + entries.length;
  return {
    table,
    summary: [
      table,
      from,
      phase,
      visibility,
      due ?? null,
      turn,
      updatedBy(append),
      length,
      append.holder ?? null,
      deal ?? null,
      opener ?? null,
      isOverDays === true ? 1 : 0,
    ],
    entries: entries.map(({ at, time, entry, key }, i) => [
      table,
      from + i + 1,
      at,
      time,
      key ?? null,
      JSON.stringify(entry),
    ]),
  };
}

/** One array per column. */
export function columnsOf(rows: readonly AppendRow[]): readonly unknown[][] {
  const summaries = transposed(rows.map(({ summary }) => summary));
  const entries = transposed(rows.flatMap((row) => row.entries));
  return [...summaries, ...entries];
}

function transposed(rows: readonly (readonly unknown[])[]): unknown[][] {
  return (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
}
