/** A socket to a table that records every byte it gets. */
import {
  type CommandRequest,
  type KnownGame,
  PROTOCOL,
  type ServerMessage,
  type TableInfo,
} from '@guimard/protocol';
import { WebSocket } from 'ws';
import { knownGameOf } from '../../api/testing/player.ts';

export class SocketListener {
  readonly texts: string[] = [];
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();
  #last: ServerMessage | undefined;
  table: TableInfo | undefined;
  #known: KnownGame | undefined;
  presence = '';

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data: Buffer) => this.#hear(data.toString()));
  }

  /** Resolves when the welcome is there. */
  static async open(url: string, table: string, secret: string | undefined): Promise<SocketListener> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`);
    const listener = new SocketListener(socket);
    await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
    socket.send(
      JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...(secret === undefined ? {} : { secret }) }),
    );
    await listener.until(() => listener.table !== undefined);
    return listener;
  }

  /** Everything that was sent about the game. */
  get known(): KnownGame {
    return this.#known!;
  }

  /** The response. */
  async ask(request: CommandRequest): Promise<ServerMessage> {
    this.#socket.send(JSON.stringify({ type: 'command', request }));
    const isAnswer = () => this.#last !== undefined && 'key' in this.#last && this.#last.key === request.key;
    await this.until(isAnswer);
    return this.#last!;
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(text: string): void {
    this.texts.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.#last = message;
    if (message.type === 'welcome' || message.type === 'update') {
      this.table = message.update.table;
      this.#known ??= knownGameOf(message.update.table);
      if (this.#known.take(message.update).is !== 'taken') throw new Error('what was sent cannot be read');
    }
    if (message.type === 'welcome' || message.type === 'presence')
      this.presence = JSON.stringify(message.presence);
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}
