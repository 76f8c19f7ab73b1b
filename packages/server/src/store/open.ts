/** The place where tables are kept, as whoever starts the server named it. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { memoryStore } from './memory.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** Nothing is kept. */
export const MEMORY = ':memory:';

/** The file's folder is made if there is none; what is in it is nobody else's business. */
export function openStore(data: string): Store {
  if (data === MEMORY) return memoryStore();
  mkdirSync(dirname(data), { recursive: true, mode: 0o700 });
  return openSqliteStore(data);
}
