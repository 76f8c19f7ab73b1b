/** The server, ready to listen. */
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { notFound } from './not-found.ts';
import { SECURITY } from './security.ts';
import { serveWebApp } from './web-app.ts';

export interface Deps {
  /** The folder of the built web app. */
  readonly root: string;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
}

export async function buildApp({ root, logger }: Deps): Promise<FastifyInstance> {
  // A browser keeps its connection open; stopping does not wait for it.
  const app = Fastify({ logger, forceCloseConnections: true });
  await app.register(helmet, SECURITY);
  app.setNotFoundHandler(notFound);
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  await serveWebApp(app, root);
  return app;
}
