/** Connections that send and do not wait: their answers are not read, or sixteen are under way all the time. */
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Attack, Battle } from './attack.ts';
import type { Client } from './client.ts';

const PATHS = ['/api/docs/openapi.json', '/', '/api/tables', '/nowhere'];
/** Requests sent at once: as many as may wait for their turn, or far more. */
const AHEAD = 16;
const FLOOD = 2_000;
/** Bytes that a connection sends in all, at most. */
const MOST = 64 * 2 ** 20;
/** Before a connection that was closed is opened again, in milliseconds. */
const REOPEN = 100;

const requests = (count: number, host: string): string =>
  Array.from(
    { length: count },
    (_, i) => `GET ${PATHS[i % PATHS.length]} HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
  ).join('');

async function flood(battle: Battle, { port, address }: Client, isRead: boolean): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address });
  socket.on('error', () => {});
  const closed = once(socket, 'close').catch(() => {});
  const end = setTimeout(() => socket.destroy(), battle.left);
  const text = requests(isRead ? AHEAD : FLOOD, `127.0.0.1:${port}`);
  let answers = 0;
  if (isRead) {
    socket.on('data', (chunk: Buffer) => {
      const statuses = chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3}) /g);
      for (const [, status = ''] of statuses) {
        battle.tally.add(status);
        answers++;
        if (answers % AHEAD === 0) socket.write(text);
      }
    });
    socket.write(text);
  } else {
    socket.pause();
    const send = () => {
      while (socket.writable && socket.bytesWritten < MOST) if (!socket.write(text)) return;
    };
    socket.on('drain', send);
    send();
  }
  await closed;
  clearTimeout(end);
  if (!battle.isOver) battle.tally.add('connection closed');
}

export const pipelining = (connections: number, isRead: boolean): Attack => ({
  title: `${connections} × requests without waiting, answers ${isRead ? 'read' : 'unread'}`,
  run: (battle) =>
    battle.repeat(battle.clients(connections), REOPEN, (client) => flood(battle, client, isRead)),
});
