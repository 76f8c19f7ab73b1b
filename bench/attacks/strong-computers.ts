/** Many tables full of the strongest computers, whose opponents answer at once. */
import { SeededRng } from '@guimard/engine/kit';
import type { TableClient } from '@guimard/protocol';
import type { Attack } from './attack.ts';
import { computer, followSeat, ME, moveOf, openTable } from './seat.ts';

const ATTACKERS = 3;
const TABLES_EACH = 19;
const LEVEL = 8;
const COMPUTERS = 5;

export const strongComputers: Attack = {
  title: `${ATTACKERS * TABLES_EACH} tables with ${COMPUTERS} computers of level ${LEVEL}`,
  async run(battle) {
    const rng = new SeededRng('strong computers');
    const seats = [ME, ...Array.from({ length: COMPUTERS }, () => computer(LEVEL))];
    const tables = battle
      .clients(ATTACKERS)
      .flatMap((client) => Array.from({ length: TABLES_EACH }, () => client));
    await battle.repeat(tables, 0, async (client) => {
      const place = await openTable(client, seats);
      battle.tally.add('table');
      let decided = -1;
      const decide = async (table: TableClient): Promise<void> => {
        const { phase, version } = table.info;
        const action = moveOf(table, place.seat, rng);
        if (decided === version || (action === undefined && phase !== 'waiting')) return;
        decided = version;
        const isWaiting = action === undefined;
        const done = await table.command(
          isWaiting ? { type: 'ready', isReady: true } : { type: 'act', action },
        );
        battle.tally.add(done.ok ? 'move' : done.error.code);
      };
      const table = await followSeat(client, place, (followed) => void decide(followed));
      await battle.wait();
      table.close();
    });
  },
};
