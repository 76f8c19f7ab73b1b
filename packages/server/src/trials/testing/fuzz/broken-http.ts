/** Invalid, incomplete or excessive HTTP, written straight to the connection. */
import { connect } from 'node:net';
import type { Rng } from '@guimard/engine/kit';
import { type Arena, attack } from './arena.ts';
import { checkResponse } from './exchange.ts';
import { bytes, noise, oneOf } from './junk.ts';

const ATTACKERS = 8;
/** Milliseconds between two pieces of a slow request. */
const PAUSE = 3;
/** Milliseconds after which a connection that we have finished with should long be closed. */
const TIMEOUT = 30_000;

const request = (line: string, headers: readonly string[] = [], body = ''): string =>
  [line, 'Host: 127.0.0.1', ...headers, '', body].join('\r\n');

const SOUND = request('GET /api/tables HTTP/1.1');
const POST = 'POST /api/tables HTTP/1.1';
const JSON_TYPE = 'Content-Type: application/json';

const BROKEN: readonly ((rng: Rng) => string | Buffer)[] = [
  (rng) => bytes(rng, 1 + rng.below(300)),
  (rng) => noise(rng),
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  () => '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
  () => 'GET /\r\n',
  () => 'GET / HTTP/9.9\r\n\r\n',
  () => 'GET / HTTP/1.0\r\n\r\n',
  () => 'GET / HTTP/1.1\r\n\r\n',
  () => 'GET / HTTP/1.1\nHost: x\n\n',
  () => request('GET http://evil.example/api/tables HTTP/1.1'),
  () => request('GET * HTTP/1.1'),
  () => request('CONNECT evil.example:443 HTTP/1.1'),
  () => request('BREW /api/tables HTTP/1.1'),
  () => request('get /api/tables HTTP/1.1'),
  () => request('GET /\u0000 HTTP/1.1'),
  () => request('GET /é HTTP/1.1'),
  () => request('GET / / HTTP/1.1'),
  () => request(`GET /${'a'.repeat(20_000)} HTTP/1.1`),
  () => request('GET /api/tables HTTP/1.1', ['no colon']),
  () => request('GET /api/tables HTTP/1.1', [': no name']),
  () => request('GET /api/tables HTTP/1.1', ['A : b', ' c: d']),
  () => request('GET /api/tables HTTP/1.1', ['A: \u0000']),
  () => request('GET /api/tables HTTP/1.1', ['Host: second.example']),
  () => request('GET /api/tables HTTP/1.1', [`A: ${'b'.repeat(20_000)}`]),
  () =>
    request(
      'GET /api/tables HTTP/1.1',
      Array.from({ length: 3000 }, (_, i) => `A${i}: b`),
    ),
  () => request('GET /api/tables HTTP/1.1', ['Expect: the unexpected']),
  () => request('GET /api/tables HTTP/1.1', ['Connection: Upgrade', 'Upgrade: h2c']),
  () => request('GET /api/tables HTTP/1.1', ['Connection: Upgrade', 'Upgrade: websocket']),
  () => request(POST, [JSON_TYPE, 'Content-Length: -1'], '{}'),
  () => request(POST, [JSON_TYPE, 'Content-Length: 1e3'], '{}'),
  () => request(POST, [JSON_TYPE, 'Content-Length: 2', 'Content-Length: 3'], '{}'),
  () => request(POST, [JSON_TYPE, 'Content-Length: 100'], '{}'),
  () => request(POST, [JSON_TYPE, 'Content-Length: 99999999999'], '{}'),
  () => request(POST, [JSON_TYPE, 'Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
  () => request(POST, [JSON_TYPE, 'Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'),
  () => request(POST, [JSON_TYPE, 'Transfer-Encoding: chunked'], 'ffffffff\r\n{}'),
  () => request(POST, [JSON_TYPE, 'Transfer-Encoding: chunked'], '2;a=b\r\n{}\r\n0\r\nA: b\r\n\r\n'),
  () => request(POST, [JSON_TYPE, 'Transfer-Encoding: gzip, x'], '{}'),
  () => request(POST, [JSON_TYPE, 'Expect: 100-continue', 'Content-Length: 2'], '{}'),
  () => SOUND.repeat(20),
  () => `${SOUND}garbage\r\n\r\n`,
];

/** How it is sent: at once, in pieces, or not to its end. */
type Delivery = 'whole' | 'slow' | 'cut';

export async function fuzzBrokenHttp(arena: Arena, seed: string, inputs: number): Promise<void> {
  await attack(arena, { kind: 'broken requests', number: ATTACKERS, inputs, seed }, async (rng, journal) => {
    const sent = Buffer.from(oneOf(rng, BROKEN)(rng));
    const delivery = oneOf<Delivery>(rng, ['whole', 'whole', 'slow', 'cut']);
    journal.note(`${delivery}: ${JSON.stringify(sent.toString('latin1'))}`);
    checkAnswers(arena, await deliver(arena, rng, sent, delivery));
  });
}

/** Everything received until the connection is closed. */
async function deliver(arena: Arena, rng: Rng, sent: Buffer, delivery: Delivery): Promise<string> {
  const { hostname, port } = new URL(arena.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.setEncoding('latin1').setNoDelay(true);
  socket.on('error', () => {});
  let answers = '';
  socket.on('data', (text: string) => {
    answers += text;
  });
  const closed = new Promise<void>((resolve, reject) => {
    socket.on('close', () => resolve());
    socket.on('end', () => socket.end());
    socket.setTimeout(TIMEOUT, () => reject(new Error('the connection was never closed')));
  });
  // The outcome is awaited last; until then nobody listens.
  closed.catch(() => {});
  if (delivery === 'slow') {
    for (let at = 0; at < sent.length; ) {
      const next = Math.min(sent.length, at + 1 + rng.below(Math.ceil(sent.length / 4)));
      socket.write(sent.subarray(at, next));
      at = next;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  } else socket.write(delivery === 'cut' ? sent.subarray(0, rng.below(sent.length) + 1) : sent);
  if (delivery === 'cut' && rng.below(2) === 0) socket.destroy();
  else socket.end();
  await closed;
  return answers;
}

/** Those that were fully written. */
function checkAnswers(arena: Arena, answers: string): void {
  arena.law.checkText(answers);
  let rest = answers;
  for (;;) {
    const head = /^HTTP\/1\.1 (\d{3}) .*?\r\n\r\n/s.exec(rest);
    if (head === null) return;
    const [text, status] = head;
    const length = Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? 0);
    const body = Buffer.from(rest.slice(text.length, text.length + length), 'latin1').toString();
    const type = /^content-type: (.*)$/im.exec(text)?.[1] ?? '';
    if (rest.length < text.length + length) return;
    checkResponse(
      arena,
      { method: 'GET', path: '' },
      { status: Number(status), headers: { 'content-type': type }, body },
    );
    rest = rest.slice(text.length + length);
  }
}
