/** Limits for clients that send, or read, too slowly: while the server runs, and when it stops. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** In milliseconds. */
export interface RequestTimes {
  /** For the headers of a request. */
  readonly headers: number;
  /** For all of it. */
  readonly request: number;
  /** Without a byte in either direction. Proxies keep connections open for a minute, and must be the first to close. */
  readonly idle: number;
  /** Between two looks at requests that are not complete. */
  readonly check: number;
  /** For whoever is still sending a request, or reading an answer, when the server stops. */
  readonly farewell: number;
}
export const REQUEST_TIMES: RequestTimes = {
  headers: 10_000,
  request: 20_000,
  idle: 72_000,
  check: 2_000,
  farewell: 2_000,
};

/** As Fastify takes them. */
export const timeoutsOf = ({ headers, request, idle, check }: RequestTimes) => ({
  http: { headersTimeout: headers, connectionsCheckingInterval: check },
  requestTimeout: request,
  keepAliveTimeout: idle,
  connectionTimeout: idle,
});

/** When the server stops, requests that are complete are answered, and all other connections are cut. */
export function cutWhenStopped(app: FastifyInstance, { farewell }: RequestTimes): void {
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
  app.server.on('upgrade', (request) => sockets.delete(request.socket));

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
