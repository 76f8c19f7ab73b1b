/** The built element <guimard-board>, which pages of any origin may load. */
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { limited } from '../api/limits.ts';
import { cacheControl } from './web-app.ts';

/** The build names these files by their content; the entry, which pages name, stays the same. */
const NAMED_BY_CONTENT = `${sep}chunks${sep}`;

/** In a scope of its own, so that the files of the app are served in their own way. */
export async function serveEmbed(app: FastifyInstance, root: string | undefined): Promise<void> {
  if (root === undefined) return;
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root,
      serve: false,
      index: false,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply: FastifyReply, path: string) => {
        reply.header('cache-control', cacheControl(path.startsWith(root + NAMED_BY_CONTENT)));
        reply.header('access-control-allow-origin', '*');
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
    scope.get<{ Params: { '*': string } }>(
      '/embed/*',
      { schema: { hide: true }, config: limited('page') },
      (request, reply) => reply.sendFile(request.params['*']),
    );
  });
}
