/** Pings and pongs of one socket, in both directions. */
import { randomBytes } from 'node:crypto';
import type { WebSocket } from '@fastify/websocket';

/** Unanswered pings after which the client counts as gone. */
const MISSES = 2;

export class Heartbeat {
  readonly #socket: WebSocket;
  /** Payloads of our pings since the last pong. */
  #unanswered: string[] = [];
  /** Payload of a ping whose pong waits for the previous pong to be written. */
  #next: Buffer | undefined;
  #isAnswering = false;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** Sends a ping, and gives up after several without a pong. */
  ping(): void {
    if (this.#unanswered.length >= MISSES) {
      this.#socket.terminate();
      return;
    }
    // Random, so that only a client that reads can answer.
    const payload = randomBytes(8).toString('hex');
    this.#unanswered.push(payload);
    this.#socket.ping(payload);
  }

  /** A pong that answers none of our pings does not count as a sign of life. */
  takePong(payload: Buffer): void {
    if (this.#unanswered.includes(payload.toString())) this.#unanswered = [];
  }

  /** Answers only the newest ping, one at a time: pings from a client that reads nothing take no memory. */
  takePing(payload: Buffer): void {
    // A copy: a slice would keep the whole received buffer alive.
    this.#next = Buffer.from(payload);
    if (!this.#isAnswering) this.#answer();
  }

  #answer(): void {
    const payload = this.#next;
    this.#next = undefined;
    this.#isAnswering = payload !== undefined;
    if (payload !== undefined) this.#socket.pong(payload, false, () => this.#answer());
  }
}
