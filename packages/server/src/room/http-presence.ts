/** Presence of players without a connection: programs may use HTTP only, and never say when they stop. */
import type { Seat } from '@guimard/engine/kit';
import type { Attendance } from './attendance.ts';
import type { Audience } from './audience.ts';

export class HttpPresence {
  readonly #attendance: Attendance;
  readonly #audience: Audience;
  readonly #lapses = new Map<Seat, NodeJS.Timeout>();
  #isClosed = false;

  constructor(attendance: Attendance, audience: Audience) {
    this.#attendance = attendance;
    this.#audience = audience;
  }

  /** Call it with each request; spectators do not count. */
  heardFrom(seat: Seat): void {
    if (seat < 0) return;
    const wasPresent = this.#attendance.isPresent(seat);
    this.#audience.changePresence(seat, () => this.#attendance.ask(seat));
    if (!wasPresent) this.#watchLapse(seat);
  }

  /** A strong reference from the timer would keep the whole table in memory. */
  close(): void {
    this.#isClosed = true;
    for (const lapse of this.#lapses.values()) clearTimeout(lapse);
  }

  #watchLapse(seat: Seat): void {
    const lapse = this.#attendance.lapseOf(seat);
    if (lapse === undefined || this.#isClosed) return;
    const check = () =>
      this.#attendance.isPresent(seat) ? this.#watchLapse(seat) : this.#audience.sendPresence();
    clearTimeout(this.#lapses.get(seat));
    this.#lapses.set(seat, setTimeout(check, lapse).unref());
  }
}
