/** Node's SQLite, loaded only when a file is opened: the command line also starts where there is none. */
import type { DatabaseSync, DatabaseSyncOptions } from 'node:sqlite';
import { StoreProblem } from './problem.ts';

export function openFile(file: string | URL, options: DatabaseSyncOptions = {}): DatabaseSync {
  // The types promise a module even where this Node has none.
  const sqlite = process.getBuiltinModule('node:sqlite') as typeof import('node:sqlite') | undefined;
  // Node 22.13 brings it, without all that we use; what has this method has the rest.
  if (sqlite === undefined || !('location' in sqlite.DatabaseSync.prototype)) {
    throw new StoreProblem(`This needs SQLite as in Node 22.18 or newer; this is ${process.version}.`);
  }
  return new sqlite.DatabaseSync(file, options);
}
