/** Chat in the file. */
import type { ChatLine } from '@guimard/protocol';
import { lineOf } from './rows.ts';
import { salvage } from './salvage.ts';
import type { Statements } from './statements.ts';
import { LINES, type Store } from './store.ts';

/** Within a change: see `Store.addChat`. Undefined if there is no such table. */
export function addLine(
  { hasTable, lineWithKey, nextLine, addLine, removeOldLines }: Statements,
  ...[table, hears, line, key]: Parameters<Store['addChat']>
): ChatLine | undefined {
  if (hasTable.get(table) === undefined) return undefined;
  const before = key === undefined ? undefined : lineWithKey.get(table, hears, key);
  if (before !== undefined) return lineOf(before);
  const number = Number(nextLine.get(table, hears)?.['number']);
  const { from, name, text, at } = line;
  addLine.run(table, hears, number, from, name, text, at, key ?? null);
  if (number > LINES) removeOldLines.run(table, hears, number - LINES);
  return { number, from, name, text, at };
}

/** See `Store.loadChat`. */
export function lastLines(
  statements: Statements,
  ...[table, hears, limit]: Parameters<Store['loadChat']>
): readonly ChatLine[] {
  const last = salvage(statements, statements.lastLines, limit, table, hears).map(lineOf);
  return last.sort((a, b) => a.number - b.number).slice(Math.max(0, last.length - limit));
}
