/** Which players are writing a chat message, and telling the others when we do. */
import type { Seat } from '@guimard/engine/kit';

/** A player who goes on writing says so this often, in milliseconds. */
const TELL_EVERY = 2_000;
/** Who has not said so for this long has stopped. */
const LASTS = 4_000;

export class Typing {
  readonly #tell: () => void;
  readonly #timers = new Map<Seat, ReturnType<typeof setTimeout>>();
  #told = Number.NEGATIVE_INFINITY;
  seats = $state.raw<readonly Seat[]>([]);

  constructor(tell: () => void) {
    this.#tell = tell;
  }

  /** The person at the screen writes. */
  write(): void {
    const now = performance.now();
    if (now - this.#told < TELL_EVERY) return;
    this.#told = now;
    this.#tell();
  }

  /** A player writes. */
  hear(seat: Seat): void {
    this.stop(seat);
    this.#timers.set(
      seat,
      setTimeout(() => this.stop(seat), LASTS),
    );
    this.seats = [...this.seats, seat].toSorted((a, b) => a - b);
  }

  /** A player has said it, or says no more. */
  stop(seat: Seat): void {
    clearTimeout(this.#timers.get(seat));
    this.#timers.delete(seat);
    this.seats = this.seats.filter((other) => other !== seat);
  }
}
