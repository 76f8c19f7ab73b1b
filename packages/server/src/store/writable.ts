/** Whether the server may write where the host wants its tables, before SQLite says less about it. */
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { isErrno, messageOf } from '../domain/message-of.ts';
import { DATA_FILE } from './data.ts';
import { StoreProblem } from './problem.ts';

/** The folder of the default file is made if it is missing, for nobody else to read; one that the host names must exist: it may be mistyped. */
export function ensureFolderOf(file: string): void {
  const folder = dirname(resolve(file));
  if (resolve(file) === resolve(DATA_FILE)) makeFolder(folder);
  else if (!existsSync(folder))
    throw new StoreProblem(`There is no folder ${folder}. Create it, or correct GUIMARD_DATA.`);
  checkWritable(folder);
  if (existsSync(file)) checkWritable(resolve(file));
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    // On a read-only disk Node says that a folder does not exist: what is above it tells more.
    checkWritable(nearest(folder));
    throw new StoreProblem(`Cannot make the folder ${folder}: ${messageOf(error)}.`, { cause: error });
  }
}

const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)));

function checkWritable(path: string): void {
  try {
    accessSync(path, constants.W_OK);
  } catch (cause) {
    throw new StoreProblem(problemAt(path, cause), { cause });
  }
}

function problemAt(path: string, error: unknown): string {
  if (isErrno(error, 'EROFS')) return `The disk at ${path} is read-only: tables cannot be stored there.`;
  const user = process.geteuid?.();
  if (!isErrno(error, 'EACCES') || user === undefined) return `Cannot write to ${path}: ${messageOf(error)}.`;
  return `Cannot write to ${path}: it belongs to user ${statSync(path).uid}, and the server runs as user ${user}.`;
}
