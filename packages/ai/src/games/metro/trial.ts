/** The lines of a position, and what they would be worth with another tile. Changes the state only while a tile is tried. */
import type { Code } from '@guimard/engine/kit';
import {
  type Cell,
  cellOf,
  DEPARTURE,
  DEPARTURES,
  ENTRIES,
  type MetroState,
  POINT_BITS,
  POINT_MASK,
  STATIONS,
  tileOf,
  trackAt,
} from '@guimard/engine/metro';
import type { LineValues } from './line-values.ts';

export class Trial {
  readonly #s: MetroState;
  readonly #values: LineValues;
  /** Of the lines that are open and owned: departures, their value, and the cell that each faces. */
  readonly lines = new Uint8Array(DEPARTURES);
  readonly before = new Float64Array(DEPARTURES);
  readonly faced = new Uint8Array(DEPARTURES);
  /** The runs that a trial tile joins: both ends of each, and the previous values. */
  readonly #ends = new Int32Array(8);
  readonly #kept = new Int32Array(8);

  constructor(s: MetroState, values: LineValues) {
    this.#s = s;
    this.#values = values;
  }

  /** Finds the open lines that somebody owns; returns how many there are. */
  look(span: number): number {
    const { far, owner } = this.#s;
    let n = 0;
    for (let departure = 0; departure < DEPARTURES; departure++) {
      const end = far[DEPARTURE[departure]] & POINT_MASK;
      if (owner[departure] === 0 || end >= ENTRIES) continue;
      this.lines[n] = departure;
      this.faced[n] = cellAhead(end);
      this.before[n++] = this.value(departure, span);
    }
    return n;
  }

  /** The line's score, or its expected score. */
  value(departure: number, span: number): number {
    const { far } = this.#s;
    const run = far[DEPARTURE[departure]];
    const end = run & POINT_MASK;
    const length = run >> POINT_BITS;
    if (end < ENTRIES) return this.#values.expected(far, length, end, span);
    // M11: lines from a platform are never doubled.
    return end >= ENTRIES + STATIONS && departure < STATIONS ? 2 * length : length;
  }

  /** Joins the runs as the tile would (see joinTracks), and remembers the previous values. */
  tryTile(code: Code): void {
    const { far, rules } = this.#s;
    const entry = cellOf(code) * 4;
    const tracks = trackAt(tileOf(code), cellOf(code));
    for (let side = 0; side < 4; side++) {
      const behind = far[entry + side];
      const ahead = far[rules.beyond[tracks + side]];
      const start = behind & POINT_MASK;
      const end = ahead & POINT_MASK;
      const length = (behind & ~POINT_MASK) + (ahead & ~POINT_MASK) + (1 << POINT_BITS);
      this.#ends[side * 2] = start;
      this.#ends[side * 2 + 1] = end;
      this.#kept[side * 2] = far[start];
      this.#kept[side * 2 + 1] = far[end];
      far[start] = end | length;
      far[end] = start | length;
    }
  }

  takeBack(): void {
    for (let i = 7; i >= 0; i--) this.#s.far[this.#ends[i]] = this.#kept[i];
  }
}

const cellAhead = (entry: number): Cell => entry >> 2;
