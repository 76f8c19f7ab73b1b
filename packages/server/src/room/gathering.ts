/** Everyone at a table: who is connected here, who at other nodes, and what all of them are sent. */
import type { Seat } from '@guimard/engine/kit';
import type { Presence } from '@guimard/protocol';
import type { Projection } from '../domain/projection.ts';
import type { RoomState } from '../domain/state.ts';
import { Attendance } from './attendance.ts';
import { Audience, type EndReason, type Listener } from './audience.ts';
import type { RoomDeps } from './deps.ts';
import { HttpPresence } from './http-presence.ts';
import type { Change } from './stored-table.ts';
import { TableLink } from './table-link.ts';

type Deps = Pick<RoomDeps, 'bus' | 'now' | 'notifications'>;

/** The parts of a table that are needed here. */
interface Host {
  readonly state: RoomState;
  /** Another node has stored entries up to this version; infinite if that is not known. */
  hearOf(version: number): void;
}

export class Gathering {
  readonly #host: Host;
  readonly #deps: Deps;
  readonly #attendance: Attendance;
  readonly #audience: Audience;
  readonly #httpPresence: HttpPresence;
  readonly #link: TableLink;

  constructor(host: Host, deps: Deps, projection: Projection) {
    const { id, seats } = host.state;
    this.#host = host;
    this.#deps = deps;
    this.#attendance = new Attendance(seats.length, deps.now);
    this.#audience = new Audience(this.#attendance, projection, {
      presence: () => this.presence,
      hereChanged: () => this.#link.presenceChanged(),
    });
    this.#httpPresence = new HttpPresence(this.#attendance, this.#audience);
    this.#link = new TableLink(deps.bus, id, {
      version: () => this.#host.state.version,
      here: () => ({ ...this.#attendance.here, spectators: this.#audience.spectators }),
      isDeserted: () => this.#audience.isEmpty && this.#attendance.isDeserted,
      hearOf: (version) => this.#host.hearOf(version),
      hearPresence: (message) => {
        if (this.#attendance.hear(message)) this.#audience.sendPresence();
      },
    });
  }

  /** Whether nobody is connected here. */
  get isEmpty(): boolean {
    return this.#audience.isEmpty;
  }

  /** Whether a player is here, over whatever kind of connection. */
  get isAttended(): boolean {
    return !this.#attendance.isDeserted;
  }

  /** Which seats are present, and how many spectators, at all nodes. */
  get presence(): Presence {
    const isPerson = this.#host.state.seats.map(({ kind }) => kind === 'person');
    const spectators = this.#audience.spectators + this.#attendance.spectatorsElsewhere;
    return { ...this.#attendance.presence(isPerson), spectators };
  }

  /** At any node. */
  isConnected(seat: Seat): boolean {
    return this.#attendance.isConnected(seat);
  }

  /** For how many milliseconds a player has been absent; undefined if present. */
  awayFor(seat: Seat): number | undefined {
    const since = this.#attendance.awaySince(seat);
    return since === undefined ? undefined : this.#deps.now() - since;
  }

  /** When a present player came back; undefined if present all the time. */
  arrivedAt(seat: Seat): number | undefined {
    return this.#attendance.arrivedAt(seat);
  }

  /** Returns a function that removes the listener. */
  add(listener: Listener): () => void {
    return this.#audience.add(listener);
  }

  /** Call it with each request; spectators do not count. */
  heardFrom(seat: Seat): void {
    this.#httpPresence.heardFrom(seat);
  }

  /** Everyone is sent what they may know of a change, and the other nodes that there is one. */
  send({ entries, from, moments, origin, isUntold }: Change): void {
    const { state } = this.#host;
    // Updates that take something back are ignored: everyone comes back, and is sent the table as it is now.
    if (origin === 'restored') this.#audience.dismiss(() => true, 'restart');
    for (const entry of entries)
      if (entry.type === 'left') this.#vacate(entry.seat, entry.by === undefined ? 'seatMoved' : 'seatFreed');
      else if (entry.type === 'moved') this.#vacate(entry.seat, 'seatMoved');
    this.#audience.send(state, from, moments, this.#deps.now());
    if (isUntold) this.#link.changed();
  }

  /** Call it every few seconds. */
  heartbeat(): void {
    if (this.#attendance.lapse()) this.#audience.sendPresence();
    this.#link.heartbeat();
  }

  /** Other nodes cannot be heard: who is there, and who is not, stays as it was. */
  excuse(): void {
    this.#attendance.excuse();
  }

  /** Asks the other nodes who is there, and tells them who is here. */
  greet(): void {
    this.#link.greet();
  }

  close(why: EndReason): void {
    this.#httpPresence.close();
    this.#audience.dismiss(() => true, why);
    this.#link.close();
  }

  /** The seat's previous player gets nothing more. */
  #vacate(seat: Seat, why: EndReason): void {
    this.#audience.dismiss((viewer) => viewer === seat, why);
    this.#attendance.reset(seat);
    this.#audience.sendPresence();
    this.#deps.notifications?.forget(this.#host.state.id, seat);
  }
}
