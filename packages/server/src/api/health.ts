/** How the server is: for whoever watches over it. */
import type { Context } from './context.ts';
import type { App } from './route.ts';

export function healthRoutes(app: App, { store, rooms, connections, metrics, onProblem }: Context): void {
  metrics.gauge('guimard_tables', 'Tables in memory.', () => rooms.size);
  metrics.gauge('guimard_sockets', 'Open sockets.', () => connections.size);

  /** The process answers. */
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });

  /** So does the place where tables are kept. */
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await store.listPublic(['waiting'], 1);
      return { status: 'ok' };
    } catch (error) {
      onProblem(error);
      reply.code(503);
      return { status: 'the store does not answer' };
    }
  });

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8');
    return metrics.write();
  });
}
