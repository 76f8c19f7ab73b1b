/** A connection on which bytes are sent as they are written, for tests. */
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export const getOf = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

export class Client {
  readonly socket: Socket;
  readonly closed: Promise<unknown>;
  received = '';

  /** From another address of this machine, if it matters. */
  constructor(url: string, localAddress?: string) {
    const { hostname, port } = new URL(url);
    this.socket = connect({ port: Number(port), host: hostname, ...(localAddress && { localAddress }) });
    this.socket.on('error', () => {});
    this.socket.on('data', (chunk) => {
      this.received += String(chunk);
    });
    this.closed = new Promise((resolve) => this.socket.on('close', resolve));
    onTestFinished(() => void this.socket.destroy());
  }

  /** The statuses of all answers so far. */
  get statuses(): readonly number[] {
    return [...this.received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  }

  /** Sends the text, and then a space every few milliseconds for as long as it can. */
  drip(text: string): this {
    this.socket.write(text);
    const dripping = setInterval(() => this.socket.write(' '), 10);
    this.socket.on('close', () => clearInterval(dripping));
    return this;
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise((resolve) => this.socket.once('data', resolve));
  }

  /** Sends a request, and waits for its answer or the end. */
  async get(path: string): Promise<number | undefined> {
    const before = this.statuses.length;
    this.socket.write(getOf(path));
    await Promise.race([this.until(() => this.statuses.length > before), this.closed]);
    return this.statuses[before];
  }
}
