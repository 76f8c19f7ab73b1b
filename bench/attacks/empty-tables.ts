/** Public tables that nobody is at fill the lobby, and are kept on top of it. */
import { newKeys } from '@guimard/protocol';
import type { Attack } from './attack.ts';
import type { Client } from './client.ts';
import { ME, OPEN, openTable } from './seat.ts';

/** As many as their addresses may open in a minute. */
const TABLES_EACH = 19;
const ATTACKERS = 3;
/** Each table changes this often, in milliseconds. */
const EVERY = 2_000;

export const emptyTables: Attack = {
  title: 'empty tables in the lobby',
  async run(battle) {
    const tables = battle
      .clients(ATTACKERS)
      .flatMap((client) => Array.from({ length: TABLES_EACH }, () => client));
    const places = new Map<number, Awaited<ReturnType<typeof openTable>>>();
    battle.report(() => `${places.size} tables`);
    const once = async ([i, client]: [number, Client], round: number): Promise<void> => {
      const place = places.get(i);
      if (place === undefined) {
        places.set(i, await openTable(client, [ME, OPEN], true));
        return;
      }
      const { table, secret } = place;
      const command = { type: 'ready', isReady: round % 2 === 1 } as const;
      const done = await client.http.command(table, secret, { key: newKeys().secret, version: 0, command });
      battle.tally.add(done.ok ? 'changed' : done.error.code);
    };
    await battle.repeat([...tables.entries()], EVERY, once);
  },
};
