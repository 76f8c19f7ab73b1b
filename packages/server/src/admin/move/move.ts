/** Moves all tables from a file to a database or back, and makes sure that nothing was lost. */
import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import type { TableId } from '@guimard/protocol';
import { isDatabaseUrl } from '../../store/data.ts';
import { openDatabase } from '../../store/database.ts';
import { problemOf, StoreProblem } from '../../store/problem.ts';
import { changeAsItIs } from '../as-it-is.ts';
import { fileSide } from './file-side.ts';
import type { EntryCopy, Side, TableCopy } from './side.ts';

/** What all boards of the day are called together. */
const BOARDS = 'the boards of the day';

export interface Moved {
  /** Tables that were copied; the others were already the same. */
  readonly copied: number;
  /** Everything that was found on both sides, and compared. */
  readonly tables: number;
  readonly entries: number;
  readonly lines: number;
  readonly subscriptions: number;
  /** On the boards of the day. */
  readonly results: number;
  /** What is not the same, since it was changed meanwhile: codes of tables, and `BOARDS`. */
  readonly differing: readonly string[];
  /** A server still uses the source: what it changes from now on is not copied. */
  readonly isInUse: boolean;
}

/**
 * Copies what the target does not have yet, and then compares everything: it may be repeated, and stopped at any moment.
 * The source is only read. Throws a StoreProblem if the target is in use, or has tables that did not come from there.
 */
export async function moveTables(from: string, to: string): Promise<Moved> {
  if (isSame(from, to))
    throw new StoreProblem('The tables are already there: both names mean the same place.');
  return withSource(from, async (source) => {
    // Otherwise a target is made for nothing.
    await source.ids();
    return withTarget(to, (target) => move(source, target));
  });
}

async function move(source: Side, target: Side): Promise<Moved> {
  if (await target.isInUse()) throw new StoreProblem('A server uses the target. Stop it first.');
  const ids = new Set(await source.ids());
  const known = new Set(await target.ids());
  refuseOthers([...known].filter((id) => !ids.has(id)));
  let copied = 0;
  for (const id of ids) {
    const copy = await source.read(id);
    const before = known.has(id) ? await target.read(id) : undefined;
    if (copy === undefined || isDeepStrictEqual(copy, before)) continue;
    if (before !== undefined && !isEarlier(before, copy)) throw changedThere(id);
    await target.write(copy);
    copied++;
  }
  await target.setResults(await source.results());
  await target.setAbout(await source.about());
  return { copied, ...(await compare(source, target)), isInUse: await source.isInUse() };
}

/** Reads both sides again. */
async function compare(source: Side, target: Side): Promise<Omit<Moved, 'copied' | 'isInUse'>> {
  const differing: string[] = [];
  const results = await target.results();
  if (!isDeepStrictEqual(await source.results(), results)) differing.push(BOARDS);
  const counts = { tables: 0, entries: 0, lines: 0, subscriptions: 0, results: results.length };
  for (const id of new Set([...(await source.ids()), ...(await target.ids())])) {
    const copy = await target.read(id);
    if (copy === undefined || !isDeepStrictEqual(await source.read(id), copy)) {
      differing.push(id);
      continue;
    }
    counts.tables++;
    counts.entries += copy.entries.length;
    counts.lines += copy.chat.length;
    counts.subscriptions += copy.subscriptions.length;
  }
  return { ...counts, differing };
}

/** Whether a table has only been added to since, apart from names that were erased. */
function isEarlier(before: TableCopy, now: TableCopy): boolean {
  const mark = ({ version, at, time, key }: EntryCopy) => `${version} ${at} ${time} ${key}`;
  return before.entries.every((entry, i) => {
    const same = now.entries[i];
    return same !== undefined && mark(same) === mark(entry);
  });
}

const changedThere = (id: TableId): StoreProblem =>
  new StoreProblem(`Table ${id} was changed in the target since it was copied. It was left as it is.`);

/** Tables that were not copied from here must not be mixed with these. */
function refuseOthers(others: readonly TableId[]): void {
  if (others.length === 0) return;
  const named = others.slice(0, 3).join(', ') + (others.length > 3 ? ' …' : '');
  throw new StoreProblem(
    `The target has tables that the source does not have (${named}). Nothing was copied. ` +
      'If they were deleted since the last copy, delete them in the target too: guimard admin delete CODE.',
  );
}

function isSame(from: string, to: string): boolean {
  if (isDatabaseUrl(from) && isDatabaseUrl(to) && URL.canParse(from) && URL.canParse(to)) {
    const [one, other] = [new URL(from), new URL(to)];
    return one.host === other.host && one.pathname === other.pathname;
  }
  return existsSync(from) && existsSync(to) && realpathSync(from) === realpathSync(to);
}

/** Loaded only if needed. */
const databases = async () => ({
  ...(await import('./database-side.ts')),
  ...(await import('../postgres.ts')),
});

async function withSource<T>(from: string, work: (side: Side) => Promise<T>): Promise<T> {
  if (!isDatabaseUrl(from)) return changeAsItIs(from, (db) => work(fileSide(db, from)));
  const { using, databaseSide } = await databases();
  return using(from, (connections) => work(databaseSide(connections)));
}

/** Created or brought up to date if need be. */
async function withTarget<T>(to: string, work: (side: Side) => Promise<T>): Promise<T> {
  if (!isDatabaseUrl(to)) return withFile(to, work);
  const { migrateDatabase, using, databaseSide } = await databases();
  await migrateDatabase(to);
  return using(to, (connections) => work(databaseSide(connections)));
}

async function withFile<T>(file: string, work: (side: Side) => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  let db: DatabaseSync | undefined;
  try {
    db = openDatabase(file, 'alone');
    return await work(fileSide(db, file));
  } catch (error) {
    throw problemOf(`Cannot use ${file}`, error);
  } finally {
    db?.close();
  }
}
