/** Pings and pongs of one socket, in both directions. */
import { randomBytes } from 'node:crypto';
import type { WebSocket } from '@fastify/websocket';

/** Pings without an answer after which nobody is there any more. */
const MISSES = 2;

export class Heartbeat {
  readonly #socket: WebSocket;
  /** The payloads of our pings since the last answer. */
  #unanswered: string[] = [];
  /** The payload of a ping that waits for the answer to the one before to be written. */
  #next: Buffer | undefined;
  #isAnswering = false;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** Asks whether somebody is still there, and gives up after some pings without an answer. */
  ping(): void {
    if (this.#unanswered.length >= MISSES) {
      this.#socket.terminate();
      return;
    }
    // Random, so that only somebody who reads can answer.
    const payload = randomBytes(8).toString('hex');
    this.#unanswered.push(payload);
    this.#socket.ping(payload);
  }

  /** A pong that answers none of our pings is no sign of life. */
  takePong(payload: Buffer): void {
    if (this.#unanswered.includes(payload.toString())) this.#unanswered = [];
  }

  /** Only the newest ping is answered, one at a time: the pings of somebody who reads nothing take no memory. */
  takePing(payload: Buffer): void {
    // A copy, since a part of what was received would keep all of it.
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
