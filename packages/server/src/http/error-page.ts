/** A page for people where programs get a refusal in JSON. */
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Programs do not ask for pages. */
export const wantsPage = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true;

/** Undefined if it is a program that asks. The text is ours, and may hold markup. */
export function pageFor(
  request: FastifyRequest,
  reply: FastifyReply,
  title: string,
  text: string,
): string | undefined {
  if (!wantsPage(request)) return undefined;
  reply.type('text/html; charset=utf-8');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title} – Guimard</title>
</head>
<body>
<h1>${title}</h1>
<p>${text}</p>
</body>
</html>
`;
}
