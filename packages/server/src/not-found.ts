/** The answer to a path that there is not: a page for people, JSON for programs. */
import type { FastifyReply, FastifyRequest } from 'fastify';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>No such stop – Guimard</title>
</head>
<body>
<h1>No such stop</h1>
<p>No line of ours leads to this address. <a href="/">Back to Guimard</a></p>
</body>
</html>
`;

export async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  reply.code(404).header('cache-control', 'no-store');
  if (request.headers.accept?.includes('text/html') === true) {
    reply.type('text/html; charset=utf-8');
    return PAGE;
  }
  return { rule: 'path', reason: 'There is nothing at this address.' };
}
