/** The answer to a path that there is not: a page for people, JSON for programs. */
import { newRefusal } from '@guimard/engine/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageFor } from './error-page.ts';
import { problemOf } from './problem-of.ts';

const TEXT = 'No line of ours leads to this address. <a href="/">Back to Guimard</a>';

export async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  reply.code(404).header('cache-control', 'no-store');
  const page = pageFor(request, reply, 'Page not found', TEXT);
  return page ?? problemOf(newRefusal('path', 'nothingHere'), request.headers);
}
