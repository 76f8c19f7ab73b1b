/** All sockets of the server. */
import type { WebSocket } from '@fastify/websocket';
import type { Connection } from './connection.ts';
import type { Patience } from './context.ts';

export class Connections {
  readonly #patience: Patience;
  readonly #open = new Map<WebSocket, Connection>();
  /** How many sockets each address has. */
  readonly #counts = new Map<string, number>();
  readonly #pinging: NodeJS.Timeout;

  constructor(patience: Patience) {
    this.#patience = patience;
    this.#pinging = setInterval(() => {
      for (const connection of this.#open.values()) connection.ping();
    }, patience.ping);
    this.#pinging.unref();
  }

  get size(): number {
    return this.#open.size;
  }

  countFrom(address: string): number {
    return this.#counts.get(address) ?? 0;
  }

  add(socket: WebSocket, address: string, connection: Connection): void {
    this.#open.set(socket, connection);
    this.#counts.set(address, this.countFrom(address) + 1);
    socket.on('close', () => {
      this.#open.delete(socket);
      const left = this.countFrom(address) - 1;
      if (left > 0) this.#counts.set(address, left);
      else this.#counts.delete(address);
    });
  }

  /** Answers what was asked, says that the server starts again, and waits for everybody to go; but not for long. */
  async close(): Promise<void> {
    clearInterval(this.#pinging);
    await Promise.all(
      [...this.#open].map(async ([socket, connection]) => {
        const gone = new Promise((resolve) => socket.once('close', resolve));
        const patience = setTimeout(() => connection.terminate(), this.#patience.farewell);
        await connection.finish();
        await gone;
        clearTimeout(patience);
      }),
    );
  }
}
