/** Installations: servers, and what they share. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { SCHEMA } from '../../packages/server/src/store/postgres/connection.ts';
import { STATEMENTS } from '../../packages/server/src/store/postgres/statements.ts';
import { type Component, startComponent } from '../server/component.ts';
import { type Server, startServer } from '../server/server-process.ts';
import type { InstallationId } from './measurements.ts';

/**
 * Without NATS there is only one node: several would hear of each other's moves only when they compare their tables with
 * the database, every two seconds.
 */
const INSTALLATIONS: Readonly<Record<InstallationId, { nodes: number; hasNats: boolean }>> = {
  sqlite: { nodes: 1, hasNats: false },
  postgres: { nodes: 1, hasNats: false },
  'nats-1': { nodes: 1, hasNats: true },
  'nats-2': { nodes: 2, hasNats: true },
  'nats-3': { nodes: 3, hasNats: true },
};

export interface Installation {
  readonly servers: readonly Server[];
  readonly postgres: Component | undefined;
  readonly nats: Component | undefined;
  /** Bytes written so far: to the file, or to PostgreSQL's log, without what checkpoints write again. */
  written(): Promise<number>;
  /** Size of all tables, in bytes. */
  stored(): Promise<number>;
  stop(): Promise<void>;
}

export const startInstallation = (id: InstallationId): Promise<Installation> =>
  id === 'sqlite' ? startWithFile() : startWithDatabase(id);

async function startWithFile(): Promise<Installation> {
  const folder = mkdtempSync(join(tmpdir(), 'guimard-bench-'));
  const file = join(folder, 'tables.sqlite');
  const server = await startServer({ GUIMARD_DATA: file });
  // With what is still in the log.
  const size = 'SELECT page_count * page_size AS size FROM pragma_page_count, pragma_page_size';
  const db = new DatabaseSync(file, { readOnly: true });
  return {
    servers: [server],
    postgres: undefined,
    nats: undefined,
    written: async () => server.written(),
    stored: async () => Number(db.prepare(size).get()?.['size']),
    stop: async () => {
      db.close();
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function startWithDatabase(id: Exclude<InstallationId, 'sqlite'>): Promise<Installation> {
  const { nodes, hasNats } = INSTALLATIONS[id];
  const postgres = await startComponent('postgres');
  const nats = hasNats ? await startComponent('nats') : undefined;
  const settings = { DATABASE_URL: postgres.url, ...(nats && { NATS_URL: nats.url }) };
  const servers = await Promise.all(Array.from({ length: nodes }, () => startServer(settings)));
  const client = new Client({ connectionString: postgres.url, options: `-c search_path=${SCHEMA}` });
  await client.connect();
  const ask = async (query: string): Promise<number> => {
    const { rows } = await client.query({ text: query, rowMode: 'array' });
    return Number(rows[0]?.[0]);
  };
  return {
    servers,
    postgres,
    nats,
    written: () => ask("SELECT pg_current_wal_lsn() - '0/0'"),
    stored: () => ask(STATEMENTS.size),
    stop: async () => {
      await client.end();
      await Promise.all(servers.map((server) => server.stop()));
      await nats?.stop();
      await postgres.stop();
    },
  };
}
