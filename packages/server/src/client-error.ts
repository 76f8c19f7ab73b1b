/** The answer to what is no request, or never becomes one: it is written by hand, since there is nothing to reply to. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';

const REFUSALS: Readonly<Record<string, { status: number; rule: string; reason: string }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, rule: 'timeout', reason: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, rule: 'too-large', reason: 'The headers of the request are too long.' },
};
const NOT_HTTP = { status: 400, rule: 'request', reason: 'This is not HTTP.' };

export function onClientError({ code }: ConnectionError, socket: Socket): void {
  if (socket.writable) {
    const { status, ...refusal } = REFUSALS[code] ?? NOT_HTTP;
    const body = JSON.stringify(refusal);
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }
  socket.destroy();
}
