/** The answer to a path that there is not: the app's own page for people, which says so in their language; JSON for programs. */
import { newRefusal } from '@guimard/engine/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageFor, wantsPage } from './error-page.ts';
import { readPage } from './pages.ts';
import { problemOf } from './problem-of.ts';

/** Where the app was not built. */
const TEXT = 'No line of ours leads to this address. <a href="/">Back to Guimard</a>';

export function notFoundAt(root: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    reply.code(404).header('cache-control', 'no-store');
    const page = wantsPage(request) && !request.url.startsWith('/api/') ? await readPage(root) : undefined;
    if (page !== undefined) return reply.type('text/html; charset=utf-8').send(page);
    return (
      pageFor(request, reply, 'Page not found', TEXT) ??
      problemOf(newRefusal('path', 'nothingHere'), request.headers)
    );
  };
}
