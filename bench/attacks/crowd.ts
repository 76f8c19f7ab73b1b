/** Spectators in masses, all of them at the tables that are listed. */
import { lobby } from '@guimard/protocol';
import { spectate } from '../server/game.ts';
import type { Attack } from './attack.ts';

const SPECTATORS = 1_500;
const ADDRESSES = 30;
/** Before somebody whose table is gone looks for another one, in milliseconds. */
const EVERY = 1_000;
/** Milliseconds within which all arrive. */
const ARRIVAL = 5_000;

export const crowd: Attack = {
  title: `${SPECTATORS} spectators`,
  async run(battle) {
    const clients = battle.clients(ADDRESSES);
    let listed: readonly string[] = [];
    let present = 0;
    let most = 0;
    battle.report(() => `${most} present at once`);
    const look = async (): Promise<void> => {
      const [client] = clients;
      const { body } = (await client?.ask({ path: '/api/tables' })) ?? { body: '{"tables":[]}' };
      const running = lobby.parse(JSON.parse(body)).tables.filter(({ phase }) => phase === 'running');
      if (running.length > 0) listed = running.map(({ id }) => id);
    };
    await look();
    const lanes = Array.from({ length: SPECTATORS }, (_, i) => ({ i, client: clients[i % ADDRESSES] }));
    const visit = ({ i, client }: (typeof lanes)[number]): Promise<void> =>
      new Promise((resolve) => {
        const table = listed[i % listed.length];
        let isPresent = false;
        const line = spectate(
          battle.port,
          table ?? '',
          (text) => {
            if (text.startsWith('{"type":"welcome"')) {
              battle.tally.add('welcome');
              isPresent = true;
              most = Math.max(most, ++present);
            }
            if (text.includes('"phase":"over"')) line.close();
          },
          client?.address,
        );
        const end = setTimeout(() => line.close(), battle.left);
        line.onclose = () => {
          clearTimeout(end);
          if (isPresent) present--;
          if (!isPresent && !battle.isOver) battle.tally.add('refused');
          resolve();
        };
      });
    await Promise.all([
      battle.repeat([0], EVERY, look),
      battle.repeat(lanes, EVERY, async (lane, round) => {
        if (round === 0) await battle.pause((ARRIVAL * lane.i) / SPECTATORS);
        await visit(lane);
      }),
    ]);
  },
};
