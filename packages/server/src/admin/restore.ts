/** Puts a copy in the place of a server's file: at every moment that is the old file or the whole copy. */
import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  existsSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { messageOf } from '../domain/message-of.ts';
import { isAlone } from '../store/alone.ts';
import { findings } from '../store/check.ts';
import { copyTo, sync } from '../store/copy.ts';
import { isDatabaseUrl } from '../store/data.ts';
import { FOREIGN, isForeignFile } from '../store/identity.ts';
import { refuseNewer } from '../store/migrations.ts';
import { checkOneName } from '../store/one-name.ts';
import { openFile } from '../store/open-file.ts';
import { problemOf, StoreProblem } from '../store/problem.ts';
import { isCode } from '../store/sqlite-error.ts';
import { ensureFolderOf } from '../store/writable.ts';
import { FORMAT, readAsItIs } from './as-it-is.ts';
import { checkCopy, stampOf } from './backup.ts';
import { lossIn } from './loss.ts';

export interface Restored {
  /** The server's file. */
  readonly file: string;
  readonly tables: number;
  readonly entries: number;
  /** When the newest entry was made; undefined if there is none. */
  readonly newest: number | undefined;
  /** Where the old file is kept. */
  readonly kept: string | undefined;
}

/** What SQLite may have beside a file; the next one of that name must not get it. */
const LOGS = ['-wal', '-shm', '-journal'];

/**
 * Throws a StoreProblem, and leaves the file as it was, if the copy is damaged or of a later format, if somebody uses the
 * file, or if the file has something that the copy lacks; unless `replaces` says to keep the old file under another name.
 */
export async function restore(
  copy: string,
  data: string,
  { replaces, date = Date.now() }: { readonly replaces: boolean; readonly date?: number },
): Promise<Restored> {
  if (isDatabaseUrl(data) || isDatabaseUrl(copy))
    throw new StoreProblem(
      'This restores a file. Restore PostgreSQL with pg_restore or psql, or to a point in time.',
    );
  ensureFolderOf(data);
  // The file itself is replaced, not a symbolic link to it.
  const file = existsSync(data) ? realpathSync(data) : resolve(data);
  if (existsSync(copy) && realpathSync(copy) === file)
    throw new StoreProblem(`${copy} is the file that is to be restored.`);
  return readAsItIs(copy, async (db) => {
    checkSource(db);
    const old = openAlone(file);
    try {
      const kept = replaces && isAnythingLeft(file) ? `${file}.replaced-${stampOf(date)}` : undefined;
      copyTo(db, file, (unfinished) => {
        checkCopy(unfinished);
        const loss = lossOf(old, file, unfinished);
        if (loss !== undefined && !replaces)
          throw new StoreProblem(
            `${loss}. To restore the copy all the same, and keep that file under another name: --replace.`,
          );
        takeOwner(unfinished, file);
        if (kept !== undefined) keep(file, kept);
        for (const log of LOGS) rmSync(file + log, { force: true });
      });
      return { file, kept, ...contentOf(db) };
    } catch (error) {
      throw problemOf(`Cannot restore ${file}`, error);
    } finally {
      old?.close();
    }
  });
}

function checkSource(db: DatabaseSync): void {
  if (refuseNewer(db, FORMAT) === 0) throw new Error('it is empty');
  const [wrong] = findings(db, 'integrity_check');
  if (wrong !== undefined) throw new Error(`the copy is damaged (${wrong}). Choose another one`);
}

/** The file with its log merged, so that nobody else can open it until it is closed; undefined if there is none that can be read. */
function openAlone(file: string): DatabaseSync | undefined {
  if (!existsSync(file)) return undefined;
  checkOneName(file);
  if (isForeignFile(file)) throw new StoreProblem(`Cannot restore ${file}: ${FOREIGN}.`);
  const db = openFile(file);
  try {
    if (!isAlone(db)) throw inUse(file);
    // Without a log there is nothing beside it that the next file of that name could get.
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT');
    return db;
  } catch (error) {
    db.close();
    if (isCode(error, 'corrupt', 'notADatabase')) return undefined;
    throw isCode(error, 'busy') ? inUse(file) : error;
  }
}

const inUse = (file: string): StoreProblem =>
  new StoreProblem(`A server uses ${file}, or a command that reads it. Stop it first.`);

const isAnythingLeft = (file: string): boolean => ['', ...LOGS].some((log) => existsSync(file + log));

/** What would be lost, as a sentence; undefined if nothing would. */
function lossOf(old: DatabaseSync | undefined, file: string, copy: string): string | undefined {
  const unreadable = `${file} cannot be read, and may have something that the copy lacks`;
  if (old === undefined) return isAnythingLeft(file) ? unreadable : undefined;
  try {
    const loss = lossIn(old, copy);
    return loss && `${file} has what the copy lacks, and it would be lost: ${loss}`;
  } catch (error) {
    if (isCode(error, 'corrupt')) return unreadable;
    throw error;
  }
}

/** The owner and the mode of the file, or what a server would create there. */
function takeOwner(unfinished: string, file: string): void {
  const { uid, gid } = statSync(existsSync(file) ? file : dirname(file));
  if (existsSync(file)) chmodSync(unfinished, statSync(file).mode & 0o777);
  const own = statSync(unfinished);
  if (own.uid === uid && own.gid === gid) return;
  try {
    chownSync(unfinished, uid, gid);
  } catch (cause) {
    throw new Error(
      `it belongs to user ${uid}, to whom the copy cannot be given (${messageOf(cause)}). Run this as that user, or as root`,
      { cause },
    );
  }
}

/** With what is beside it, if SQLite could not merge that. */
function keep(file: string, kept: string): void {
  for (const log of ['-wal', '-journal', ''].filter((each) => existsSync(file + each))) {
    const unfinished = `${kept}${log}.part`;
    copyFileSync(file + log, unfinished, constants.COPYFILE_FICLONE);
    takeOwner(unfinished, file);
    sync(unfinished);
    renameSync(unfinished, kept + log);
  }
}

function contentOf(db: DatabaseSync) {
  const row = db
    .prepare(
      'SELECT (SELECT count(*) FROM tables) AS tables, count(*) AS entries, max(at) AS newest FROM entries',
    )
    .get();
  const newest = row?.['newest'];
  return {
    tables: Number(row?.['tables']),
    entries: Number(row?.['entries']),
    newest: typeof newest === 'number' ? newest : undefined,
  };
}
