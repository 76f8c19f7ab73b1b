/** Requests whose bodies never end. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Attack } from './attack.ts';

const ATTACKERS = 5;
const EACH = 40;
const LENGTH = 8_000;
/** Between two bytes, in milliseconds. */
const DRIP = 250;
const REOPEN = 200;

export const slowBodies: Attack = {
  title: `${ATTACKERS * EACH} bodies that never end`,
  async run(battle) {
    const lanes = battle.clients(ATTACKERS).flatMap((client) => Array.from({ length: EACH }, () => client));
    let open = 0;
    let most = 0;
    battle.report(() => `${most} open at once`);
    await battle.repeat(lanes, REOPEN, async ({ port, address }) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: address });
      socket.on('error', () => {});
      socket.on('connect', () => {
        most = Math.max(most, ++open);
        socket.on('close', () => open--);
      });
      socket.on('data', (chunk) =>
        battle.tally.add(/^HTTP\/1\.1 (\d{3})/.exec(String(chunk))?.[1] ?? 'data'),
      );
      socket.write(
        `POST /api/tables/aaaaaaaa/commands HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${LENGTH}\r\n\r\n{`,
      );
      const drip = setInterval(() => socket.writable && socket.write(' '), DRIP);
      const end = setTimeout(() => socket.destroy(), battle.left);
      await once(socket, 'close').catch(() => {});
      clearInterval(drip);
      clearTimeout(end);
      if (!battle.isOver) battle.tally.add('closed');
    });
  },
};
