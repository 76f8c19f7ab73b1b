/** Everything that has happened at the tables in progress, read again and again. */
import { lobby } from '@guimard/protocol';
import type { Attack } from './attack.ts';

const ATTACKERS = 10;
/** As often as the limit of reading allows. */
const EVERY = 100;

export const wholeGames: Attack = {
  title: `${ATTACKERS} addresses read whole games`,
  async run(battle) {
    const [scout, ...readers] = battle.clients(ATTACKERS + 1);
    let tables: readonly string[] = [];
    const look = async (): Promise<void> => {
      const { body } = (await scout?.ask({ path: '/api/tables' })) ?? { body: '{"tables":[]}' };
      tables = lobby.parse(JSON.parse(body)).tables.map(({ id }) => id);
    };
    await look();
    await Promise.all([
      battle.repeat([0], 1_000, look),
      battle.repeat(readers, EVERY, async (client, round) => {
        const table = tables[round % tables.length];
        battle.tally.add(await client.outcome({ path: `/api/tables/${table}?moves=0&version=0` }));
      }),
    ]);
  },
};
