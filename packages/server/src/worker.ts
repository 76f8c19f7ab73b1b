/**
 * A node that only lets computers think, so that they need not share a machine with the servers. It takes tables from the
 * store as every node does, and serves nobody.
 */
import Fastify, { type FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { healthRoutes } from './api/health.ts';
import { LOGGED } from './api/logged.ts';
import type { Deps } from './app.ts';
import { onClientError } from './http/client-error.ts';
import { HTTP_LIMITS } from './http/http-limits.ts';
import { serverFactory } from './http/http-server.ts';
import { createServices, runServices } from './services.ts';

/** It owns the store from here on. Only its host asks it anything: there are no limits. */
export async function buildWorker({
  log,
  ...deps
}: Omit<Deps, 'root' | 'docs' | 'embed'>): Promise<FastifyInstance> {
  const app = Fastify({
    serverFactory: serverFactory(HTTP_LIMITS),
    clientErrorHandler: onClientError,
    logger: log && { ...LOGGED, ...log },
    forceCloseConnections: true,
  });
  const services = createServices(app.log, { ...deps, limits: undefined });
  healthRoutes(app.withTypeProvider<ZodTypeProvider>(), services);
  runServices(app, services);
  return app;
}
