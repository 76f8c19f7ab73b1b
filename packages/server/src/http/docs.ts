/** The documentation site at /docs, as files. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { newRefusal } from '@guimard/engine/kit';
import { LOCALES } from '@guimard/messages/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limited } from '../api/limits.ts';
import { pageFor } from './error-page.ts';
import { problemOf } from './problem-of.ts';

const UNBUILT =
  'The documentation is not built on this server. Its host can build it: <code>npm run docs</code>. <a href="/">Back to Guimard</a>';

/**
 * After the web app, whose way of sending files it uses. The folder of the built site may come later, or be replaced while
 * the server runs.
 */
export function serveDocs(app: FastifyInstance, docs: string | undefined): void {
  const page = { schema: { hide: true }, config: limited('page') };
  const file = { schema: { hide: true }, config: limited('file') };

  const serve = async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    if (docs === undefined || !(await isFile(join(docs, 'index.html')))) {
      reply.code(404).header('cache-control', 'no-store');
      return (
        pageFor(request, reply, 'No documentation here', UNBUILT) ??
        problemOf(newRefusal('path', 'nothingHere'), request.headers)
      );
    }
    const path = request.params['*'];
    const file = await fileAt(docs, path);
    if (file !== undefined) return reply.sendFile(file, docs);
    const english = inEnglish(path);
    // No page is put in place of a style sheet.
    if (english !== undefined && (await fileAt(docs, english))?.endsWith('.html') === true)
      return reply.redirect(`/docs/${encodeURI(english)}`, 302);
    return reply.code(404).sendFile('404.html', docs);
  };
  app.get('/docs', page, async (_request, reply) => reply.redirect('/docs/', 301));
  app.get('/docs/*', page, serve);
  app.get('/docs/assets/*', file, async (request: FastifyRequest<{ Params: { '*': string } }>, reply) => {
    request.params['*'] = `assets/${request.params['*']}`;
    return serve(request, reply);
  });
}

/** The same address in English, which has every page: other languages have some, or none yet. */
function inEnglish(path: string): string | undefined {
  const [language, ...rest] = path.split('/');
  return LOCALES.some((locale) => locale === language) ? rest.join('/') : undefined;
}

/** Pages have addresses without `.html`. Undefined where there is none, and for names that no file of the site has. */
async function fileAt(docs: string, path: string): Promise<string | undefined> {
  if (path.split('/').some((part, i, parts) => part.startsWith('.') || (part === '' && i < parts.length - 1)))
    return undefined;
  const candidates =
    path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`, `${path}/index.html`];
  for (const candidate of candidates) if (await isFile(join(docs, candidate))) return candidate;
  return undefined;
}

/** What cannot be looked at, such as a name with a zero byte, is none. */
async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true;
}
