/** Opens the store named by the host. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { delegate } from './delegate.ts';
import { lock } from './lock.ts';
import { memoryStore } from './memory.ts';
import { problemOf } from './problem.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** Nothing is stored. */
export const MEMORY = ':memory:';

/**
 * For a server, which has the file to itself. The file's folder is created if missing; nobody else may read what is
 * in it.
 */
export function openStore(data: string): Store {
  if (data === MEMORY) return memoryStore();
  mkdirSync(dirname(data), { recursive: true, mode: 0o700 });
  const unlock = locked(data);
  try {
    const store = openSqliteStore(data);
    const close = () => store.close().finally(unlock);
    return Object.assign(delegate(store), { close });
  } catch (error) {
    unlock();
    throw error;
  }
}

function locked(data: string): () => void {
  try {
    return lock(data);
  } catch (error) {
    throw problemOf(`Cannot open ${data}`, error);
  }
}
