/**
 * The expected value of lines, quickly, for playouts: the formula of LineValues as a straight line in the length of the
 * line, one for each entry. It is exact but for two things: which continuation brings most and least is decided for a line
 * of usual length, and a tile that is only tried does not change what the cells around it are worth.
 *
 * What a cell's four entries are worth depends on the four runs that leave it, so it is kept until one of those changes.
 */
import {
  type Cell,
  cellOf,
  DEPARTURE,
  DEPARTURE_AT,
  DEPARTURES,
  ENTRIES,
  type MetroState,
  POINT_BITS,
  POINT_MASK,
  type Point,
  STATIONS,
  tileOf,
  trackAt,
} from '@guimard/engine/metro';
import { EXIT_CHANCE, FEATURES, type Learned, SPANS } from './line-values.ts';

const CELLS = ENTRIES / 4;
/** Of most lines that face an empty cell. */
export const USUAL_LENGTH = 5;
const LENGTHS = ~POINT_MASK;
// A constant of this file is faster to access than an imported one.
const departureAt = DEPARTURE_AT;

export class QuickValues {
  readonly #s: MetroState;
  readonly #learned: Learned;
  readonly #next: Uint16Array;
  /** By entry: what a line that faces it is worth, as base + slope × length. */
  readonly #base = new Float64Array(ENTRIES);
  readonly #slope = new Float64Array(ENTRIES);
  /** By cell: the runs and the span that these hold for. */
  readonly #runs = new Int32Array(ENTRIES).fill(-1);
  readonly #spans = new Int8Array(CELLS).fill(-1);
  /** By cell: the last rating for which they were checked. */
  readonly #known = new Int32Array(CELLS);
  #now = 0;
  /** Scratch: of the continuations by each side, points as base + slope × length. */
  readonly #continued = new Float64Array(4);
  readonly #multiple = new Float64Array(4);

  /** `next`: the point a train reaches when it leaves a cell by a side, at cell × 4 + side. */
  constructor(s: MetroState, learned: Learned, next: Uint16Array) {
    this.#s = s;
    this.#learned = learned;
    this.#next = next;
  }

  /** The gains of placing tiles, each over the lines that enter its cell; `interest` is that of each colour. */
  rate(codes: Int32Array, n: number, interest: Float64Array, span: number, ratings: Float64Array): void {
    const { far, owner } = this.#s;
    const { beyond } = this.#s.rules;
    const base = this.#base;
    const slope = this.#slope;
    const known = this.#known;
    const now = ++this.#now;
    for (let i = 0; i < n; i++) {
      const cell = cellOf(codes[i]);
      const entry = cell * 4;
      const tracks = trackAt(tileOf(codes[i]), cell);
      let swing = 0;
      for (let side = 0; side < 4; side++) {
        const behind = far[entry + side];
        const start = behind & POINT_MASK;
        const departure = start < ENTRIES ? departureAt[start] - 1 : -1;
        if (departure < 0 || owner[departure] === 0) continue;
        let ahead = far[beyond[tracks + side]];
        let length = (behind & LENGTHS) + (ahead & LENGTHS) + (1 << POINT_BITS);
        // A line may come back to the tile, four times at most.
        while ((ahead & POINT_MASK) >> 2 === cell) {
          ahead = far[beyond[tracks + (ahead & 3)]];
          length += (ahead & LENGTHS) + (1 << POINT_BITS);
        }
        const end = ahead & POINT_MASK;
        let after = length >> POINT_BITS;
        if (end < ENTRIES) {
          if (known[end >> 2] !== now) this.#keepUp(end >> 2, span);
          after = base[end] + slope[end] * after;
          // M11: lines from a platform are never doubled.
        } else if (end >= ENTRIES + STATIONS && departure < STATIONS) after *= 2;
        if (known[cell] !== now) this.#keepUp(cell, span);
        const before = base[entry + side] + slope[entry + side] * (behind >> POINT_BITS);
        swing += interest[owner[departure] - 1] * (after - before);
      }
      ratings[i] = swing;
    }
  }

