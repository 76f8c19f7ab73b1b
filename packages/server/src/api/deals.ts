/** Tables with the same deal, so that their players can compare results. */
import { dealtTables, type TableId, type TableInfo } from '@guimard/protocol';
import { UnplayableTable } from '../domain/unplayable.ts';
import type { Context } from './context.ts';
import { limited } from './limits.ts';
import { NO_TABLE, refused } from './refusal.ts';
import { type App, REFUSALS, tableParams } from './route.ts';

/** Tables listed with a deal. */
const LISTED = 50;

export function dealRoutes(app: App, context: Context): void {
  app.get(
    '/api/tables/:id/deal',
    {
      schema: {
        summary: 'All tables with the same deal as this one, and their results',
        description:
          'The first one first, then the others by age. Unlisted tables are left out until they are over, unless it is the one that is asked about: whoever has the code of a table may come in.',
        params: tableParams,
        response: { 200: dealtTables, ...REFUSALS },
      },
      config: limited('read'),
    },
    async ({ params }, reply) => {
      const asked = await (await context.rooms.get(params.id))?.info();
      if (asked === undefined) return refused(reply, NO_TABLE);
      const first = asked.asDealtAt ?? asked.id;
      const all = await tablesDealtAs(context, first);
      const shown = all.filter(
        ({ id, visibility, phase }) => id === asked.id || visibility === 'public' || phase === 'over',
      );
      return { tables: shown, others: all.length - shown.length };
    },
  );
}

async function tablesDealtAs({ store, rooms, onProblem }: Context, first: TableId): Promise<TableInfo[]> {
  const ids = [first, ...(await store.listDealt(first, LISTED))];
  const infoOf = async (id: TableId) => {
    const info = await (await rooms.get(id))?.info();
    return info === undefined ? [] : [info];
  };
  // A table that cannot be opened is left out; the others are listed.
  const leaveOut = (problem: unknown) => {
    if (!(problem instanceof UnplayableTable)) onProblem(problem);
    return [];
  };
  const tables = (await Promise.all(ids.map((id) => infoOf(id).catch(leaveOut)))).flat();
  // The first may be gone: tables are not stored for ever.
  return tables.sort((a, b) => Number(b.id === first) - Number(a.id === first) || a.created - b.created);
}
