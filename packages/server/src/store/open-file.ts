/** Node's SQLite, loaded only when a file is opened: the command line also starts where there is none. */
import type { DatabaseSync, DatabaseSyncOptions } from 'node:sqlite';
import { StoreProblem } from './problem.ts';

export function openFile(file: string | URL, options: DatabaseSyncOptions = {}): DatabaseSync {
  // The types promise a module even where this Node has none.
  const sqlite = process.getBuiltinModule('node:sqlite') as typeof import('node:sqlite') | undefined;
  if (sqlite === undefined) {
    throw new StoreProblem(
      `This needs Node 22.13 or newer, which brings SQLite; this is ${process.version}.`,
    );
  }
  return new sqlite.DatabaseSync(file, options);
}
