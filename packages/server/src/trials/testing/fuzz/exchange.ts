/** One HTTP request and its response, which must be one that programs understand. */
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { Arena } from './arena.ts';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

export interface Response {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** The server closes connections, perhaps just when we are about to use them. */
const isStale = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'ECONNRESET' || error.code === 'EPIPE';

/** An address whose connections were cut gets no others for a while. */
export const isTurnedAway = ({ law }: Arena, error: NodeJS.ErrnoException): boolean =>
  law.condition === 'limited' && isStale(error);

export async function exchange(arena: Arena, asked: Asked): Promise<Response> {
  const response = await attempt(arena.url, asked).catch((error: NodeJS.ErrnoException) => {
    if (!isStale(error)) throw error;
    return attempt(arena.url, asked);
  });
  checkResponse(arena, asked, response);
  return response;
}

async function attempt(url: string, { method, path, headers = {}, body }: Asked): Promise<Response> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { method, path, headers: { ...headers, ...length }, agent }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk as string;
  return { status: response.statusCode!, headers: response.headers, body: text };
}

/** Refusals have the API's JSON form; a client that wants a page may get one. */
export function checkResponse({ law }: Arena, asked: Asked, { status, headers, body }: Response): void {
  law.checkText(body);
  if (status < 400 || asked.method === 'HEAD') return;
  law.checkStatus(status);
  // For balancers, which want no sentence.
  if (asked.path === '/readyz' && status === 503) return;
  const isPage = headers['content-type']?.startsWith('text/html') === true;
  const isForPeople = asked.headers?.['accept']?.includes('text/html') === true;
  if (!isPage || !isForPeople) law.checkRefusal(readJson(body), `${status} ${body}`);
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
