/** All sockets of the server. */
import type { WebSocket } from '@fastify/websocket';
import { CLOSING, type Closing } from '@guimard/protocol';
import { NetworkTally } from '../limits/network-tally.ts';
import type { Timeouts } from './timeouts.ts';

/** One of them. */
interface Connection {
  ping(): void;
  /** Finishes pending requests and closes. */
  finish(): Promise<void>;
  close(closing: Closing): void;
  terminate(): void;
}

export class Connections {
  readonly #timeouts: Timeouts;
  readonly #open = new Map<WebSocket, Connection>();
  readonly #counts: NetworkTally;
  readonly #pinging: NodeJS.Timeout;

  /** Of each subscriber there may be `most`. */
  constructor(timeouts: Timeouts, most = Number.POSITIVE_INFINITY) {
    this.#counts = new NetworkTally(most);
    this.#timeouts = timeouts;
    this.#pinging = setInterval(() => {
      for (const connection of this.#open.values()) connection.ping();
    }, timeouts.ping);
    this.#pinging.unref();
  }

  get size(): number {
    return this.#open.size;
  }

  hasRoomFor(address: string): boolean {
    return this.#counts.hasRoomFor(address);
  }

  add(socket: WebSocket, address: string, connection: Connection): void {
    this.#open.set(socket, connection);
    this.#counts.add(address);
    socket.on('close', () => {
      this.#open.delete(socket);
      this.#counts.remove(address);
    });
  }

  /** Closes all sockets at once; clients connect again. */
  sendAway(): void {
    for (const connection of this.#open.values()) connection.close(CLOSING.restart);
  }

  /** Finishes pending requests, announces the restart, and waits a short time for the sockets to close. */
  async close(): Promise<void> {
    clearInterval(this.#pinging);
    await Promise.all(
      [...this.#open].map(async ([socket, connection]) => {
        const gone = new Promise((resolve) => socket.once('close', resolve));
        const timeout = setTimeout(() => connection.terminate(), this.#timeouts.close);
        await connection.finish();
        await gone;
        clearTimeout(timeout);
      }),
    );
  }
}
