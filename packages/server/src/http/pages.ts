/** The app's page: one document for all of its addresses, which shows what the address says. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGES, parsePath, type Route } from '@guimard/protocol/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isErrno } from '../domain/message-of.ts';
import { gameCalled } from '../games.ts';

/** Undefined where the app was not built. Read each time, since an update may replace it while the server runs. */
export async function readPage(root: string): Promise<string | undefined> {
  try {
    return await readFile(join(root, 'index.html'), 'utf8');
  } catch (problem) {
    if (isErrno(problem, 'ENOENT')) return undefined;
    throw problem;
  }
}

export function servePages(app: FastifyInstance, root: string): void {
  const serve = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const page = isPage(parsePath(pathOf(request))) ? await readPage(root) : undefined;
    if (page === undefined) return reply.callNotFound();
    return sendUnlessKnown(request, reply.type('text/html; charset=utf-8'), page);
  };
  const paths = ['/', ...PAGES.flatMap((page) => [`/${page}`, `/${page}/*`])];
  for (const path of paths) app.get(path, { schema: { hide: true } }, serve);
}

const pathOf = ({ url }: FastifyRequest): string => url.replace(/[?#].*$/s, '');

const isPage = (route: Route): boolean =>
  route.page !== 'unknown' && (!('game' in route) || gameCalled(route.game) !== undefined);

/** Asked for again each time, and sent only if it has changed. */
function sendUnlessKnown(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: string | Buffer,
): string | Buffer {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', 'no-cache').header('etag', etag);
  const isKnown = headers['if-none-match']
    ?.split(/\s*,\s*/)
    .some((known) => known.replace(/^W\//, '') === etag);
  if (isKnown !== true) return body;
  reply.code(304);
  return '';
}
