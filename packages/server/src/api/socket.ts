/** The WebSocket route of a table. */
import type { IncomingMessage } from 'node:http';
import websocket from '@fastify/websocket';
import { newRefusal } from '@guimard/engine/kit';
import { CLOSING } from '@guimard/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseRaw } from '../http/client-error.ts';
import { Connection } from './connection.ts';
import type { Context } from './context.ts';
import { limited } from './limits.ts';
import { isOurs } from './origin.ts';
import { refused, STORE_FAULT } from './refusal.ts';
import { type App, tableParams } from './route.ts';

const FRAMES = {
  /** Bytes per message. */
  maxPayload: 4096,
  /** Fragments of a message, and chunks in which a fragment may arrive: each costs more memory than it has bytes. */
  maxFragments: 16,
  maxBufferedChunks: 64,
  /** The connection answers pings itself, within its limit. */
  autoPong: false,
  /** Milliseconds for the other side to close. */
  closeTimeout: 5_000,
};

/**
 * A whole game in one message is long and repetitive: each move's bytes are nearly those of the move before. Short
 * messages, by far the most, are sent uncompressed; and nothing is remembered between messages, so a connection costs no memory.
 */
const DEFLATE = {
  threshold: 16_384,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
} as const;

const NO_HANDSHAKE = newRefusal('handshake', 'webSocketOnly');

/**
 * On other routes, and for other protocols, an offer to upgrade is ignored: `/healthz` opens no sockets. Before version
 * 24.9 Node does not ask, and a socket opens on any route, though it is closed again at once.
 */
export const isHandshake = ({ method, url = '', headers: { upgrade = '' } }: IncomingMessage): boolean =>
  method === 'GET' &&
  upgrade.toLowerCase() === 'websocket' &&
  /^\/api\/tables\/[^/?]+\/socket(\?|$)/.test(url);

export async function openSockets(app: App, { connections }: Context): Promise<void> {
  await app.register(websocket, {
    options: { ...FRAMES, perMessageDeflate: DEFLATE },
    // A broken socket is closed, and its connection ends; a frame that is too long is not our fault.
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: (done) => void connections.close().finally(() => done()),
  });
  app.websocketServer.on('wsClientError', (_error, socket) => refuseRaw(socket, 400, NO_HANDSHAKE));
}

export function socketRoute(app: App, context: Context): void {
  const { connections, cutOff, publicUrl } = context;

  const check = async (request: FastifyRequest, reply: FastifyReply) => {
    if (cutOff.isTrue) return reply.send(refused(reply, STORE_FAULT));
    if (isOurs(request.headers.origin, request.host, publicUrl)) return undefined;
    return reply.send(refused(reply, newRefusal('origin', 'otherOrigin')));
  };

  app.route({
    method: 'GET',
    url: '/api/tables/:id/socket',
    schema: { hide: true, params: tableParams },
    config: limited('socket'),
    onRequest: check,
    handler: async (_request, reply) => refused(reply, NO_HANDSHAKE),
    wsHandler: (socket, { ip, params, raw }) => {
      const { code, reason } = CLOSING.tooMany;
      if (!connections.hasRoomFor(ip)) socket.close(code, reason);
      else connections.add(socket, ip, new Connection(socket, raw.socket, params.id, ip, context));
    },
  });
}
