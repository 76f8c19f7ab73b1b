/** More connections than the system lets the server have. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Attack } from './attack.ts';

const ATTACKERS = 5;
const EACH = 100;
const REOPEN = 500;

export const connections: Attack = {
  title: `${ATTACKERS * EACH} connections, 400 descriptors`,
  descriptors: 400,
  async run(battle) {
    const lanes = battle.clients(ATTACKERS).flatMap((client) => Array.from({ length: EACH }, () => client));
    await battle.repeat(lanes, REOPEN, async ({ port, address }) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: address });
      socket.on('error', () => {});
      // Begins a request, so that it has as long as a request may take.
      socket.on('connect', () => battle.tally.add('connected')).write('GET / HTTP/1.1\r\n');
      const end = setTimeout(() => socket.destroy(), battle.left);
      await once(socket, 'close').catch(() => {});
      clearTimeout(end);
      if (!battle.isOver) battle.tally.add('closed');
    });
  },
};
