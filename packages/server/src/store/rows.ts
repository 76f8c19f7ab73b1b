/** How rows are read, whichever database they come from. */
import type { ChatLine, TableId } from '@guimard/protocol';
import { entry, type StoredEntry } from '../domain/entry.ts';
import { UnplayableTable } from '../domain/unplayable.ts';
import type { ListedTable, Summary } from './store.ts';

/** By column. */
export type Row = Readonly<Record<string, unknown>>;

/** Undefined if it is invalid. */
export function storedEntryOf({ at, time, key, json }: Row): StoredEntry | undefined {
  const parsed = entry.safeParse(jsonIn(json));
  if (!parsed.success || typeof at !== 'number' || typeof time !== 'number') return undefined;
  const stored = { at, time, entry: parsed.data };
  return typeof key === 'string' ? { ...stored, key } : stored;
}

function jsonIn(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

export function listedOf(row: Row): ListedTable {
  const { id, phase, visibility, due, computers_turn, deal, opener, over_days, updated, seen } = row;
  return {
    id: String(id),
    // Only `append` writes these, with checked types.
    phase: phase as Summary['phase'],
    // As above.
    visibility: visibility as Summary['visibility'],
    ...(due !== null && { due: Number(due) }),
    isComputersTurn: computers_turn === 1,
    ...(typeof deal === 'string' && { deal }),
    ...(typeof opener === 'number' && { opener }),
    ...(over_days === 1 && { isOverDays: true }),
    updated: Number(updated),
    seen: Number(seen ?? updated),
  };
}

export function lineOf({ number, sender, name, text, at }: Row): ChatLine {
  return {
    number: Number(number),
    from: Number(sender),
    name: String(name),
    text: String(text),
    at: Number(at),
  };
}

/** How many entries a table has; undefined if the table does not exist. */
export function versionsIn(row: Row | undefined): number | undefined {
  const versions = row?.['versions'];
  return typeof versions === 'number' ? versions : undefined;
}

/** Throws an UnplayableTable at the first entry that is missing or invalid. */
export function* entriesIn(table: TableId, rows: Iterable<Row>, after = 0): Iterable<StoredEntry> {
  let version = after;
  for (const row of rows) {
    version++;
    const stored = row['version'] === version ? storedEntryOf(row) : undefined;
    if (stored === undefined) {
      throw new UnplayableTable(table, 'damaged', `entry ${version} is missing or cannot be read`);
    }
    yield stored;
  }
}

/** From the first one up to the first that is missing or invalid. */
export function readableIn(table: TableId, rows: Iterable<Row>): readonly StoredEntry[] {
  const found: StoredEntry[] = [];
  try {
    for (const stored of entriesIn(table, rows)) found.push(stored);
  } catch (error) {
    if (!(error instanceof UnplayableTable)) throw error;
  }
  return found;
}
