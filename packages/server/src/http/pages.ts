/** The app's page: one document for all of its addresses, which shows what the address says; and previews of links to it. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGES, parsePath, type Route } from '@guimard/protocol/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limited } from '../api/limits.ts';
import { isErrno } from '../domain/message-of.ts';
import { gameCalled } from '../games.ts';
import type { Previews } from '../preview/previews.ts';
import { withTags } from '../preview/tags.ts';
import { languageFor } from './problem-of.ts';

export interface PageDeps {
  /** The folder of the built web app. */
  readonly root: string;
  readonly previews: Previews;
  readonly publicUrl: string | undefined;
}

type PageRequest = FastifyRequest<{ Querystring: { lang?: unknown } }>;

/** Undefined where the app was not built. Read each time, since an update may replace it while the server runs. */
export async function readPage(root: string): Promise<string | undefined> {
  try {
    return await readFile(join(root, 'index.html'), 'utf8');
  } catch (problem) {
    if (isErrno(problem, 'ENOENT')) return undefined;
    throw problem;
  }
}

export function servePages(app: FastifyInstance, { root, previews, publicUrl }: PageDeps): void {
  const servePage = async (request: PageRequest, reply: FastifyReply): Promise<unknown> => {
    const route = parsePath(pathOf(request));
    const page = isPage(route) ? await readPage(root) : undefined;
    if (page === undefined) return reply.callNotFound();
    const code = route.page === 'online' ? route.code : undefined;
    const language = languageFor(request.query.lang, request.headers['accept-language']);
    const preview = await previews.previewOf(language, code);
    reply.type('text/html; charset=utf-8').header('vary', 'accept-language');
    return sendUnlessKnown(request, reply, withTags(page, preview, publicUrl ?? originOf(request)));
  };
  const hidden = { schema: { hide: true } };
  const paths = ['/', ...PAGES.flatMap((page) => [`/${page}`, `/${page}/*`])];
  for (const path of paths) app.get(path, { ...hidden, config: limited('page') }, servePage);

  const serveCard = async (request: FastifyRequest<{ Params: { code?: string } }>, reply: FastifyReply) =>
    sendUnlessKnown(request, reply.type('image/png'), await previews.card(request.params.code));
  for (const path of ['/card.png', '/t/:code/card.png'])
    app.get(path, { ...hidden, config: limited('card') }, serveCard);
}

const pathOf = ({ url }: FastifyRequest): string => url.split(/[?#]/, 1)[0] ?? '';

const isPage = (route: Route): boolean =>
  route.page !== 'unknown' && (!('game' in route) || gameCalled(route.game) !== undefined);

/** By the name that the host check has accepted, whatever else is in the header. */
const originOf = ({ protocol, hostname, port }: FastifyRequest): string =>
  `${protocol}://${hostname}${port === null ? '' : `:${port}`}`;

/** Asked for again each time, and sent only if it has changed. */
function sendUnlessKnown<Body extends string | Buffer>(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  body: Body,
): Body | '' {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', 'no-cache').header('etag', etag);
  const known = headers['if-none-match']?.split(',') ?? [];
  if (!known.some((tag) => tag.trim().replace(/^W\//, '') === etag)) return body;
  reply.code(304);
  return '';
}
