/** Copies a server's file into a folder, named by the time, and removes the oldest copies. */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findings } from '../store/check.ts';
import { copyTo, isLeftOver } from '../store/copy.ts';
import { isDatabaseUrl } from '../store/data.ts';
import { openFile } from '../store/open-file.ts';
import { StoreProblem } from '../store/problem.ts';
import { readAsItIs } from './as-it-is.ts';

export interface BackedUp {
  /** The copy. */
  readonly file: string;
  readonly bytes: number;
  /** Names of copies that were removed, oldest first. */
  readonly removed: readonly string[];
}

const isCopy = (name: string): boolean => /^guimard-\d{8}T\d{6}Z\.sqlite$/.test(name);

/** Such as 20261116T180000Z, which sorts by time. */
export const stampOf = (date: number): string => new Date(date).toISOString().replace(/[-:]|\.\d+/g, '');
const nameAt = (date: number): string => `guimard-${stampOf(date)}.sqlite`;

/**
 * Copies everything that is stored at this moment, also while a server is running, and checks the copy. Then the newest
 * `keep` copies stay in the folder; other files in it are left alone. Throws a StoreProblem if there is no good copy, and
 * then nothing is removed.
 */
export async function backUp(
  data: string,
  folder: string,
  { keep, date = Date.now() }: { readonly keep: number; readonly date?: number },
): Promise<BackedUp> {
  if (isDatabaseUrl(data))
    throw new StoreProblem('This copies a file. Back up PostgreSQL with pg_dump or pg_basebackup.');
  const file = join(folder, nameAt(date));
  await readAsItIs(data, async (db) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    remove(
      folder,
      readdirSync(folder).filter((name) => isLeftOver(name, isCopy)),
    );
    copyTo(db, file, checkCopy);
  });
  const copies = readdirSync(folder).filter(isCopy);
  const removed = copies.sort().slice(0, Math.max(0, copies.length - keep));
  remove(folder, removed);
  return { file, bytes: statSync(file).size, removed };
}

function remove(folder: string, names: readonly string[]): void {
  for (const name of names) rmSync(join(folder, name));
}

export function checkCopy(copy: string): void {
  const db = openFile(copy, { readOnly: true });
  try {
    const [wrong] = findings(db, 'quick_check');
    if (wrong !== undefined) throw new Error(`the copy is damaged: ${wrong}`);
  } finally {
    db.close();
  }
}
