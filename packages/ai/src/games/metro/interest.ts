/** How much a seat gains from a point of each colour. */
import {
  COLOURS,
  companies,
  handSlot,
  type MetroState,
  PERCENTAGES,
  plays,
  sliceOf,
} from '@guimard/engine/metro';

/** With companies: holding this much more of a company than the others counts as one point. */
const WHOLE_INTEREST = 40;
/** Solo: a company expected to be this many points above the lowest is e times less urgent. */
const LESS_URGENT = 4;

/** A seat's interest in the colours, for one state. */
export class Interest {
  readonly #s: MetroState;
  /** With companies: the colour + 1 of each share, by slot. */
  readonly #shares: Uint8Array | undefined;
  readonly of = new Float64Array(COLOURS.length);

  constructor(s: MetroState) {
    this.#s = s;
    this.#shares = plays(s, companies) ? sliceOf(s, companies).share : undefined;
  }

  /** Whether it is a solo game, with all companies for one player. */
  get isAlone(): boolean {
    return this.#s.seats === 1;
  }

  /** Fills `of`: the interest of the seat to move. In solo games it depends on each colour's expected final points. */
  look(expected: Float64Array): void {
    if (this.isAlone) this.#alone(expected);
    else if (this.#shares !== undefined) this.#byShares(this.#shares);
    else this.#bySeats();
  }

  #bySeats(): void {
    this.of.fill(-1 / (this.#s.seats - 1), 0, this.#s.seats);
    this.of[this.#s.seat] = 1;
  }

  #byShares(shares: Uint8Array): void {
    const { seats, seat } = this.#s;
    this.of.fill(0);
    for (let percentage = 0; percentage < PERCENTAGES; percentage++) {
      for (let holder = 0; holder < seats; holder++) {
        const part = ((percentage + 1) * 10) / WHOLE_INTEREST;
        const colour = shares[handSlot(this.#s, percentage, holder)] - 1;
        if (colour >= 0) this.of[colour] += holder === seat ? part : -part / (seats - 1);
      }
    }
  }

  /** M20: the lowest company counts. */
  #alone(expected: Float64Array): void {
    let lowest = Number.POSITIVE_INFINITY;
    for (let colour = 0; colour < expected.length; colour++) lowest = Math.min(lowest, expected[colour]);
    for (let colour = 0; colour < expected.length; colour++)
      this.of[colour] = Math.exp((lowest - expected[colour]) / LESS_URGENT);
  }
}
