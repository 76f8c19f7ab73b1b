/** What a node tells the others about one of its tables, and hears from them. */
import type { TableId } from '@guimard/protocol';
import type { Bus } from '../bus/bus.ts';
import type { BusMessage, PresenceMessage } from '../bus/message.ts';

type Here = Pick<PresenceMessage, 'connected' | 'recent' | 'spectators'>;

/** The parts of a table that are needed here. */
interface Host {
  version(): number;
  /** Who is at the table at this node. */
  here(): Here;
  /** Whether nobody is. */
  isDeserted(): boolean;
  /** Another node has stored entries up to this version; infinite if the table may be gone. */
  hearOf(version: number): void;
  hearPresence(message: PresenceMessage): void;
}

export class TableLink {
  readonly #bus: Bus;
  readonly #table: TableId;
  readonly #host: Host;
  readonly #unsubscribe: () => void;
  /** As the others were last told. */
  #told = '';
  #isToldEmpty = false;

  constructor(bus: Bus, table: TableId, host: Host) {
    this.#bus = bus;
    this.#table = table;
    this.#host = host;
    this.#unsubscribe = bus.subscribe(table, (message) => this.#hear(message));
  }

  /** Asks the others who is there, and tells them who is here. */
  greet(): void {
    this.#bus.publish(this.#table, { type: 'whoIsThere' });
    this.#tell(this.#host.here());
  }

  /** Call it after every change of the entries. */
  changed(): void {
    this.#bus.publish(this.#table, { type: 'changed', version: this.#host.version() });
  }

  /** Call it after every change of the presence. */
  presenceChanged(): void {
    const here = this.#host.here();
    if (JSON.stringify(here) !== this.#told) this.#tell(here);
  }

  /** Call it every few seconds: a node that is silent for long counts as gone. */
  heartbeat(): void {
    if (!this.#isToldEmpty || !this.#host.isDeserted()) this.#tell(this.#host.here());
  }

  close(): void {
    this.#unsubscribe();
    this.#tell({ connected: [], recent: [], spectators: 0 });
  }

  #hear(message: BusMessage): void {
    switch (message.type) {
      case 'changed':
        this.#host.hearOf(message.version);
        break;
      case 'deleted':
        this.#host.hearOf(Number.POSITIVE_INFINITY);
        break;
      case 'presence':
        this.#host.hearOf(message.version);
        this.#host.hearPresence(message);
        break;
      case 'whoIsThere':
        // Whether or not anybody is here: the version counts too.
        this.#tell(this.#host.here());
    }
  }

  #tell(here: Here): void {
    const { node } = this.#bus;
    this.#told = JSON.stringify(here);
    this.#isToldEmpty = isEmpty(here);
    this.#bus.publish(this.#table, { type: 'presence', node, version: this.#host.version(), ...here });
  }
}

const isEmpty = ({ connected, recent, spectators }: Here): boolean =>
  connected.length + recent.length + spectators === 0;
