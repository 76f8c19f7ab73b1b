/** Opens the store named by the host. */
import { isDatabaseUrl } from './data.ts';
import { delegate } from './delegate.ts';
import { lock } from './lock.ts';
import { memoryStore } from './memory.ts';
import { problemOf } from './problem.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';
import { makeFolderOf } from './writable.ts';

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

/**
 * The server has the file to itself. Its folder is created if missing; nobody else may read what is in it.
 */
function openFileStore(data: string): Store {
  makeFolderOf(data);
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
