/** A socket to a table, for tests. Everything it gets is checked by the protocol. */
import { type ClientMessage, PROTOCOL, type ServerMessage, serverMessage } from '@guimard/protocol';
import { type ClientOptions, WebSocket } from 'ws';
import type { Running } from './server.ts';

type Kind = ServerMessage['type'];
type Of<K extends Kind> = Extract<ServerMessage, { type: K }>;

export class TestSocket {
  readonly ws: WebSocket;
  readonly opened: Promise<void>;
  /** The status if the server opened no socket. */
  readonly turnedAway: Promise<number>;
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  /** Everything received, in order. */
  readonly got: ServerMessage[] = [];
  #waiting: (() => void)[] = [];
  /** Up to here everything has been asked for. */
  #read = 0;

  constructor(
    { url }: Pick<Running, 'url'>,
    table: string,
    headers: Record<string, string> = {},
    more: ClientOptions = {},
  ) {
    this.ws = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`, { headers, ...more });
    this.ws.on('error', () => {});
    this.opened = new Promise((resolve) => this.ws.on('open', () => resolve()));
    this.turnedAway = new Promise((resolve) =>
      this.ws.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0)),
    );
    this.closed = new Promise((resolve) =>
      this.ws.on('close', (code, reason) => {
        resolve({ code, reason: reason.toString() });
        this.#wake();
      }),
    );
    this.ws.on('message', (data) => {
      this.got.push(serverMessage.parse(JSON.parse((data as Buffer).toString())));
      this.#wake();
    });
  }

  send(message: ClientMessage | string): void {
    this.ws.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async hello(
    more: { secret?: string; moves?: number; version?: number; commitment?: string; name?: string } = {},
  ): Promise<Of<'welcome'>> {
    await this.opened;
    this.send({ type: 'hello', protocol: PROTOCOL, moves: 0, version: 0, ...more });
    return this.next('welcome');
  }

  /** Waits until messages make a condition true. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.ws.readyState === WebSocket.CLOSED) throw new Error('closed too soon');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** The next message of that kind (for which `isMeant`); skips those before it. */
  async next<K extends Kind>(kind: K, isMeant: (message: Of<K>) => boolean = () => true): Promise<Of<K>> {
    const isIt = (message: ServerMessage): message is Of<K> =>
      message.type === kind && isMeant(message as Of<K>);
    const find = () => this.got.findIndex((message, i) => i >= this.#read && isIt(message));
    await this.until(() => find() >= 0);
    this.#read = find() + 1;
    return this.got[this.#read - 1] as Of<K>;
  }

  async close(): Promise<void> {
    this.ws.close();
    await this.closed;
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
