/** Opens the store named by the host. */
import { setTimeout } from 'node:timers/promises';
import { InUse } from './alone.ts';
import { isDatabaseUrl } from './data.ts';
import { memoryStore } from './memory.ts';
import { StoreProblem } from './problem.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';
import { ensureFolderOf } from './writable.ts';

/** Nothing is stored. */
export const MEMORY = ':memory:';

/** For a server. */
export async function openStore(data: string): Promise<Store> {
  if (data === MEMORY) return memoryStore();
  if (!isDatabaseUrl(data)) return openFileStore(data);
  // Loaded only if needed.
  const { openPostgresStore } = await import('./postgres/store.ts');
  return openPostgresStore(data);
}

/** How often it is tried, and how long to wait between two tries at most, in milliseconds: a backup is soon done. */
const TRIES = 8;
const PAUSE = 400;

/** The server has the file to itself; nobody else may read what is in it. */
async function openFileStore(data: string): Promise<Store> {
  ensureFolderOf(data);
  for (let left = TRIES; ; left--) {
    try {
      return openSqliteStore(data, { use: 'alone' });
    } catch (error) {
      const isInUse = error instanceof StoreProblem && error.cause instanceof InUse;
      if (!isInUse || left === 1) throw error;
      // Two that start together are in each other's way: at random, or they would be again.
      await setTimeout(PAUSE * Math.random());
    }
  }
}
