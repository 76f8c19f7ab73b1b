/** The API. The protocol's schemas check everything that comes in and goes out. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Context } from './context.ts';
import { dailyRoutes } from './daily.ts';
import { dealRoutes } from './deals.ts';
import { collectRoutes, docsRoutes } from './docs.ts';
import { healthRoutes } from './health.ts';
import { notificationRoutes } from './notifications.ts';
import { playRoutes } from './play.ts';
import { onProblem } from './problem.ts';
import { reachRoute } from './reach.ts';
import { limitRequests } from './request-limits.ts';
import { measureRequests } from './requests.ts';
import { openSockets, socketRoute } from './socket.ts';
import { tableRoutes } from './tables.ts';

export async function serveApi(
  instance: FastifyInstance,
  context: Context,
  onFlood?: (connection: Socket) => void,
): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(onProblem);
  // Only JSON: another site's page cannot send that without a preflight request.
  app.removeContentTypeParser('text/plain');
  // Before the limits: the connection of a handshake that is refused is closed only if it is known to be one.
  await openSockets(app, context);
  limitRequests(app, context.requestLimits, onFlood);
  measureRequests(app, context.metrics);
  await collectRoutes(app);
  // A response describes one moment, and is often meant for one player only.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  // Plugins apply to every route registered from here on.
  app.after(() => {
    tableRoutes(app, context);
    playRoutes(app, context);
    dealRoutes(app, context);
    dailyRoutes(app, context);
    socketRoute(app, context);
    reachRoute(app, context);
    healthRoutes(app, context);
    notificationRoutes(app, context);
    docsRoutes(app);
  });
}
