/** Removes a name from a board of the day, for a host who is asked to. */
import { isDatabaseUrl } from '../store/data.ts';
import { wipe } from '../store/erase.ts';
import { transaction } from '../store/transaction.ts';
import { changeAsItIs } from './as-it-is.ts';

/** The results stay, without the name; returns how many had it. A running server shows it at once. */
export async function eraseResults(data: string, day: string, name: string): Promise<number> {
  if (isDatabaseUrl(data)) return (await import('./postgres.ts')).eraseInDatabase(data, day, name);
  return changeAsItIs(data, async (db) => {
    db.exec('PRAGMA secure_delete = ON');
    const erase = db.prepare("UPDATE daily SET name = '' WHERE day = ? AND name = ? AND name <> ''");
    const changed = transaction(db, () => Number(erase.run(day, name).changes));
    if (changed > 0) wipe(db);
    return changed;
  });
}
