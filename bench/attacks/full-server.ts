/** As many tables as a small server holds, and nobody at them. */
import type { Attack } from './attack.ts';
import { ME, OPEN, openTable } from './seat.ts';

const ROOM = 100;
const ATTACKERS = 5;
const TABLES_EACH = 20;
const EVERY = 50;

export const fullServer: Attack = {
  title: `a server for ${ROOM} tables is filled`,
  settings: { GUIMARD_MAX_TABLES: String(ROOM) },
  isLasting: true,
  async run(battle) {
    await battle.repeat(battle.clients(ATTACKERS), EVERY, async (client, round) => {
      if (round >= TABLES_EACH) return false;
      const isOpen = await openTable(client, [ME, OPEN]).then(
        () => true,
        () => false,
      );
      battle.tally.add(isOpen ? 'table' : 'refused');
    });
  },
};
