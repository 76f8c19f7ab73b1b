/** Limits for connections: how slowly clients may send and read, how many there may be, and how much memory they may take. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SOCKETS } from '../api/limits.ts';
import { usualConnections } from './descriptors.ts';
import type { NewcomerLimits } from './newcomers.ts';
import type { TurnLimits } from './turns.ts';

const MB = 2 ** 20;

/** Times in milliseconds. */
export interface HttpLimits extends TurnLimits, NewcomerLimits {
  /** For the headers of a request. */
  readonly headers: number;
  /** For all of it. */
  readonly request: number;
  /** Without a byte in either direction. Proxies keep connections open for a minute, and must be the first to close. */
  readonly idle: number;
  /** For clients that are still sending a request, or reading an answer, when the server stops. */
  readonly farewell: number;
  /** Bytes of all bodies that are being received. */
  readonly bodies: number;
}
export const HTTP_LIMITS: HttpLimits = {
  headers: 10_000,
  request: 20_000,
  idle: 72_000,
  check: 2_000,
  farewell: 2_000,
  connections: 2 * SOCKETS,
  allConnections: usualConnections(),
  answer: 300_000,
  unread: 64 * MB,
  bodies: 32 * MB,
};

/** When the server stops, requests that are complete are answered, and all other connections are cut. */
export function cutWhenStopped(app: FastifyInstance, { farewell }: HttpLimits): void {
  const sockets = new Set<Socket>();
  const answering = new Map<ServerResponse, IncomingMessage>();
  app.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  app.server.on('request', (request, response) => {
    answering.set(response, request);
    response.on('close', () => answering.delete(response));
  });
  // WebSockets have a farewell of their own.
  app.addHook('onReady', async () => {
    app.websocketServer.on('connection', (_socket, { socket }) => sockets.delete(socket));
  });

  const cut = () => {
    const owed = new Set<Socket>();
    for (const [{ headersSent }, { complete, socket }] of answering)
      if (complete && !headersSent) owed.add(socket);
    for (const socket of sockets) if (!owed.has(socket)) socket.destroy();
  };
  let cutting: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    cutting = setInterval(cut, farewell);
  });
  app.addHook('onClose', async () => clearInterval(cutting));
}
