/** Who is at a table at other nodes, as far as they said so lately. */
import type { Seat } from '@guimard/engine/kit';
import type { PresenceMessage } from '../bus/message.ts';

/** A node that is silent for longer, in milliseconds, is gone, and so is everyone who was there. */
export const SILENCE = 10_000;
/** No cluster is larger; messages of strangers must not fill the memory. */
const MOST_NODES = 100;

interface Node {
  readonly message: PresenceMessage;
  heard: number;
}

export class Elsewhere {
  readonly #nodes = new Map<string, Node>();

  hear(message: PresenceMessage, now: number): void {
    const { node, connected, recent, spectators } = message;
    const isEmpty = connected.length + recent.length + spectators === 0;
    if (isEmpty) this.#nodes.delete(node);
    else if (this.#nodes.has(node) || this.#nodes.size < MOST_NODES)
      this.#nodes.set(node, { message, heard: now });
  }

  get isEmpty(): boolean {
    return this.#nodes.size === 0;
  }

  isConnected(seat: Seat): boolean {
    if (this.isEmpty) return false;
    for (const { message } of this.#nodes.values()) if (message.connected.includes(seat)) return true;
    return false;
  }

  isPresent(seat: Seat): boolean {
    if (this.isEmpty) return false;
    if (this.isConnected(seat)) return true;
    for (const { message } of this.#nodes.values()) if (message.recent.includes(seat)) return true;
    return false;
  }

  isConnectedAt(node: string, seat: Seat): boolean {
    return this.#nodes.get(node)?.message.connected.includes(seat) ?? false;
  }

  get spectators(): number {
    let sum = 0;
    for (const { message } of this.#nodes.values()) sum += message.spectators;
    return sum;
  }

  /** Forgets nodes that have been silent for too long; returns when the last of them was heard. */
  lapse(now: number): number | undefined {
    let last: number | undefined;
    for (const [node, { heard }] of this.#nodes) {
      if (now - heard <= SILENCE) continue;
      this.#nodes.delete(node);
      last = Math.max(last ?? heard, heard);
    }
    return last;
  }

  /** Nothing can be heard at the moment: no node's silence counts. */
  excuse(now: number): void {
    for (const node of this.#nodes.values()) node.heard = now;
  }
}
