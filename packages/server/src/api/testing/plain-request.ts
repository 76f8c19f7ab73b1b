/** A raw request over the wire, for tests of what never reaches the framework. */
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Running } from './server.ts';

export interface PlainAnswer {
  /** 101 if the server switched protocols. */
  readonly status: number | undefined;
  readonly body: string;
}

export const askPlainly = (
  { url }: Pick<Running, 'url'>,
  method: string,
  path: string,
  headers: Record<string, string>,
  setHost = true,
): Promise<PlainAnswer> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { method, path, headers, setHost });
    asked.on('upgrade', (_response, socket) => {
      socket.destroy();
      resolve({ status: 101, body: '' });
    });
    asked.on('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    });
    asked.on('error', reject);
    asked.end();
  });
