/** One address talks at many tables at once, as a spectator of each. */
import { newId } from '@guimard/protocol';
import { spectate } from '../server/game.ts';
import type { Attack } from './attack.ts';
import { ME, OPEN, openTable } from './seat.ts';

const TABLES_EACH = 20;
const OPENERS = 3;
/** As long as a line may be; each letter takes three bytes. */
const TEXT = '漢'.repeat(300);
/** Between two lines at a table, in milliseconds: sockets that send more often are closed. */
const EVERY = 100;

export const chat: Attack = {
  title: '60 spectators talk at 60 tables',
  async run(battle) {
    const openers = battle.clients(OPENERS);
    const [talker] = battle.clients(1);
    const opened = openers.flatMap((client) =>
      Array.from({ length: TABLES_EACH }, () => openTable(client, [ME, OPEN])),
    );
    const places = (await Promise.allSettled(opened)).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value] : [],
    );
    const lines = places.map(({ table }) => {
      const line = spectate(
        battle.port,
        table,
        (text) => {
          if (text.startsWith('{"type":"done"')) battle.tally.add('line accepted');
          else if (text.startsWith('{"type":"refused"')) battle.tally.add('line refused');
          else if (text.startsWith('{"type":"welcome"')) battle.tally.add('welcome');
        },
        talker?.address,
      );
      line.onclose = () => battle.tally.add('socket closed');
      return line;
    });
    await battle.repeat(lines, EVERY, async (line) =>
      line.send(JSON.stringify({ type: 'say', key: newId(), text: TEXT })),
    );
  },
};
