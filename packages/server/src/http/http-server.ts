/** Servers of HTTP as Fastify takes them. */
import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { onExpectation } from './client-error.ts';
import type { HttpLimits } from './http-limits.ts';
import { Turns } from './turns.ts';

/** `onFlood` hears of connections that are cut since they sent too much ahead. */
export function serverFactory(
  limits: HttpLimits,
  options: ServerOptions = {},
  onFlood: (connection: Socket) => void = () => {},
) {
  return (listener: RequestListener): Server => {
    const { headers, request, idle, check } = limits;
    const turns = new Turns(limits, onFlood);
    const server = createServer(
      {
        ...options,
        headersTimeout: headers,
        requestTimeout: request,
        keepAliveTimeout: idle,
        connectionsCheckingInterval: check,
      },
      turns.inTurn(listener),
    );
    server.setTimeout(idle);
    server.on('checkExpectation', turns.inTurn(onExpectation));
    turns.watch(server);
    return server;
  };
}
