/** The server, ready to listen. */
import type { Socket } from 'node:net';
import helmet from '@fastify/helmet';
import { newRefusal } from '@guimard/engine/kit';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { serveApi } from './api/api.ts';
import { LOGGED } from './api/logged.ts';
import { isHandshake } from './api/socket.ts';
import { limitBodies } from './http/bodies.ts';
import { onClientError } from './http/client-error.ts';
import { serveDocs } from './http/docs.ts';
import { serveEmbed } from './http/embed.ts';
import { checkHost } from './http/host-check.ts';
import { cutWhenStopped, HTTP_LIMITS, type HttpLimits } from './http/http-limits.ts';
import { serverFactory } from './http/http-server.ts';
import { Newcomers } from './http/newcomers.ts';
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
  const newcomers = new Newcomers(http, (why) => services.metrics.turnedAway.add(why));
  const onFlood = (connection: Socket) => newcomers.flooded(connection);
  // The host check refuses a missing host, with our own message.
  const options = { shouldUpgradeCallback: isHandshake, requireHostHeader: false };
  const app = Fastify({
    serverFactory: serverFactory(http, options, onFlood),
    clientErrorHandler: onClientError,
    logger: log && { ...LOGGED, ...log },
    bodyLimit: LONGEST_BODY,
    // A path that cannot be parsed never reaches a route. No page for people: it would lack our headers.
    frameworkErrors: (_error, request, reply) => {
      const problem = problemOf(newRefusal('path', 'malformedPath'), request.headers);
      // No limit counts it, so it ends the connection. Typed for routes, which this is not.
      (reply as FastifyReply).code(400).header('connection', 'close').send(problem);
    },
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    // Browsers keep connections open: stopping waits for responses, not for those.
    forceCloseConnections: 'idle',
  });
  newcomers.watch(app, deps.limits !== undefined && trustProxy === false);
  cutWhenStopped(app, http);
  await app.register(helmet, SECURITY);
  app.setNotFoundHandler(notFoundAt(root));
  const services = createServices(app.log, deps);
  await serveApi(app, services, onFlood);
  limitBodies(app, http.bodies);
  runServices(app, services);
  // After the API, which must see a request for a socket before it is refused.
  checkHost(app, { publicUrl: deps.publicUrl, host: deps.host ?? 'localhost' });
  const { publicUrl } = deps;
  servePages(app, { root, previews: new Previews(services), publicUrl });
  await serveEmbed(app, embed);
  await serveWebApp(app, root, ...(docs === undefined ? [] : [docs]));
  serveDocs(app, docs);
  return app;
}
