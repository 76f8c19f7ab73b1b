/**
 * Who is at a table. Whoever is gone for a moment, as during a reload, is not away yet: only absence that has lasted for
 * the table's grace lets others act on it.
 */
import type { Seat } from '@guimard/engine/kit';

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
  readonly #seats: readonly Attendee[];

  constructor(seats: number, now: number) {
    this.#seats = Array.from({ length: seats }, () => ({
      connections: 0,
      seen: now,
      asked: undefined,
      arrived: undefined,
    }));
  }

  connect(seat: Seat, now: number): void {
    const attendee = this.#arrive(seat, now);
    if (attendee !== undefined) attendee.connections++;
  }

  disconnect(seat: Seat, now: number): void {
    const attendee = this.#seats[seat];
    if (attendee === undefined) return;
    attendee.connections--;
    attendee.seen = now;
  }

  /** A request over HTTP with the seat's secret. */
  ask(seat: Seat, now: number): void {
    const attendee = this.#arrive(seat, now);
    if (attendee !== undefined) attendee.asked = now;
  }

  isPresent(seat: Seat, now: number): boolean {
    const attendee = this.#seats[seat];
    if (attendee === undefined) return false;
    const { connections, asked } = attendee;
    return connections > 0 || (asked !== undefined && now - asked < HTTP_PRESENCE);
  }

  /** In how many milliseconds a player who has no connection is not here any more unless they ask again. */
  lapseOf(seat: Seat, now: number): number | undefined {
    const { connections, asked } = this.#seats[seat] ?? { connections: 0, asked: undefined };
    return connections > 0 || asked === undefined ? undefined : Math.max(0, asked + HTTP_PRESENCE - now);
  }

  /** When the player was last seen; null for who is here. */
  awaySince(seat: Seat, now: number): number | null {
    return this.isPresent(seat, now) ? null : (this.#seats[seat]?.seen ?? null);
  }

  /** When the player who is here came back; undefined if they have been here all the time, or are not. */
  arrivedAt(seat: Seat, now: number): number | undefined {
    return this.isPresent(seat, now) ? this.#seats[seat]?.arrived : undefined;
  }

  #arrive(seat: Seat, now: number): Attendee | undefined {
    const attendee = this.#seats[seat];
    if (attendee === undefined) return undefined;
    if (!this.isPresent(seat, now)) attendee.arrived = now;
    attendee.seen = now;
    return attendee;
  }
}
