/** Limits for connections: of clients that send or read too slowly, and of an address that opens too many. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SOCKETS } from '../api/limits.ts';
import { subscriberOf } from '../limits/subscriber.ts';
import { Tally } from '../limits/tally.ts';

/** Times in milliseconds. */
export interface HttpLimits {
  /** For the headers of a request. */
  readonly headers: number;
  /** For all of it. */
  readonly request: number;
  /** Without a byte in either direction. Proxies keep connections open for a minute, and must be the first to close. */
  readonly idle: number;
  /** Between two looks at requests that are not complete. */
  readonly check: number;
  /** For clients that are still sending a request, or reading an answer, when the server stops. */
  readonly farewell: number;
  /** Connections of one address, WebSockets included. */
  readonly connections: number;
}
export const HTTP_LIMITS: HttpLimits = {
  headers: 10_000,
  request: 20_000,
  idle: 72_000,
  check: 2_000,
  farewell: 2_000,
  connections: 2 * SOCKETS,
};

/** As Fastify takes them. */
export const timeoutsOf = ({ headers, request, idle, check }: HttpLimits) => ({
  http: { headersTimeout: headers, connectionsCheckingInterval: check },
  requestTimeout: request,
  keepAliveTimeout: idle,
  connectionTimeout: idle,
});

/** Not for a server behind a proxy, from which all connections come. */
export function capConnections({ server }: FastifyInstance, { connections }: HttpLimits): void {
  const tally = new Tally();
  server.on('connection', (socket) => {
    const subscriber = subscriberOf(socket.remoteAddress ?? '');
    if (tally.countOf(subscriber) >= connections) {
      socket.destroy();
      return;
    }
    tally.add(subscriber);
    socket.on('close', () => tally.remove(subscriber));
  });
}

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
