/** The server, ready to listen. */
import helmet from '@fastify/helmet';
import { newRefusal } from '@guimard/engine/kit';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { serveApi } from './api/api.ts';
import { LOGGED } from './api/logged.ts';
import { isHandshake } from './api/socket.ts';
import { onClientError, onExpectation } from './http/client-error.ts';
import { serveDocs } from './http/docs.ts';
import { serveEmbed } from './http/embed.ts';
import { checkHost } from './http/host-check.ts';
import {
  capConnections,
  cutWhenStopped,
  HTTP_LIMITS,
  type HttpLimits,
  timeoutsOf,
} from './http/http-limits.ts';
import { notFoundAt } from './http/not-found.ts';
import { servePages } from './http/pages.ts';
import { problemOf } from './http/problem-of.ts';
import { SECURITY } from './http/security.ts';
import { serveWebApp } from './http/web-app.ts';
import { Previews } from './preview/previews.ts';
import { createServices, runServices, type ServiceDeps } from './services.ts';
import type { LogLevel, Settings } from './settings.ts';

export interface Deps extends ServiceDeps {
  /** The folder of the built web app. */
  readonly root: string;
  /** The folder of the built element for other pages; left out where it was not built. */
  readonly embed?: string;
  /** The folder of the built documentation, if there is to be any. */
  readonly docs?: string;
  readonly log: { readonly level: LogLevel; readonly stream: { write(line: string): void } } | false;
  readonly trustProxy: Settings['trustProxy'];
  readonly http?: Partial<HttpLimits>;
}

/** In bytes; no request needs more. */
const LONGEST_BODY = 8 * 1024;

/** The app owns the store from here on: closing the app closes it, once every request has its response. */
export async function buildApp({
  root,
  docs,
  embed,
  log,
  trustProxy,
  ...deps
}: Deps): Promise<FastifyInstance> {
  const http: HttpLimits = { ...HTTP_LIMITS, ...deps.http };
  const timeouts = timeoutsOf(http);
  const app = Fastify({
    ...timeouts,
    // The host check refuses a missing host, with our own message.
    http: { ...timeouts.http, shouldUpgradeCallback: isHandshake, requireHostHeader: false },
    clientErrorHandler: onClientError,
    logger: log && { ...LOGGED, ...log },
    bodyLimit: LONGEST_BODY,
    // A path that cannot be parsed never reaches a route. No page for people: it would lack our headers.
    frameworkErrors: (_error, request, reply) => {
      // Typed for routes, which this is not.
      (reply as FastifyReply).code(400).send(problemOf(newRefusal('path', 'malformedPath'), request.headers));
    },
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    // Browsers keep connections open: stopping waits for responses, not for those.
    forceCloseConnections: 'idle',
  });
  if (deps.limits !== undefined && trustProxy === false) capConnections(app, http);
  cutWhenStopped(app, http);
  app.server.on('checkExpectation', onExpectation);
  await app.register(helmet, SECURITY);
  app.setNotFoundHandler(notFoundAt(root));
  const services = createServices(app.log, deps);
  await serveApi(app, services);
  runServices(app, services);
  // After the API, which must see a request for a socket before it is refused.
  checkHost(app, { publicUrl: deps.publicUrl, host: deps.host ?? 'localhost' });
  const { limits, publicUrl } = deps;
  servePages(app, { root, previews: new Previews(services), limits, publicUrl });
  await serveEmbed(app, embed, limits);
  await serveWebApp(app, root, ...(docs === undefined ? [] : [docs]));
  serveDocs(app, { docs, limits });
  return app;
}
