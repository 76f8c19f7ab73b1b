/** Connections to PostgreSQL. */
import { type ClientBase, escapeIdentifier, Pool, type PoolClient, type QueryResultRow } from 'pg';
import { isDisconnection, Unreachable } from './failure.ts';
import { STATEMENTS, type StatementName } from './statements.ts';
import { Turnstile } from './turnstile.ts';

/** Where the tables are. */
export interface Place {
  /** May contain a password: never shown. */
  readonly url: string;
  readonly schema: string;
  /** Milliseconds: TIMEOUTS, if left out. */
  readonly timeouts?: typeof TIMEOUTS | undefined;
}

/** In the same database there may be other programs, and in tests other stores. */
export const SCHEMA = 'guimard';

/** The server gives up a statement before we give up waiting for its response. */
export const TIMEOUTS = { connect: 3_000, statement: 4_000, response: 5_000 };

type Rows = readonly QueryResultRow[];

/** Some connections, made when they are needed, and again when they are lost. */
export class Connections {
  readonly #pool: Pool;
  /** The pool has a queue too, but it lets nobody wait for longer than a connection may take. */
  readonly #turnstile: Turnstile;
  readonly #session: string;
  readonly #onConnect: (client: ClientBase) => Promise<void>;
  readonly #prepared = new WeakSet<ClientBase>();

  /** `onConnect` is called with each new connection before it is used. */
  constructor(
    { url, schema, timeouts = TIMEOUTS }: Place,
    size: number,
    onConnect: (client: ClientBase) => Promise<void> = async () => {},
  ) {
    this.#session = sessionOf(schema, timeouts.statement);
    this.#onConnect = onConnect;
    this.#turnstile = new Turnstile(size);
    this.#pool = new Pool({
      connectionString: url,
      max: size,
      connectionTimeoutMillis: timeouts.connect,
      query_timeout: timeouts.response,
      keepAlive: true,
      application_name: 'guimard',
    });
    // An idle connection was lost: the next request makes another.
    this.#pool.on('error', () => {});
  }

  /** After an error the connection is closed, since its state is unknown. */
  async use<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    await this.#turnstile.enter();
    let client: PoolClient | undefined;
    let isBroken = true;
    try {
      client = await this.#connect();
      const value = await work(client);
      isBroken = false;
      return value;
    } finally {
      client?.release(isBroken);
      this.#turnstile.leave();
    }
  }

  /** All or nothing: closing the connection rolls everything back. */
  transaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.use(async (client) => {
      await client.query('BEGIN');
      const value = await work(client);
      await client.query('COMMIT');
      return value;
    });
  }

  /** For what may be done twice, such as reading: once more, if the connection turns out to be dead. */
  async repeatable(name: StatementName, ...values: unknown[]): Promise<Rows> {
    const once = () => this.use((client) => ask(client, name, ...values));
    try {
      return await once();
    } catch (error) {
      if (!isDisconnection(error)) throw error;
      return once();
    }
  }

  /** Waits for what is being asked. */
  close(): Promise<void> {
    return this.#pool.end();
  }

  async #connect(): Promise<PoolClient> {
    let client: PoolClient | undefined;
    try {
      client = await this.#pool.connect();
      if (!this.#prepared.has(client)) {
        // Whoever uses the connection hears of it too.
        client.on('error', () => {});
        await client.query(this.#session);
        await checkWritable(client);
        await this.#onConnect(client);
        this.#prepared.add(client);
      }
      return client;
    } catch (error) {
      client?.release(true);
      const unreachable = new Unreachable(error);
      // Who is waiting need not find that out alone, after a timeout each.
      this.#turnstile.refuseWaiting(unreachable);
      throw unreachable;
    }
  }
}

/**
 * Whatever the server's defaults are: a commit is on its disk when it is confirmed. Every statement has an index: a plan
 * that was made while a table was small must not read all of it once it has grown. And every statement is short: compiling
 * it would take longer than running it.
 */
const sessionOf = (schema: string, timeout: number): string => `
  SET search_path TO ${escapeIdentifier(schema)};
  SET synchronous_commit TO on;
  SET statement_timeout TO ${timeout};
  SET enable_seqscan TO off;
  SET jit TO off;
  SET default_transaction_isolation TO 'read committed'`;

/** Not even for reading: a standby may be behind. */
async function checkWritable(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ is_standby: boolean }>('SELECT pg_is_in_recovery() AS is_standby');
  if (rows[0]?.is_standby === true) throw new Error('it is a standby, which cannot be written');
}

/** Statements are prepared once per connection. */
export async function ask(client: ClientBase, name: StatementName, ...values: unknown[]): Promise<Rows> {
  return (await client.query({ name, text: STATEMENTS[name], values })).rows;
}