  /** What a line of this length that faces an entry is expected to score. */
  expected(length: number, entry: Point, span: number): number {
    this.#now++;
    this.#keepUp(entry >> 2, span);
    return this.#base[entry] + this.#slope[entry] * length;
  }

  /** Adds what every open line is expected to score to its colour. */
  addOpen(colours: Float64Array | Int32Array, span: number): void {
    const { far, owner } = this.#s;
    const now = ++this.#now;
    for (let departure = 0; departure < DEPARTURES; departure++) {
      if (owner[departure] === 0) continue;
      const run = far[DEPARTURE[departure]];
      const end = run & POINT_MASK;
      if (end >= ENTRIES) continue;
      if (this.#known[end >> 2] !== now) this.#keepUp(end >> 2, span);
      colours[owner[departure] - 1] += this.#base[end] + this.#slope[end] * (run >> POINT_BITS);
    }
  }

  /** Sees to it that the values of a cell's entries are those of the position that is rated. */
  #keepUp(cell: Cell, span: number): void {
    this.#known[cell] = this.#now;
    const { far } = this.#s;
    const next = this.#next;
    const runs = this.#runs;
    const at = cell * 4;
    let same = this.#spans[cell] === span;
    for (let side = 0; side < 4; side++) {
      const run = far[next[at + side]];
      if (runs[at + side] === run) continue;
      runs[at + side] = run;
      same = false;
    }
    if (same) return;
    this.#spans[cell] = span;
    this.#describe(at, span);
  }

  /** See LineValues.describe: the same features, in one pass for the four entries of a cell. */
  #describe(at: number, span: number): void {
    const { gain, centre, weights } = this.#learned;
    const w = span * FEATURES;
    const continued = this.#continued;
    const multiple = this.#multiple;
    let most = 0;
    let least = 0;
    for (let exit = 0; exit < 4; exit++) {
      const run = this.#runs[at + exit];
      const end = run & POINT_MASK;
      const crossings = 1 + (run >> POINT_BITS);
      if (end >= ENTRIES) {
        multiple[exit] = end >= ENTRIES + STATIONS ? 2 : 1;
        continued[exit] = multiple[exit] * crossings;
      } else {
        multiple[exit] = 1 + centre[end * SPANS + span];
        continued[exit] = multiple[exit] * crossings + gain[end * SPANS + span];
      }
      const points = continued[exit] + multiple[exit] * USUAL_LENGTH;
      if (points > continued[most] + multiple[most] * USUAL_LENGTH) most = exit;
      if (points < continued[least] + multiple[least] * USUAL_LENGTH) least = exit;
    }
    const base = weights[w] + weights[w + 3] * continued[most] + weights[w + 4] * continued[least];
    const slope = weights[w + 1] + weights[w + 3] * multiple[most] + weights[w + 4] * multiple[least];
    for (let side = 0; side < 4; side++) {
      let mean = 0;
      let meanSlope = 0;
      let ends = 0;
      let endsInCentre = 0;
      for (let exit = 0; exit < 4; exit++) {
        const chance = EXIT_CHANCE[side * 4 + exit];
        mean += chance * continued[exit];
        meanSlope += chance * multiple[exit];
        const end = this.#runs[at + exit] & POINT_MASK;
        if (end < ENTRIES) continue;
        ends += chance;
        if (end >= ENTRIES + STATIONS) endsInCentre += chance;
      }
      const here = (at + side) * SPANS + span;
      this.#base[at + side] =
        base + weights[w + 2] * mean + weights[w + 5] * ends + weights[w + 6] * gain[here];
      this.#slope[at + side] =
        slope + weights[w + 2] * meanSlope + weights[w + 6] * centre[here] + weights[w + 7] * endsInCentre;
    }
  }
}
