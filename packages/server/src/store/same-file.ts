import { realpathSync, statSync } from 'node:fs';

const idOf = (file: string): string | undefined => {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.dev}/${stat.ino}`;
};

/**
 * A database that is deleted or replaced while it is open accepts writes that nobody will ever read. Returns a function
 * that throws from then on. The write-ahead log holds the newest data: it must also be the same.
 */
export function sameFile(file: string): () => void {
  const names = [file, `${realpathSync(file)}-wal`];
  const ids = names.map(idOf);
  return () => {
    if (names.some((name, i) => idOf(name) !== ids[i])) {
      throw new Error('its file has been deleted, or replaced by another');
    }
  };
}
