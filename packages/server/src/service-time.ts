/**
 * Time as tables count it: the milliseconds that a server has run on this store. It stops while no server runs, while the
 * machine sleeps and while the process is stopped, so that no clock runs while nobody could have moved; and it ignores
 * the wall clock, which may be wrong, and corrected by days at any moment.
 */

/** Read this often, in milliseconds: a longer gap means that the process did not run. */
const TICK = 500;
/** The longest gap of a server that is merely busy. */
export const LONGEST_GAP = 2_500;

export class ServiceTime {
  readonly #monotonic: () => number;
  #time: number;
  #read: number;

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
    if (passed > 0 && passed <= LONGEST_GAP) this.#time += passed;
    return this.#time;
  };
}
