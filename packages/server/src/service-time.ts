/**
 * Time as tables count it: the milliseconds that a server has run on this store. It stops while no server runs, while the
 * machine sleeps, while the process is stopped and while the store does not respond, so that no clock runs while nobody
 * could have moved; and it ignores the wall clock, which may be wrong, and corrected by days at any moment.
 *
 * Several servers on one store share its service time: each follows the store's, and runs on by itself in between.
 */
import { LONGEST_GAP } from './domain/clock.ts';

/** Read this often, in milliseconds: a longer gap means that the process did not run. */
const TICK = 500;

export class ServiceTime {
  readonly #monotonic: () => number;
  #time: number;
  #read: number;
  /** It stops here until the store is heard from again: the store counts no longer gap either. */
  #limit = Number.POSITIVE_INFINITY;
  /** It stands still for this long, to let the others catch up. */
  #lead = 0;

  /** Continues from the store's last known time. */
  constructor(start: number, monotonic: () => number = () => performance.now()) {
    this.#monotonic = monotonic;
    this.#time = start;
    this.#read = monotonic();
    setInterval(this.now, TICK).unref();
  }

  readonly now = (): number => {
    const read = this.#monotonic();
    const passed = read - this.#read;
    this.#read = read;
    if (passed > 0 && passed <= LONGEST_GAP) this.#pass(passed);
    return this.#time;
  };

  /**
   * The store returned its time, `shared`, when it was sent `sent`, so it was taken later than that. Being behind, this
   * time jumps forward; being ahead, it waits, since it never goes back.
   */
  readonly sync = (shared: number, sent: number): void => {
    this.#time = Math.max(this.now(), shared);
    this.#lead = Math.max(0, sent - shared);
    this.#limit = shared + LONGEST_GAP;
  };

  #pass(passed: number): void {
    const counted = Math.max(0, passed - this.#lead);
    this.#lead = Math.max(0, this.#lead - passed);
    this.#time = Math.max(this.#time, Math.min(this.#time + counted, this.#limit));
  }
}
