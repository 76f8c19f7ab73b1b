/** Which moves of Metro look good: those after which a seat's lines are expected to score more, and others less. */
import { type Code, copy, type Rng } from '@guimard/engine/kit';
import {
  COLOURS,
  cellOf,
  conclude,
  DEPARTURE,
  DEPARTURES,
  DRAW_CODE,
  ENTRIES,
  EXIT,
  type MetroState,
  metro,
  POINT_BITS,
  POINT_MASK,
  STATIONS,
  TILE_CODE,
  TILES_IN_BOX,
  tileOf,
  trackAt,
} from '@guimard/engine/metro';
import type { Heuristic } from '../../policy.ts';
import { Interest } from './interest.ts';
import { type Learned, LineValues, spanOf } from './line-values.ts';
import { QuickValues } from './quick-values.ts';

/** In quick playouts, moves this close in points are taken alternately. */
const EVEN = 0.5;
/** A power of two, so that the scale is exact. */
const STEPS = 64;
const DRAWS = 0xffff;

/** Of an evaluation, for each tile to come and seat. */
const DOUBT = 3.4;

/** The computer's quick knowledge of Metro: what the lines of all seats are worth before and after a tile. */
export class MetroHeuristic implements Heuristic {
  readonly #s: MetroState;
  readonly #values: LineValues;
  readonly #quick: QuickValues;
  readonly #interest: Interest;
  readonly #codes = new Int32Array(metro.meta.maxLegal);
  readonly #ratings = new Float64Array(metro.meta.maxLegal);
  /** The lines that a swing is computed over: departures, and their value before the tile. */
  readonly #lines = new Uint8Array(DEPARTURES);
  readonly #before = new Float64Array(DEPARTURES);
  readonly #expected = new Float64Array(COLOURS.length);
  /** The runs that a trial tile joins: both ends of each, and the previous values. */
  readonly #ends = new Int32Array(8);
  readonly #kept = new Int32Array(8);

  /** For evaluations where the end brings points of its own, or points are not a seat's: a copy to conclude. */
  readonly #end: MetroState | undefined;

  constructor(s: MetroState, learned: Learned) {
    this.#s = s;
    const { endColour, endSeat } = s.rules.hooks;
    const isPlain = s.rules.seatsOwnColours && endColour.length + endSeat.length === 0;
    this.#end = isPlain ? undefined : metro.create(metro.optionsOf(s));
    const next = nextPoints(s);
    this.#values = new LineValues(learned, next);
    this.#quick = new QuickValues(s, learned, next);
    this.#interest = new Interest(s);
  }

  /** The best tile by the lines that enter the cell. Choices of modules are random. */
  pick(rng: Rng): Code {
    const s = this.#s;
    const codes = this.#codes;
    const n = metro.legal(s, codes);
    if (n === 1 || codes[0] >= TILE_CODE) return codes[rng.below(n)];
    const span = spanOf(s.placed);
    this.#look(span);
    // Tiles come first, then whatever else there is.
    let placements = n;
    while (codes[placements - 1] >= TILE_CODE) placements--;
    const ratings = this.#ratings;
    this.#quick.rate(codes, placements, this.#interest.of, span, ratings);
    for (let i = placements; i < n; i++) ratings[i] = this.#otherwise(codes[i], span);
    let best = Number.NEGATIVE_INFINITY;
    let choice = 0;
    const draw = rng.below(DRAWS);
    for (let i = 0; i < n; i++) {
      const value = ratings[i] + (scatter(draw, codes[i]) * EVEN) / STEPS;
      if (value <= best) continue;
      best = value;
      choice = codes[i];
    }
    return choice;
  }

