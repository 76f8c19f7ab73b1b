import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Names of new files, in a folder that exists until the tests of a file are over. */
export function newFiles(): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'guimard-store-'));
  let count = 0;
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => join(folder, `${count++}.db`);
}
