/** Players who play at random, and then at another table. */
import { applyChanges, type Connection, type Update } from '@guimard/protocol';
import { follow, isDone, type Player } from './game.ts';
import type { Load } from './load.ts';

/** Takes seats at a new table. */
export type OpenTable = () => Promise<readonly Player[]>;

const OPENING_AT_ONCE = 24;

/** Resolves when the first game of each table has started; games go on until the load is over. */
export async function playTables(
  count: number,
  load: Load,
  tableOf: (i: number) => OpenTable,
): Promise<void> {
  let opened = 0;
  const open = async (): Promise<void> => {
    while (opened < count) await playTable(load, tableOf(opened++));
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, open));
}

/** Resolves when the first game has started. */
async function playTable(load: Load, open: OpenTable): Promise<void> {
  const players = await open();
  await new Promise<void>((begun) => {
    const connections: Connection[] = players.map(({ server, place }, i) => {
      const known = load.newGame();
      const learn = (update: Update): void => {
        for (const { changes } of update.moves) applyChanges(known, changes);
        if (update.table.phase === 'running') begun();
        if (update.table.phase === 'over' && i === 0) {
          for (const other of connections) other.close();
          void playAgain(load, open);
        }
        const action = update.table.phase === 'running' ? load.choose(known, place.seat) : undefined;
        if (action === undefined) return;
        // Only this part of the update is kept with the move: the rest would burden the garbage collector.
        const { version } = update.table;
        load.offer(() => void move(action, version));
      };
      const move = async (action: string, version: number): Promise<void> => {
        const sent = performance.now();
        load.pending++;
        if (await isDone(connection.command({ type: 'act', action }, version)))
          load.times.push(performance.now() - sent);
        load.pending--;
      };
      const connection = follow(server, place, (message) => {
        if (message.type === 'welcome') void isDone(connection.command({ type: 'ready', isReady: true }, 0));
        else if (message.type === 'update') learn(message.update);
      });
      return connection;
    });
  });
}

/** At another table, unless the load is over. */
async function playAgain(load: Load, open: OpenTable): Promise<void> {
  try {
    if (!load.isOver) await playTable(load, open);
  } catch (error) {
    // The server may have stopped meanwhile.
    if (!load.isOver) throw error;
  }
}
