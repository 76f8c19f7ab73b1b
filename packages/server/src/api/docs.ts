/** Describes the API: as OpenAPI for programs, as a page for people. */
import swagger from '@fastify/swagger';
import { PROTOCOL } from '@guimard/protocol';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { type Described, docsPage } from './docs-page.ts';
import { limited } from './limits.ts';
import type { App } from './route.ts';

const ABOUT = `Everything that can be done at a table over HTTP. A player who joins gets the secret of the seat, once, and sends it along as "Authorization: Bearer SECRET". What is refused is answered with the rule and the reason.

What happens at a table is sent at once over the WebSocket at /api/tables/{id}/socket: send {"type":"hello","protocol":${PROTOCOL},"secret":…,"moves":0} first, the secret only if you play.`;

const DOCUMENT = '/api/docs/openapi.json';

/** Registered before the routes, which it collects. */
export async function collectRoutes(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Guimard', version: String(PROTOCOL), description: ABOUT },
      components: { securitySchemes: { seat: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
}

export function docsRoutes(app: App): void {
  const shown = { schema: { hide: true }, config: limited('page') };
  // Large, and always the same once all routes are known.
  let json: string | undefined;
  let page: string | undefined;
  app.get(DOCUMENT, shown, async (_request, reply) => {
    json ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(json);
  });
  app.get('/api/docs', shown, async (_request, reply) => {
    // The declared type covers all versions of OpenAPI; this document comes from our own routes.
    page ??= docsPage(app.swagger() as unknown as Described, DOCUMENT);
    return reply.type('text/html; charset=utf-8').send(page);
  });
}
