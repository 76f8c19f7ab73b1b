/** Erasing for good: what a player or a host removes must not be left anywhere in the file. */
import type { DatabaseSync } from 'node:sqlite';
import type { Seat } from '@guimard/engine/kit';
import type { StoredEntry } from '../domain/entry.ts';
import { problemOf } from './problem.ts';
import { isCode } from './sqlite-error.ts';
import type { Statements } from './statements.ts';

/** In milliseconds after something was erased: nobody is served while the file is rewritten (a second for 90 MB). */
const WIPE_AFTER = 10 * 60_000;

/** An entry without the name of the player in that seat. */
export function withoutName(stored: StoredEntry, seat: Seat): StoredEntry {
  const { entry } = stored;
  return entry.type === 'joined' && entry.seat === seat
    ? { ...stored, entry: { ...entry, name: '' } }
    : stored;
}

/** Overwrites what is deleted meanwhile, also whole pages. Doing that always would slow every move down. */
function thoroughly<T>(db: DatabaseSync, work: () => T): T {
  db.exec('PRAGMA secure_delete = ON');
  try {
    return work();
  } finally {
    db.exec('PRAGMA secure_delete = FAST');
  }
}

/** The service time at which something was erased, if the file was not rewritten since: the server may have stopped. */
function erasedIn({ erased }: Pick<Statements, 'erased'>): number | undefined {
  try {
    const time = erased.get()?.['erased'];
    return typeof time === 'number' ? time : undefined;
  } catch (error) {
    // A damaged file must still open.
    if (isCode(error, 'corrupt', 'io')) return undefined;
    throw error;
  }
}

/**
 * Rows are overwritten at once. Copies that SQLite may have left elsewhere are wiped later, once for everything erased.
 */
export class Eraser {
  readonly #db: DatabaseSync;
  readonly #statements: Pick<Statements, 'setErased'>;
  /** Since when, in service time, erased data may still be in the file. */
  #erasedAt: number | undefined;
  /** The file was rewritten since; what is left is in the log. */
  #isRewritten = false;

  constructor(db: DatabaseSync, statements: Pick<Statements, 'erased' | 'setErased'>) {
    this.#db = db;
    this.#statements = statements;
    this.#erasedAt = erasedIn(statements);
  }

  /** Within a change: overwrites what `work` deletes, and records that the rest is to be wiped. */
  erase<T>(time: number, work: () => T): T {
    this.#statements.setErased.run(time);
    return thoroughly(this.#db, work);
  }

  /** After the change. */
  erased(time: number): void {
    emptyLog(this.#db);
    this.#erasedAt ??= time;
    this.#isRewritten = false;
  }

  /**
   * With each heartbeat. While another process is reading, such as a backup, the log cannot be emptied: the next one tries
   * again, but does not rewrite the file again. If it fails, a later one does.
   */
  wipeIfDue(time: number): void {
    if (this.#erasedAt === undefined || time - this.#erasedAt < WIPE_AFTER) return;
    try {
      if (!this.#isRewritten) this.#db.exec('VACUUM');
      this.#isRewritten = true;
      if (!emptyLog(this.#db)) return;
      this.#statements.setErased.run(null);
      this.#erasedAt = undefined;
      this.#isRewritten = false;
    } catch (error) {
      this.#erasedAt = time;
      throw problemOf('What was erased may still be found in the file, which could not be rewritten', error);
    }
  }
}

/**
 * Rewrites the file. Overwriting rows is not enough: when SQLite moves rows from one page to another, it leaves copies
 * in the unused part of the first. Returns whether no deleted data is left.
 */
export function wipe(db: DatabaseSync): boolean {
  db.exec('VACUUM');
  return emptyLog(db);
}

/**
 * Moves the write-ahead log into the file and empties it: it still contains the old versions of overwritten pages.
 * Returns whether that worked: it does not while another process reads.
 */
function emptyLog(db: DatabaseSync): boolean {
  return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] === 0;
}
