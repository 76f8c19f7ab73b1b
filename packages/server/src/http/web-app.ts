/** The built web app as files; other folders of files are sent in the same way. */
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { limited } from '../api/limits.ts';

/** Builds name these files by their content: under one name there is ever only one content. */
const NAMED_BY_CONTENT = `${sep}assets${sep}`;

/** `isNamedByContent`: under that name there will never be another content. */
export const cacheControl = (isNamedByContent: boolean): string =>
  isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache';

export async function serveWebApp(
  app: FastifyInstance,
  root: string,
  ...others: readonly string[]
): Promise<void> {
  // The plugin has no option for it.
  app.addHook('onRoute', (route) => {
    if (route.url === '/*') route.config = limited('file');
  });
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    // What the build keeps for itself is none of the app's files.
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      const isNamedByContent = [root, ...others].some((folder) => path.startsWith(folder + NAMED_BY_CONTENT));
      reply.header('cache-control', cacheControl(isNamedByContent));
    },
  });
}
