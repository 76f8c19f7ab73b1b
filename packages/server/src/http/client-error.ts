/** The answer to what is not a request, or never becomes one: written by hand, since there is no reply object. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ConnectionError } from 'fastify';

interface RawRefusal {
  readonly status: number;
  readonly rule: string;
  readonly reason: string;
}

const REFUSALS: Readonly<Record<string, RawRefusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, rule: 'timeout', reason: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, rule: 'too-large', reason: 'The headers of the request are too long.' },
};
const NOT_HTTP = { status: 400, rule: 'request', reason: 'This is not HTTP.' };

const NOT_EXPECTED = JSON.stringify({
  rule: 'request',
  reason: 'Only 100-continue may be expected of this server.',
});

export function onClientError({ code }: ConnectionError, socket: Duplex): void {
  refuseRaw(socket, REFUSALS[code] ?? NOT_HTTP);
}

export function refuseRaw(socket: Duplex, { status, ...refusal }: RawRefusal): void {
  if (socket.writable) {
    const body = JSON.stringify(refusal);
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }
  socket.destroy();
}

/** Of a request whose `Expect` header is not understood. */
export function onExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(NOT_EXPECTED) };
  response.writeHead(417, headers).end(NOT_EXPECTED);
}
