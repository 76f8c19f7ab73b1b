/** Reads what is readable in a file with damaged pages. */
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import type { TableId } from '@guimard/protocol';
import type { StoredEntry } from '../domain/entry.ts';
import { UnplayableTable } from '../domain/unplayable.ts';
import { StoreProblem } from './problem.ts';
import { type Row, readableIn } from './rows.ts';
import { isCode } from './sqlite-error.ts';
import type { Statements } from './statements.ts';

/** A page is invalid, or the disk cannot read it. */
const isDamage = (error: unknown): boolean => isCode(error, 'corrupt', 'io');

/** Rows up to the first that cannot be read. */
export function* untilDamage(
  { db }: Pick<Statements, 'db'>,
  query: StatementSync,
  ...given: Given
): Iterable<Row> {
  try {
    // A fresh one: after an error Node's iterators throw it again at the next use of the statement.
    yield* db.prepare(query.sourceSQL).iterate(...given);
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
}

type Given = readonly SQLInputValue[];
export const NO_LIMIT = -1;

/**
 * The rows of the first of several queries, which differ only in the way they go through the same rows, and have a limit
 * as their last parameter. If it meets damage: everything that any of them finds before it does, unordered.
 */
export function salvage(
  statements: Statements,
  queries: readonly StatementSync[],
  limit: number,
  ...given: Given
): readonly Row[] {
  const [first] = queries;
  try {
    return first?.all(...given, limit) ?? [];
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  const rows = queries.flatMap((query) => [...untilDamage(statements, query, ...given, NO_LIMIT)]);
  const unique = new Map(rows.map((row) => [row['id'] ?? row['number'], row]));
  return [...unique.values()];
}

/** The service time that the file has come to. A server that was killed may have stored entries after its last heartbeat. */
export function lastTime(statements: Statements): number {
  const { lastSign, heartbeat, listAll } = statements;
  try {
    return Number(lastSign.get()?.['time'] ?? 0);
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
  const signs = [...untilDamage(statements, heartbeat), ...salvage(statements, listAll, NO_LIMIT)];
  return signs.reduce((last, { time, updated }) => Math.max(last, Number(time ?? updated)), 0);
}

/** Tables whose game is not over. */
export function countOpen(statements: Statements): number {
  try {
    return Number(statements.countOpen.get()?.['count']);
  } catch (error) {
    if (!isDamage(error)) throw error;
    return salvage(statements, statements.listAll, NO_LIMIT).filter(({ phase }) => phase !== 'over').length;
  }
}

/** For a query about one table: damage it meets is the table's, not the store's. */
export function damageOf(table: TableId, problem: unknown): unknown {
  if (!(problem instanceof StoreProblem) || !isCode(problem.cause, 'corrupt')) return problem;
  return new UnplayableTable(table, 'damaged', problem.message, problem);
}

type EntryStatements = Pick<Statements, 'db' | 'entries' | 'entriesBackward'>;

/** This many rows of a table's entries, after a version; if a page is damaged, all that are found from either end. */
export function entryRows(
  statements: EntryStatements,
  table: TableId,
  after: number,
  limit: number,
): readonly Row[] {
  const { entries, entriesBackward } = statements;
  try {
    return entries.all(table, after, limit);
  } catch (error) {
    if (!isCode(error, 'corrupt')) throw error;
  }
  // This table may be intact: a query also reads what comes before and after it.
  const rows = [entries, entriesBackward].flatMap((query) => [
    ...untilDamage(statements, query, table, after, NO_LIMIT),
  ]);
  const unique = new Map(rows.map((row) => [Number(row['version']), row]));
  return [...unique].sort(([a], [b]) => a - b).map(([, row]) => row);
}

/** From the first one up to the first that cannot be read. */
export const readableEntries = (statements: EntryStatements, table: TableId): readonly StoredEntry[] =>
  readableIn(table, untilDamage(statements, statements.entries, table, 0, NO_LIMIT));
