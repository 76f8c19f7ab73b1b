/** Opens an existing file as it is: creates and migrates nothing. A server may be using it. */
import { existsSync, realpathSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { isForeignFile, numberOf, openImmutable } from '../store/identity.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { checkOneName, mayHaveLog } from '../store/one-name.ts';
import { openFile } from '../store/open-file.ts';
import { problemOf, StoreProblem } from '../store/problem.ts';

/** How long to wait for a server that is writing, in milliseconds. */
const TIMEOUT = 5_000;
/** The format that this version reads and writes. */
export const FORMAT = MIGRATIONS.length;

function check(file: string, use: 'read' | 'change'): void {
  if (!existsSync(file)) throw new StoreProblem(`There is no file ${file}.`);
  try {
    // Copies never have a log: backups may share them by links.
    if (use === 'change' || mayHaveLog(file)) checkOneName(file);
  } catch (error) {
    throw problemOf(`Cannot use ${file}`, error);
  }
  if (isForeignFile(file)) throw new StoreProblem(`${file} is a database of another program.`);
}

const hasLog = (file: string): boolean => existsSync(`${realpathSync(file)}-wal`);

/** Calls `read` with the file. Writes nothing, not even beside it. Throws a StoreProblem if the file cannot be opened. */
export async function readAsItIs<T>(file: string, read: (db: DatabaseSync) => Promise<T>): Promise<T> {
  check(file, 'read');
  // Without a log nobody else has the file open. If another process opens it meanwhile, `read` may see half of a change.
  const wasAlone = !hasLog(file);
  const answer = await using(
    file,
    () => (wasAlone ? openImmutable(file) : openFile(file, { readOnly: true })),
    read,
  );
  return wasAlone && hasLog(file) ? readAsItIs(file, read) : answer;
}

/** Calls `change` with the file, if it has this version's format. */
export async function changeAsItIs<T>(file: string, change: (db: DatabaseSync) => Promise<T>): Promise<T> {
  check(file, 'change');
  const open = () => openFile(file, { timeout: TIMEOUT, enableForeignKeyConstraints: true });
  return using(file, open, async (db) => {
    const format = numberOf(db, 'user_version');
    if (format === FORMAT) return change(db);
    throw new StoreProblem(
      `${file} has format ${format}, and this Guimard changes format ${FORMAT}. Use the version that the server runs.`,
    );
  });
}

async function using<T>(
  file: string,
  open: () => DatabaseSync,
  work: (db: DatabaseSync) => Promise<T>,
): Promise<T> {
  let db: DatabaseSync | undefined;
  try {
    db = open();
    return await work(db);
  } catch (error) {
    throw problemOf(`Cannot use ${file}`, error);
  } finally {
    db?.close();
  }
}
