/**
 * Time as tables count it: milliseconds that a server has run on this store. It stands still while no server runs, while
 * the machine sleeps and while the process is stopped, so that nobody's clock runs when nobody could have moved; and it
 * knows nothing of the wall clock, which may be wrong, and corrected by days at any moment.
 */

/** Read so often, in milliseconds, that a longer gap means that the process did not run. */
const TICK = 500;
/** A gap that a busy server may have. */
export const LONGEST_GAP = 2_500;

export class ServiceTime {
  readonly #monotonic: () => number;
  #time: number;
  #read: number;

  /** Goes on from where the store was last heard of. */
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