  rate(codes: Int32Array, n: number, ratings: Float64Array): void {
    const span = spanOf(this.#s.placed);
    this.#look(span);
    const lines = this.#allLines(span);
    for (let i = 0; i < n; i++) {
      const code = codes[i];
      ratings[i] = code < TILE_CODE ? this.#swing(code, lines, span) : this.#otherwise(code, span);
    }
  }

  /** The scores if the game ended now and every open line had scored what is expected of it. */
  evaluate(scores: Float64Array): void {
    const s = this.#s;
    const span = spanOf(s.placed);
    const end = this.#end;
    if (end === undefined) {
      scores.set(s.points);
      this.#quick.addOpen(scores, span);
      return;
    }
    copy(s, end);
    this.#expected.set(s.points);
    this.#quick.addOpen(this.#expected, span);
    for (let colour = 0; colour < end.points.length; colour++)
      end.points[colour] = Math.round(this.#expected[colour]);
    conclude(end);
    metro.scores(end, scores);
  }

  /** As measured by games of quick choices, with a deviation of 10 % and more for modules. */
  doubt(): number {
    const { placed, seats } = this.#s;
    return DOUBT * Math.sqrt((TILES_IN_BOX - placed) / seats);
  }

  /** What the seat to move gains from a point of each colour. */
  interests(): number[] {
    this.#look(spanOf(this.#s.placed));
    return Array.from(this.#interest.of);
  }

  /** A line's score, or its expected score. */
  worth(departure: number): number {
    return this.#value(departure, spanOf(this.#s.placed));
  }

  #look(span: number): void {
    if (this.#interest.isAlone) this.#expect(span);
    this.#interest.look(this.#expected);
  }

  /** Fills `#expected`: each colour's points, and what its lines are expected to score. */
  #expect(span: number): void {
    const { owner, points } = this.#s;
    this.#expected.set(points);
    const lines = this.#allLines(span);
    for (let i = 0; i < lines; i++) this.#expected[owner[this.#lines[i]] - 1] += this.#before[i];
  }

  /** The value of drawing is the average gain of a drawn tile; choices of modules are left to the search. */
  #otherwise(code: Code, span: number): number {
    return code === DRAW_CODE ? this.#values.learned.draw[span] : 0;
  }

  #allLines(span: number): number {
    const { owner } = this.#s;
    let n = 0;
    for (let departure = 0; departure < DEPARTURES; departure++) {
      if (owner[departure] === 0 || (this.#s.far[DEPARTURE[departure]] & POINT_MASK) >= ENTRIES) continue;
      this.#lines[n] = departure;
      this.#before[n++] = this.#value(departure, span);
    }
    return n;
  }

  /** The gain of the tile for the seat to move, over the first n of `#lines`. */
  #swing(code: Code, n: number, span: number): number {
    const { owner } = this.#s;
    this.#tryTile(code);
    let swing = 0;
    for (let i = 0; i < n; i++) {
      const departure = this.#lines[i];
      const interest = this.#interest.of[owner[departure] - 1];
      swing += interest * (this.#value(departure, span) - this.#before[i]);
    }
    this.#takeBack();
    return swing;
  }

  /** The line's score, or its expected score. */
  #value(departure: number, span: number): number {
    const { far } = this.#s;
    const run = far[DEPARTURE[departure]];
    const end = run & POINT_MASK;
    const length = run >> POINT_BITS;
    if (end < ENTRIES) return this.#values.expected(far, length, end, span);
    // M11: lines from a platform are never doubled.
    return end >= ENTRIES + STATIONS && departure < STATIONS ? 2 * length : length;
  }

  /** Joins the runs as the tile would (see joinTracks), and remembers the previous values. */
  #tryTile(code: Code): void {
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

  #takeBack(): void {
    for (let i = 7; i >= 0; i--) this.#s.far[this.#ends[i]] = this.#kept[i];
  }
}

/** A number below STEPS, different for each move and draw. */
function scatter(draw: number, code: Code): number {
  const mixed = Math.imul(draw ^ Math.imul(code, 0x9e3779b1), 0x85ebca6b);
  return (mixed ^ (mixed >>> 13)) >>> 26;
}

/** The points that trains reach when they leave a cell by a side, which depends on whether the centre is covered. */
function nextPoints(s: MetroState): Uint16Array {
  const next = new Uint16Array(ENTRIES);
  for (let point = 0; point < ENTRIES; point++) {
    // Any tile, such as 0: one of its tracks leaves by each side.
    const side = EXIT.subarray(0, 4).indexOf(point & 3);
    next[point] = s.rules.beyond[trackAt(0, point >> 2) + side];
  }
  return next;
}
