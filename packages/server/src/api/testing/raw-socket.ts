/** A hand-made WebSocket client, for tests: it sends any frame, answers none by itself, and may stop reading. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PROTOCOL } from '@guimard/protocol';
import type { Running } from './server.ts';

export const OPCODE = { continuation: 0, text: 1, close: 8, ping: 9, pong: 10 } as const;
type Opcode = (typeof OPCODE)[keyof typeof OPCODE];

interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** Masked with zeros: clients must mask. */
export function frameOf(opcode: Opcode, payload: Buffer | string = '', isLast = true): Buffer {
  const body = Buffer.from(payload);
  const isLong = body.length > 125;
  const head = Buffer.alloc(isLong ? 8 : 6);
  head[0] = (isLast ? 0x80 : 0) | opcode;
  head[1] = 0x80 | (isLong ? 126 : body.length);
  if (isLong) head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}

export class RawSocket {
  readonly socket: Socket;
  /** The server's close code; undefined if it sent none, or only hung up. */
  readonly closed: Promise<number | undefined>;
  readonly frames: Frame[] = [];
  readonly #onFrame: (frame: Frame) => void;
  #rest = Buffer.alloc(0);
  #isOpen = false;

  private constructor(socket: Socket, onFrame: (frame: Frame) => void) {
    this.socket = socket;
    this.#onFrame = onFrame;
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
    this.closed = new Promise((resolve) =>
      socket.on('close', () => {
        const close = this.frames.find(({ opcode }) => opcode === OPCODE.close);
        resolve(close === undefined || close.payload.length < 2 ? undefined : close.payload.readUInt16BE(0));
      }),
    );
  }

  /** Resolves when the server has switched protocols. */
  static async open(
    { url }: Pick<Running, 'url'>,
    table: string,
    onFrame: (frame: Frame) => void = () => {},
    headers: readonly string[] = [],
  ): Promise<RawSocket> {
    const { hostname, port, host } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    const raw = new RawSocket(socket, onFrame);
    socket.write(
      `GET /api/tables/${table}/socket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n` +
        `${headers.map((header) => `${header}\r\n`).join('')}\r\n`,
    );
    await raw.until(() => raw.#isOpen);
    return raw;
  }

  /** Waits until frames from the server make a condition true. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.socket.closed) throw new Error('the connection is closed');
      await Promise.race([once(this.socket, 'data'), this.closed]);
    }
  }

  send(opcode: Opcode, payload: Buffer | string = '', isLast = true): void {
    this.socket.write(frameOf(opcode, payload, isLast));
  }

  hello(): void {
    this.send(OPCODE.text, JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
  }

  #read(chunk: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    if (!this.#isOpen) {
      const end = this.#rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.#rest = this.#rest.subarray(end + 4);
      this.#isOpen = true;
    }
    for (let frame = this.#next(); frame !== undefined; frame = this.#next()) {
      this.frames.push(frame);
      this.#onFrame(frame);
      // The server waits for this before it hangs up.
      if (frame.opcode === OPCODE.close) this.send(OPCODE.close, frame.payload);
    }
  }

  /** No test message is longer than 64 KiB. */
  #next(): Frame | undefined {
    const rest = this.#rest;
    const isLong = (rest[1] & 0x7f) === 126;
    const head = isLong ? 4 : 2;
    if (rest.length < head) return undefined;
    const end = head + (isLong ? rest.readUInt16BE(2) : rest[1] & 0x7f);
    if (rest.length < end) return undefined;
    this.#rest = rest.subarray(end);
    return { opcode: rest[0] & 0x0f, payload: rest.subarray(head, end) };
  }
}
