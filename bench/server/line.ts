import { randomBytes } from 'node:crypto';
import { connect, type Socket as TcpSocket } from 'node:net';
import type { Socket } from '@guimard/protocol';

/** A minimal WebSocket client, so that the generator costs little beside what it measures. */
export class Line implements Socket {
  readonly #socket: TcpSocket;
  #rest: Buffer = Buffer.alloc(0);
  #isOpen = false;
  #code = 1006;
  /** Bytes received. */
  received = 0;

  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(port: number, table: string, localAddress = '127.0.0.1') {
    this.#socket = connect({ port, host: '127.0.0.1', localAddress });
    this.#socket.setNoDelay(true);
    this.#socket.write(
      `GET /api/tables/${table}/socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => this.onclose?.({ code: this.#code, reason: '' }));
    this.#socket.on('data', (chunk: Buffer) => {
      this.received += chunk.length;
      this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
      if (!this.#isOpen) {
        const end = this.#rest.indexOf('\r\n\r\n');
        if (end < 0) return;
        // Refused before it was a socket.
        if (!this.#rest.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) return this.close();
        this.#rest = this.#rest.subarray(end + 4);
        this.#isOpen = true;
        this.onopen?.();
      }
      this.#read();
    });
  }

  send(text: string): void {
    this.#frame(0x81, Buffer.from(text));
  }

  close(): void {
    this.#socket.destroy();
  }

  #frame(head: number, body: Buffer): void {
    const isLong = body.length > 125;
    // A mask of zeros is a mask: clients must have one.
    const frame = Buffer.alloc((isLong ? 8 : 6) + body.length);
    frame[0] = head;
    frame[1] = 0x80 | (isLong ? 126 : body.length);
    if (isLong) frame.writeUInt16BE(body.length, 2);
    body.copy(frame, frame.length - body.length);
    this.#socket.write(frame);
  }

  #read(): void {
    for (;;) {
      const rest = this.#rest;
      if (rest.length < 4) return;
      const short = rest.readUInt8(1) & 0x7f;
      const head = short === 127 ? 10 : short === 126 ? 4 : 2;
      if (rest.length < head) return;
      const length =
        short === 127 ? Number(rest.readBigUInt64BE(2)) : short === 126 ? rest.readUInt16BE(2) : short;
      if (rest.length < head + length) return;
      const body = rest.subarray(head, head + length);
      this.#rest = rest.subarray(head + length);
      const kind = rest.readUInt8(0) & 0x0f;
      if (kind === 1) this.onmessage?.({ data: body.toString() });
      else if (kind === 9) this.#frame(0x8a, body);
      else if (kind === 8) {
        if (body.length >= 2) this.#code = body.readUInt16BE();
        this.close();
        return;
      }
    }
  }
}
