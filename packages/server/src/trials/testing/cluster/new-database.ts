import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

export async function query(url: string, sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** In a PostgreSQL that is shared: processes of their own have no setting for a schema. Returns its URL. */
export async function newDatabase(postgres: string): Promise<string> {
  const name = `test-${randomUUID()}`;
  await query(postgres, `CREATE DATABASE "${name}"`);
  return Object.assign(new URL(postgres), { pathname: `/${name}` }).href;
}
