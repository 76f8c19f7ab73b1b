/**
 * A page for people, made from the OpenAPI document. It needs no script and no style: library viewers need both, and a
 * looser security policy for them.
 */

interface Schema {
  readonly [keyword: string]: unknown;
}
interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}
/** The parts of an OpenAPI document that are shown. */
export interface Described {
  readonly info: { readonly title: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const text = (raw: string): string => raw.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');

export function docsPage({ info, paths }: Described, document: string): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method.toUpperCase(), path, operation)),
  );
  const about = (info.description ?? '').split('\n\n').map((paragraph) => `<p>${text(paragraph)}</p>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>API – ${text(info.title)}</title>
</head>
<body>
<h1>The API of ${text(info.title)}</h1>
${about.join('\n')}
<p>The same for programs: <a href="${document}">OpenAPI</a></p>
${operations.join('\n')}
</body>
</html>
`;
}

function section(method: string, path: string, operation: Operation): string {
  const { summary = '', description, security, parameters = [], requestBody, responses } = operation;
  const asked = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, description: about = '' }) => `<li><code>?${text(name)}</code> ${text(about)}</li>`);
  return [
    `<h2><code>${method} ${text(path)}</code></h2>`,
    `<p>${text(summary)}.</p>`,
    description === undefined ? '' : `<p>${text(description)}</p>`,
    security === undefined ? '' : '<p>Takes the secret of a seat.</p>',
    asked.length === 0 ? '' : `<ul>${asked.join('')}</ul>`,
    schemaOf('You send', requestBody?.content),
    ...Object.entries(responses)
      .filter(([status]) => status.startsWith('2'))
      .map(([status, { content }]) => schemaOf(`You get (${status})`, content)),
  ]
    .filter(Boolean)
    .join('\n');
}

function schemaOf(
  title: string,
  content: Readonly<Record<string, { readonly schema: Schema }>> | undefined,
): string {
  const schema = content?.['application/json']?.schema;
  if (schema === undefined) return '';
  return `<details><summary>${title}</summary><pre>${text(JSON.stringify(schema, undefined, 2))}</pre></details>`;
}
