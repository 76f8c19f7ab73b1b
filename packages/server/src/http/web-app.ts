/** The built web app as files. */
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** The build names these files by their content: under one name there is ever only one content. */
const NAMED_BY_CONTENT = `${sep}assets${sep}`;

export async function serveWebApp(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    // What the build keeps for itself is none of the app's files.
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      const forever = path.startsWith(root + NAMED_BY_CONTENT);
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
