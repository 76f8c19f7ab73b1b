/** The protocol's client over a `ws` socket, which leaves compression to the test. */
import type { Socket } from '@guimard/protocol';
import { WebSocket } from 'ws';

export function wsSocket(server: string, table: string): Socket {
  const socket = new WebSocket(`${server.replace('http', 'ws')}/api/tables/${table}/socket`, {
    perMessageDeflate: false,
  });
  // A socket that fails is also closed.
  socket.on('error', () => {});
  // It has everything needed; only its handlers are typed with more of an event than the client uses.
  return socket as unknown as Socket;
}
