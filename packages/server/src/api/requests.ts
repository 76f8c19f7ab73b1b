/** Counts requests and their durations, for metrics. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics, RequestLabels } from '../metrics.ts';
import type { App } from './route.ts';

/** The methods used here; anyone may send dozens of others. */
const METHODS = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];
const SOCKET_ROUTE = '/api/tables/:id/socket';

/** Registered before any route: hooks apply to routes registered later. */
export function measureRequests(app: App, metrics: Metrics): void {
  // The last hook before a socket is opened. On other routes it is closed again at once.
  app.addHook('preHandler', async ({ ws, routeOptions }) => {
    if (ws) metrics.upgrades.add(routeOptions.url === SOCKET_ROUTE ? 'opened' : 'refused');
  });
  // An opened socket has no response; its duration would be the lifetime of the socket.
  app.addHook('onResponse', async (request, reply) => {
    if (request.ws) metrics.upgrades.add('refused');
    else metrics.request(labelsOf(request, reply), reply.elapsedTime / 1000);
  });
}

function labelsOf({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply): RequestLabels {
  return {
    method: METHODS.includes(method) ? method : 'other',
    route: routeOptions.url ?? 'unknown',
    status: `${Math.floor(statusCode / 100)}xx`,
  };
}
