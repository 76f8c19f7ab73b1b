/** The best result of the same solo game on this device. */
import type { SavedTable } from '../seating.ts';
import { listTables } from '../store.ts';

/** Games in which anything could be undone do not count. */
export function bestOf(tables: readonly SavedTable[], { id, log }: SavedTable): number | undefined {
  const options = JSON.stringify(log.options);
  const results = tables
    .filter((one) => one.isOver && !one.practice && one.id !== id && one.log.game === log.game)
    .filter((one) => JSON.stringify(one.log.options) === options)
    .flatMap(({ scores }) => scores);
  return results.length === 0 ? undefined : Math.max(...results);
}

/** Undefined also where several play, or the browser stores nothing. */
export const bestBefore = (table: SavedTable): Promise<number | undefined> =>
  table.seats.length > 1
    ? Promise.resolve(undefined)
    : listTables().then(
        (tables) => bestOf(tables, table),
        () => undefined,
      );
