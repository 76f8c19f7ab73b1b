/** Subscriptions in the same database as the tables. */
import { Connections, SCHEMA } from '../store/postgres/connection.ts';
import { failureOf } from '../store/postgres/failure.ts';
import type { StatementName } from '../store/postgres/statements.ts';
import { idOf, type Subscription, type SubscriptionStore } from './subscription.ts';

/** Few are asked for at the same time. */
const CONNECTIONS = 2;

interface PostgresSubscriptions extends SubscriptionStore {
  /** The private key with which all servers sign: this one, unless there already is another. */
  pushKey(key: string): Promise<string>;
}

/** The store of the tables must have been opened: it makes the tables of the database. */
export function openPostgresSubscriptions(url: string, schema: string = SCHEMA): PostgresSubscriptions {
  const connections = new Connections({ url, schema }, CONNECTIONS);
  let closing: Promise<void> | undefined;
  // All changes here may be repeated.
  const run = async (name: StatementName, ...values: unknown[]) => {
    try {
      return await connections.repeatable(name, ...values);
    } catch (error) {
      throw failureOf('Subscriptions could not be read or written', error);
    }
  };
  return {
    async add({ table, seat }, subscription) {
      await run('addSubscription', table, seat, idOf(subscription), JSON.stringify(subscription));
    },
    async remove({ table, seat }, id) {
      await run('removeSubscription', table, seat, id);
    },
    async list({ table, seat }) {
      return (await run('subscriptions', table, seat)).map(subscriptionOf);
    },
    async clear(table, seat) {
      await (seat === undefined ? run('clearTable', table) : run('clearSeat', table, seat));
    },
    async claim({ table, seat }, number) {
      return (await run('claimTurn', table, seat, number)).map(subscriptionOf);
    },
    async pushKey(key) {
      const [row] = await run('pushKey', key);
      return String(row?.['push_key']);
    },
    close() {
      closing ??= connections.close();
      return closing;
    },
  };
}

/** Only `add` writes here, and it checks what it writes. */
function subscriptionOf({ json }: Readonly<Record<string, unknown>>): Subscription {
  return JSON.parse(String(json));
}
