/**
 * Who is at a table, at this node or another. A player who is gone for a moment, as during a reload, is not absent yet:
 * others may act only on an absence longer than the table's grace period.
 */
import type { Seat } from '@guimard/engine/kit';
import type { Presence } from '@guimard/protocol';
import type { PresenceMessage } from '../bus/message.ts';
import { Elsewhere } from './elsewhere.ts';

/** How long programs that use HTTP count as present after each request, in milliseconds. */
export const HTTP_PRESENCE = 30_000;

interface Attendee {
  /** At this node. */
  connections: number;
  /** When last seen; if never, when the table was opened. */
  seen: number;
  /** Last HTTP request to this node. */
  asked: number | undefined;
  /** When the player last came back after being absent. */
  arrived: number | undefined;
}

export class Attendance {
  readonly #now: () => number;
  readonly #seats: readonly Attendee[];
  readonly #elsewhere = new Elsewhere();

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
    // A player who closes the page is gone, even if it made an HTTP request a moment ago.
    attendee.asked = undefined;
  }

  /** An HTTP request with the seat's secret. */
  ask(seat: Seat): void {
    this.#arrive(seat).asked = this.#now();
  }

  /** The seat has a new player: what was seen of it before does not count. Connections are closed elsewhere. */
  reset(seat: Seat): void {
    Object.assign(this.#at(seat), { seen: this.#now(), asked: undefined, arrived: undefined });
  }

  isConnected(seat: Seat): boolean {
    return this.#at(seat).connections > 0 || this.#elsewhere.isConnected(seat);
  }

  isPresent(seat: Seat): boolean {
    return this.isHere(seat) || this.#elsewhere.isPresent(seat);
  }

  /** At this node. */
  isHere(seat: Seat): boolean {
    const { connections, asked } = this.#at(seat);
    return connections > 0 || (asked !== undefined && this.#now() - asked < HTTP_PRESENCE);
  }

  /** Whether no player is at this node. */
  get isDeserted(): boolean {
    for (let seat = 0; seat < this.#seats.length; seat++) if (this.isHere(seat)) return false;
    return true;
  }

  /** The part of the presence that this node tells the others. */
  get here(): Pick<PresenceMessage, 'connected' | 'recent'> {
    const seats = [...this.#seats.keys()];
    return {
      connected: seats.filter((seat) => this.#at(seat).connections > 0),
      recent: seats.filter((seat) => this.#at(seat).connections === 0 && this.isHere(seat)),
    };
  }

  get spectatorsElsewhere(): number {
    return this.#elsewhere.spectators;
  }

  /** Another node tells who is there. Returns whether that is news. */
  hear(message: PresenceMessage): boolean {
    const now = this.#now();
    const spectators = this.#elsewhere.spectators;
    let isNews = false;
    const before = this.#seats.map((_, seat) => ({
      wasPresent: this.isPresent(seat),
      wasConnected: this.#elsewhere.isConnectedAt(message.node, seat),
    }));
    this.#elsewhere.hear(message, now);
    for (const [seat, { wasPresent, wasConnected }] of before.entries()) {
      const attendee = this.#at(seat);
      // As if it had been closed here: see `disconnect`.
      if (wasConnected && !this.#elsewhere.isConnectedAt(message.node, seat)) attendee.asked = undefined;
      const isPresent = this.isPresent(seat);
      if (!wasPresent && isPresent) attendee.arrived = now;
      if (wasPresent || isPresent) attendee.seen = now;
      isNews ||= wasPresent !== isPresent;
    }
    return isNews || spectators !== this.#elsewhere.spectators;
  }

  /** Forgets nodes that have been silent for too long; returns whether there were any. */
  lapse(): boolean {
    if (this.#elsewhere.isEmpty) return false;
    const wasPresent = this.#seats.map((_, seat) => this.isPresent(seat));
    const last = this.#elsewhere.lapse(this.#now());
    if (last === undefined) return false;
    for (const [seat, was] of wasPresent.entries())
      if (was && !this.isPresent(seat)) this.#at(seat).seen = Math.max(this.#at(seat).seen, last);
    return true;
  }

  /** Other nodes cannot be heard: whoever is not here may be there, and this time does not count as absence. */
  excuse(): void {
    const now = this.#now();
    this.#elsewhere.excuse(now);
    for (const attendee of this.#seats) attendee.seen = now;
  }

  /** In how many milliseconds a player without a connection becomes absent, unless there is another request. */
  lapseOf(seat: Seat): number | undefined {
    const { connections, asked } = this.#at(seat);
    if (connections > 0 || asked === undefined) return undefined;
    return Math.max(0, asked + HTTP_PRESENCE - this.#now());
  }

  /** When an absent player was last seen. */
  awaySince(seat: Seat): number | undefined {
    return this.isPresent(seat) ? undefined : this.#at(seat).seen;
  }

  /** When a present player came back; undefined if present since the table was opened. */
  arrivedAt(seat: Seat): number | undefined {
    return this.isPresent(seat) ? this.#at(seat).arrived : undefined;
  }

  /** The public presence of the seats that people have. */
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
