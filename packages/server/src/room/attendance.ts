/**
 * Who is at a table. A player who is gone for a moment, as during a reload, is not away yet: others may act only on an
 * absence that has lasted for the table's grace.
 */
import type { Seat } from '@guimard/engine/kit';
import type { Presence } from '@guimard/protocol';

/** Programs that ask over HTTP are present for so long after each request, in milliseconds. */
export const HTTP_PRESENCE = 30_000;

interface Attendee {
  connections: number;
  /** Last heard of. When the table was opened, if never since. */
  seen: number;
  /** Last request over HTTP. */
  asked: number | undefined;
  /** When the player last came back after being absent. */
  arrived: number | undefined;
}

export class Attendance {
  readonly #now: () => number;
  readonly #seats: readonly Attendee[];

  constructor(seats: number, now: () => number) {
    this.#now = now;
    this.#seats = Array.from({ length: seats }, () => ({
      connections: 0,
      seen: now(),
      asked: undefined,
      arrived: undefined,
    }));
  }

  connect(seat: Seat): void {
    this.#arrive(seat).connections++;
  }

  disconnect(seat: Seat): void {
    const attendee = this.#at(seat);
    attendee.connections--;
    attendee.seen = this.#now();
    // A player who closes the page is gone, though it may have asked over HTTP a moment ago.
    attendee.asked = undefined;
  }

  /** A request over HTTP with the seat's secret. */
  ask(seat: Seat): void {
    this.#arrive(seat).asked = this.#now();
  }

  /** The seat is somebody else's: what was heard from it before does not count. Connections are closed apart. */
  reset(seat: Seat): void {
    Object.assign(this.#at(seat), { seen: this.#now(), asked: undefined, arrived: undefined });
  }

  isConnected(seat: Seat): boolean {
    return this.#at(seat).connections > 0;
  }

  isPresent(seat: Seat): boolean {
    const { asked } = this.#at(seat);
    return this.isConnected(seat) || (asked !== undefined && this.#now() - asked < HTTP_PRESENCE);
  }

  /** In how many milliseconds a player who has no connection is not here any more unless they ask again. */
  lapseOf(seat: Seat): number | undefined {
    const { connections, asked } = this.#at(seat);
    if (connections > 0 || asked === undefined) return undefined;
    return Math.max(0, asked + HTTP_PRESENCE - this.#now());
  }

  /** When a player who is away was last seen. */
  awaySince(seat: Seat): number | undefined {
    return this.isPresent(seat) ? undefined : this.#at(seat).seen;
  }

  /** When a player who is here came back; undefined if they have been here since the table was opened. */
  arrivedAt(seat: Seat): number | undefined {
    return this.isPresent(seat) ? this.#at(seat).arrived : undefined;
  }

  /** As everybody may know it, of the seats that people have. */
  presence(isPerson: readonly boolean[]): Pick<Presence, 'present' | 'awaySince'> {
    return {
      present: isPerson.map((is, seat) => is && this.isPresent(seat)),
      awaySince: isPerson.map((is, seat) => (is ? (this.awaySince(seat) ?? null) : null)),
    };
  }

  #at(seat: Seat): Attendee {
    const attendee = this.#seats[seat];
    if (attendee === undefined) throw new Error(`there is no seat ${seat}`);
    return attendee;
  }

  #arrive(seat: Seat): Attendee {
    const attendee = this.#at(seat);
    if (!this.isPresent(seat)) attendee.arrived = this.#now();
    attendee.seen = this.#now();
    return attendee;
  }
}
