/** Tables in PostgreSQL, as something to move. */
import { datedIn, valuesOf } from '../../store/boards.ts';
import { ask, type Connections } from '../../store/postgres/connection.ts';
import { failureOf } from '../../store/postgres/failure.ts';
import type { Row } from '../../store/rows.ts';
import { blaming, entryIn, type LineCopy, lineIn, type Side, summaryIn } from './side.ts';

export function databaseSide(connections: Connections): Side {
  const one = async (...asked: Parameters<Connections['repeatable']>): Promise<Row | undefined> =>
    (await connections.repeatable(...asked))[0];
  const side: Side = {
    ids: async () => (await connections.repeatable('ids')).map(({ id }) => String(id)),
    read: (id) =>
      connections.transaction(async (client) => {
        // Servers may be writing: all parts must be of the same moment.
        await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
        const [row] = await ask(client, 'copyTable', id);
        if (row === undefined) return undefined;
        const entries = await ask(client, 'readable', id);
        const chat = await ask(client, 'copyChat', id);
        const subscriptions = await ask(client, 'copySubscriptions', id);
        return {
          id,
          summary: summaryIn(row),
          entries: entries.map(entryIn),
          chat: chat.map(lineFrom),
          lines: { players: Number(row['player_lines']), spectators: Number(row['spectator_lines']) },
          subscriptions: subscriptions.map(({ seat, id: target, json, notified_of }) => ({
            seat: Number(seat),
            id: String(target),
            json: String(json),
            notifiedOf: Number(notified_of),
          })),
        };
      }),
    write: ({ id, summary, entries, chat, lines, subscriptions }) =>
      connections.transaction(async (client) => {
        await ask(client, 'lock', id);
        for (const name of ['removeEntries', 'removeChat', 'clearTable', 'removeTable'] as const) {
          await ask(client, name, id);
        }
        await ask(client, 'putTable', id, ...summary, lines.players, lines.spectators);
        const columns = <T>(rows: readonly T[], ...values: readonly ((row: T) => unknown)[]) =>
          values.map((value) => rows.map(value));
        await ask(
          client,
          'putEntries',
          id,
          ...columns(
            entries,
            ({ version }) => version,
            ({ at }) => at,
            ({ time }) => time,
            ({ key }) => key,
            ({ json }) => json,
          ),
        );
        await ask(
          client,
          'putChat',
          id,
          ...columns(
            chat,
            ({ hears }) => hears,
            ({ number }) => number,
            ({ sender }) => sender,
            ({ name, text, at }) => JSON.stringify({ name, text, at }),
            ({ key }) => key,
          ),
        );
        await ask(
          client,
          'putSubscriptions',
          id,
          ...columns(
            subscriptions,
            ({ seat }) => seat,
            (subscription) => subscription.id,
            ({ json }) => json,
            ({ notifiedOf }) => notifiedOf,
          ),
        );
      }),
    results: async () => (await connections.repeatable('copyResults')).map(datedIn),
    setResults: (results) =>
      connections.transaction(async (client) => {
        await ask(client, 'removeResults');
        for (const { day, ...result } of results) await ask(client, 'addResult', ...valuesOf(day, result));
      }),
    about: async () => {
      const [row, keyRow] = [await one('about'), await one('pushKeyOf')];
      const key = keyRow?.['push_key'];
      return {
        created: Number(row?.['created']),
        time: Number(row?.['time']),
        pushKey: typeof key === 'string' ? key : undefined,
      };
    },
    setAbout: async ({ created, time, pushKey }) => {
      await connections.repeatable('putAbout', created, time, pushKey ?? null);
    },
    isInUse: async () => Number((await one('sessions'))?.['count']) > 0,
  };
  return blaming(side, (error) => failureOf('Cannot use the database', error));
}

function lineFrom({ json, ...row }: Row): LineCopy {
  const said: Pick<LineCopy, 'name' | 'text' | 'at'> = JSON.parse(String(json));
  return lineIn({ ...row, ...said });
}
