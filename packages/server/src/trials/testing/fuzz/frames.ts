/** Frames that no WebSocket client sends, and valid ones in unusual pieces. */
import { deflateRawSync } from 'node:zlib';
import type { Rng } from '@guimard/engine/kit';
import { PROTOCOL } from '@guimard/protocol';
import { frameOf, OPCODE, RawSocket } from '../../../api/testing/raw-socket.ts';
import { type Arena, attack } from './arena.ts';
import { bytes, noise, oneOf } from './junk.ts';

const ATTACKERS = 6;
/** The server's close code after an error on its side. */
const FAULT = 1011;
/** Frames per socket, unless the server closes it before. */
const MOST_FRAMES = 12;

const COMPRESSION = 'Sec-WebSocket-Extensions: permessage-deflate; client_no_context_takeover';
const HELLO = JSON.stringify({ type: 'hello', protocol: PROTOCOL });
const OTHER_PROTOCOL = JSON.stringify({ type: 'hello', protocol: PROTOCOL + 1 });
const STRANGER = JSON.stringify({ type: 'hello', protocol: PROTOCOL, secret: 'x'.repeat(22) });
const COMMAND = JSON.stringify({
  type: 'command',
  request: { key: 'fuzz-frames', version: 0, command: { type: 'return' } },
});

interface Head {
  readonly first: number;
  /** The claimed length. */
  readonly length: number;
  readonly isMasked: boolean;
  readonly lengthBytes: 0 | 2 | 8;
}

/** Any header, true or not. */
function headOf({ first, length, isMasked, lengthBytes }: Head): Buffer {
  const mask = isMasked ? 0x80 : 0;
  const head = Buffer.alloc(2 + lengthBytes + (isMasked ? 4 : 0));
  head[0] = first;
  head[1] = mask | (lengthBytes === 0 ? length & 0x7f : lengthBytes === 2 ? 126 : 127);
  if (lengthBytes === 2) head.writeUInt16BE(length & 0xffff, 2);
  if (lengthBytes === 8) head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}

const anyFrame = (rng: Rng): Buffer => {
  const payload = bytes(rng, rng.below(200));
  const lengths = [payload.length, payload.length + 1, 0, 125, 126, 65_535, 2 ** 31, 2 ** 53, 4097];
  const head = headOf({
    first: rng.below(256),
    length: rng.below(2) === 0 ? payload.length : oneOf(rng, lengths),
    isMasked: rng.below(8) > 0,
    lengthBytes: oneOf<0 | 2 | 8>(rng, [0, 2, 8]),
  });
  return Buffer.concat([head, payload]);
};

/** Marked as a fragment; the whole may be far longer than what is sent. */
function compressed(rng: Rng): Buffer {
  const content = oneOf(rng, [
    () => deflateRawSync(Buffer.alloc(5_000_000)),
    () => deflateRawSync(COMMAND),
    () => deflateRawSync(COMMAND).subarray(0, 10),
    () => bytes(rng, 60),
    () => Buffer.alloc(0),
  ])();
  const frame = frameOf(OPCODE.text, content);
  frame[0] |= 0x40;
  return frame;
}

/** A valid message in fragments, with pings in between. */
function inParts(rng: Rng, text: string): Buffer {
  const parts: Buffer[] = [];
  const content = Buffer.from(text);
  for (let at = 0; at < content.length; ) {
    const next = Math.min(content.length, at + Math.ceil(content.length / (1 + rng.below(8))));
    const opcode = at === 0 ? OPCODE.text : OPCODE.continuation;
    parts.push(frameOf(opcode, content.subarray(at, next), next === content.length));
    if (rng.below(3) === 0) parts.push(frameOf(OPCODE.ping, bytes(rng, rng.below(126))));
    at = next;
  }
  return Buffer.concat(parts);
}

const FRAMES: readonly ((rng: Rng) => Buffer)[] = [
  anyFrame,
  anyFrame,
  compressed,
  (rng) => inParts(rng, COMMAND),
  (rng) => inParts(rng, HELLO),
  (rng) => frameOf(OPCODE.ping, bytes(rng, rng.below(130))),
  (rng) => frameOf(OPCODE.pong, bytes(rng, rng.below(130))),
  (rng) => frameOf(OPCODE.text, bytes(rng, rng.below(300))),
  (rng) => frameOf(OPCODE.text, noise(rng)),
  (rng) => frameOf(OPCODE.continuation, noise(rng), rng.below(2) === 0),
  (rng) => frameOf(OPCODE.ping, '', rng.below(2) === 0),
  (rng) => frameOf(OPCODE.close, bytes(rng, rng.below(6))),
  () => frameOf(OPCODE.text, OTHER_PROTOCOL),
  () => frameOf(OPCODE.text, STRANGER),
  () => frameOf(OPCODE.text, 'x'.repeat(5_000)),
  () => Buffer.concat(Array.from({ length: 40 }, () => frameOf(OPCODE.continuation, '', false))),
];

export async function fuzzFrames(
  arena: Arena,
  tables: readonly string[],
  seed: string,
  inputs: number,
): Promise<void> {
  await attack(arena, { kind: 'frames', number: ATTACKERS, inputs, seed }, async (rng, journal) => {
    const headers = rng.below(2) === 0 ? [COMPRESSION] : [];
    const raw = await RawSocket.open(arena, oneOf(rng, tables), undefined, headers).catch((error) => {
      // An address whose connections were cut gets no others for a while.
      if (arena.law.condition !== 'limited') throw error;
    });
    if (raw === undefined) return journal.note('turned away');
    const frames = Array.from({ length: 1 + rng.below(MOST_FRAMES) }, () => oneOf(rng, FRAMES)(rng));
    for (const frame of frames) journal.note(`${headers.join()} ${frame.toString('hex')}`.trim());
    if (rng.below(2) === 0) raw.hello();
    raw.socket.write(Buffer.concat(frames));
    if (rng.below(4) === 0) raw.socket.destroy();
    else raw.socket.end();
    const code = await raw.closed;
    if (code === FAULT && arena.law.condition !== 'failing')
      throw new Error(`the socket was closed with ${code}`);
    for (const { opcode, payload } of raw.frames)
      if (opcode === OPCODE.text) arena.law.checkText(payload.toString());
  });
}
