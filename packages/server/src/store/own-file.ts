import { closeSync, openSync } from 'node:fs';

/** Creates an empty file before SQLite does, which nobody else can read. The files that SQLite puts beside it get the same mode. */
export function makeOwn(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch {
    // It already exists; or it cannot be created, and SQLite will say why.
  }
}
