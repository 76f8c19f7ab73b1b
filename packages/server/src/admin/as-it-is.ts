/** A file that is there, as it is: nothing is made, and nothing is brought up to date. A server may be using it. */
import { existsSync, realpathSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { isForeignFile, numberOf, openImmutable } from '../store/identity.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { openFile } from '../store/open-file.ts';
import { problemOf, StoreProblem } from '../store/problem.ts';

/** How long to wait for a server that writes, in milliseconds. */
const TIMEOUT = 5_000;
/** The format that this version reads and writes. */
export const FORMAT = MIGRATIONS.length;

function check(file: string): void {
  if (!existsSync(file)) throw new StoreProblem(`There is no file ${file}.`);
  if (isForeignFile(file)) throw new StoreProblem(`${file} is a database of another program.`);
}

const hasLog = (file: string): boolean => existsSync(`${realpathSync(file)}-wal`);

/** Lets `read` have the file. Not a byte is written, not even beside it. Throws a StoreProblem if it cannot be opened. */
export async function readAsItIs<T>(file: string, read: (db: DatabaseSync) => Promise<T>): Promise<T> {
  check(file);
  // Without a log nobody else has it open. If somebody opens it meanwhile, what was read may be half of it.
  const wasAlone = !hasLog(file);
  const answer = await using(
    file,
    () => (wasAlone ? openImmutable(file) : openFile(file, { readOnly: true })),
    read,
  );
  return wasAlone && hasLog(file) ? readAsItIs(file, read) : answer;
}

/** Lets `change` have the file, if it is of the format of this version. */
export async function changeAsItIs<T>(file: string, change: (db: DatabaseSync) => Promise<T>): Promise<T> {
  check(file);
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
