/** Requests and how long they take, for metrics. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics, RequestLabels } from '../metrics.ts';
import type { App } from './route.ts';

/** Methods that have a meaning here; there are dozens of others that anybody may send. */
const METHODS = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'];
const SOCKET_ROUTE = '/api/tables/:id/socket';

/** Before any route: hooks are for those that come later. */
export function measureRequests(app: App, metrics: Metrics): void {
  // The last step before a socket is opened. At other routes it is closed again at once.
  app.addHook('preHandler', async ({ ws, routeOptions }) => {
    if (ws) metrics.upgrades.add(routeOptions.url === SOCKET_ROUTE ? 'opened' : 'refused');
  });
  // For a socket that was opened there is no response, whose time would be the life of the socket.
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
