/** Tables in PostgreSQL, beside the servers that use them. */
import type { TableId } from '@guimard/protocol';
import { ask, Connections, SCHEMA } from '../store/postgres/connection.ts';
import { failureOf } from '../store/postgres/failure.ts';
import { MIGRATIONS, migrate } from '../store/postgres/migrations.ts';
import { StoreProblem } from '../store/problem.ts';
import { entriesIn, readableIn, versionsIn } from '../store/rows.ts';
import type { Stored } from './stored.ts';

/** The format of this version. */
export const KNOWN = MIGRATIONS.length;

/** Creates the tables of the database, or migrates them, as a server does when it starts. */
export const migrateDatabase = (url: string): Promise<void> => migrate({ url, schema: SCHEMA });

/** Calls `read` with the tables and the format of the database. Throws a StoreProblem if it cannot be used. */
export function readDatabase<T>(
  url: string,
  read: (stored: Stored, format: number) => Promise<T>,
): Promise<T> {
  return using(url, async (connections) => {
    const [row] = await connections.repeatable('format');
    return read(await storedInDatabase(connections), Number(row?.['format']));
  });
}

/** With its chat and its subscriptions; returns whether the table existed. Running servers notice within seconds. */
export function deleteFromDatabase(url: string, table: TableId): Promise<boolean> {
  return using(url, (connections) =>
    connections.transaction(async (client) => {
      const rows = await ask(client, 'lock', table);
      for (const name of ['removeEntries', 'removeChat', 'clearTable', 'removeTable'] as const) {
        await ask(client, name, table);
      }
      return rows.length > 0;
    }),
  );
}

/** The results stay; returns how many had that name. */
export function eraseInDatabase(url: string, day: string, name: string): Promise<number> {
  return using(
    url,
    async (connections) => (await connections.repeatable('eraseResultsNamed', day, name)).length,
  );
}

async function storedInDatabase(connections: Connections): Promise<Stored> {
  const rows = (table: TableId) => connections.repeatable('readable', table);
  return {
    ids: (await connections.repeatable('ids')).map(({ id }) => String(id)),
    length: async (table) => versionsIn((await connections.repeatable('versions', table))[0]),
    entries: async (table) => [...entriesIn(table, await rows(table))],
    readable: async (table) => readableIn(table, await rows(table)),
    rows,
  };
}

export async function using<T>(url: string, work: (connections: Connections) => Promise<T>): Promise<T> {
  // Not quoted: it may contain a password.
  if (!URL.canParse(url)) throw new StoreProblem('The address of the database cannot be read.');
  const connections = new Connections({ url, schema: SCHEMA }, 1);
  try {
    return await work(connections);
  } catch (error) {
    throw failureOf('Cannot use the database', error);
  } finally {
    await connections.close();
  }
}
