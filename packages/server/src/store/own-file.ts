import { closeSync, openSync } from 'node:fs';

/** Makes an empty file before SQLite does, for nobody else to read. The files that SQLite puts beside it are as this one is. */
export function makeOwn(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch {
    // It is there already; or it cannot be made, and SQLite will say why.
  }
}
