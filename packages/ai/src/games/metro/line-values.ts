/**
 * The expected final score of an unfinished line.
 *
 * Where its train would go next, the four continuations are looked up: each ends the line at once, or leads over existing
 * track to another empty cell. A formula with learned weights combines the points of each continuation and the usual gain
 * of lines facing that cell into one number. The numbers come from games of the computer against itself
 * (tools/learn/lines.ts), by how many tiles are still to be placed.
 */
import {
  boxOf,
  ENTRIES,
  EXIT,
  POINT_BITS,
  POINT_MASK,
  type Point,
  STATIONS,
  TILES,
  TILES_IN_BOX,
} from '@guimard/engine/metro';

/** Tiles still to be placed are counted in spans of five. */
export const SPANS = 12;
/** The span when this many tiles are placed. */
export const spanOf = (placed: number): number => Math.min(SPANS - 1, ((TILES_IN_BOX - placed) / 5) | 0);

/** Weights of the formula: see `describe`. */
export const FEATURES = 8;

/** How likely a train that enters by a side leaves by each side, over all tiles of the box: at side × 4 + exit. */
export const EXIT_CHANCE = new Float64Array(16);
boxOf(Uint8Array.from({ length: TILES }, (_, tile) => tile)).forEach((copies, tile) => {
  for (let side = 0; side < 4; side++) EXIT_CHANCE[side * 4 + EXIT[tile * 4 + side]] += copies / TILES_IN_BOX;
});

/** Entries that are equivalent by the board's symmetry share their numbers: the lowest represents them. */
export const ALIKE = Uint8Array.from({ length: ENTRIES }, (_, point) => lowestAlike(point));

function lowestAlike(point: Point): Point {
  let row = point >> 5;
  let col = (point >> 2) & 7;
  let side = point & 3;
  let lowest = point;
  for (let mirrored = 0; mirrored < 2; mirrored++) {
    for (let turn = 0; turn < 4; turn++) {
      lowest = Math.min(lowest, (row * 8 + col) * 4 + side);
      [row, col] = [col, 7 - row];
      side = (side + 1) & 3;
    }
    col = 7 - col;
    side = (4 - side) & 3;
  }
  return lowest;
}

/** The learned numbers, all by span. */
export interface Learned {
  /** The gain of lines that face an entry: at entry × SPANS + span. */
  readonly gain: Float64Array;
  /** The share of them that ended in the centre: at entry × SPANS + span. */
  readonly centre: Float64Array;
  /** At span × FEATURES. */
  readonly weights: Float64Array;
  /** The value of drawing a tile: the average swing of a drawn tile. */
  readonly draw: Float64Array;
}

/** What an open line is worth, from learned numbers. Allocates nothing. */
export class LineValues {
  /** The numbers. */
  readonly learned: Learned;
  /** The point a train reaches when it leaves a cell by a side, at cell × 4 + side. */
  readonly #next: Uint16Array;
  /** Written by `describe`. */
  readonly features = new Float64Array(FEATURES);

  constructor(learned: Learned, next: Uint16Array) {
    this.learned = learned;
    this.#next = next;
  }

  /** Fills `features` for a line of this length that would next enter a cell by this point. */
  describe(far: Int32Array, length: number, point: Point, span: number): void {
    const { gain, centre } = this.learned;
    let mean = 0;
    let most = Number.NEGATIVE_INFINITY;
    let least = Number.POSITIVE_INFINITY;
    let ends = 0;
    let endsInCentre = 0;
    for (let exit = 0; exit < 4; exit++) {
      const chance = EXIT_CHANCE[(point & 3) * 4 + exit];
      const run = far[this.#next[(point & ~3) + exit]];
      const end = run & POINT_MASK;
      const reached = length + 1 + (run >> POINT_BITS);
      let points = reached;
      if (end >= ENTRIES) {
        ends += chance;
        if (end >= ENTRIES + STATIONS) {
          endsInCentre += chance;
          points *= 2;
        }
      } else {
        points += reached * centre[end * SPANS + span] + gain[end * SPANS + span];
      }
      mean += chance * points;
      if (points > most) most = points;
      if (points < least) least = points;
    }
    const at = point * SPANS + span;
    const { features } = this;
    features[0] = 1;
    features[1] = length;
    features[2] = mean;
    features[3] = most;
    features[4] = least;
    features[5] = ends;
    features[6] = gain[at] + length * centre[at];
    features[7] = endsInCentre * length;
  }

  /** The expected final value of such a line, in points. */
  expected(far: Int32Array, length: number, point: Point, span: number): number {
    this.describe(far, length, point, span);
    const { features } = this;
    const { weights } = this.learned;
    let value = 0;
    for (let i = 0; i < FEATURES; i++) value += weights[span * FEATURES + i] * features[i];
    return value;
  }
}
