/** How the nodes that share a store talk to each other. Every kind of bus passes the same tests (bus.contract.ts). */
import type { TableId } from '@guimard/protocol';
import type { Illness } from '../store/store.ts';
import type { BusMessage } from './message.ts';

export type Hear = (message: BusMessage) => void;

export interface Bus {
  /** The name of this node, different from all others. */
  readonly node: string;
  /** To all other nodes that subscribe to the table, in the order of publication. Lost while the bus is unhealthy. */
  publish(table: TableId, message: BusMessage): void;
  /** Returns a function that unsubscribes. A node does not hear its own messages. */
  subscribe(table: TableId, hear: Hear): () => void;
  /** Whether there is no other node. */
  readonly isAlone: boolean;
  /** How long other nodes may take to respond to a message, in milliseconds; 0 if they do so at once. */
  readonly roundTrip: number;
  /** Unhealthy while messages may be lost, in either direction. */
  readonly health: 'ok' | Illness;
  /** How often it became unhealthy: whoever sees it change may have missed messages. */
  readonly outages: number;
  /** Messages dropped because they were malformed. */
  readonly rejected: number;
  close(): Promise<void>;
}
