/** The answer to what is not a request, or never becomes one: written by hand, since there is no reply object. */
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { newRefusal, type Refusal } from '@guimard/engine/kit';
import type { ConnectionError } from 'fastify';
import { problemOf } from './problem-of.ts';

const NOT_EXPECTED = newRefusal('request', 'expectationUnknown');

export function onClientError({ code }: ConnectionError, socket: Duplex): void {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') refuseRaw(socket, 408, newRefusal('timeout', 'requestTimeout'));
  else if (code === 'HPE_HEADER_OVERFLOW') refuseRaw(socket, 431, newRefusal('too-large', 'headersTooLong'));
  else refuseRaw(socket, 400, newRefusal('request', 'notHttp'));
}

export function refuseRaw(socket: Duplex, status: number, refusal: Refusal): void {
  if (socket.writable) {
    const body = JSON.stringify(problemOf(refusal));
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }
  socket.destroy();
}

/** Of a request whose `Expect` header is not understood. */
export function onExpectation(request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify(problemOf(NOT_EXPECTED, request.headers));
  const headers = {
    // No route counts it.
    connection: 'close',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  };
  response.writeHead(417, headers).end(body);
}
