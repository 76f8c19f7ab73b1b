/** Which moves of Metro look good: those after which a seat's lines are expected to score more, and others less. */
import { type Code, copy, type Rng, type Seat } from '@guimard/engine/kit';
import {
  COLOURS,
  companies,
  conclude,
  DRAW_CODE,
  ENTRIES,
  EXIT,
  type MetroState,
  metro,
  plays,
  TILE_CODE,
  TILES_IN_BOX,
  trackAt,
} from '@guimard/engine/metro';
import type { Heuristic } from '../../policy.ts';
import { Interest } from './interest.ts';
import { type Learned, LineValues, spanOf } from './line-values.ts';
import { QuickValues } from './quick-values.ts';
import { Ranking } from './ranking.ts';
import { Trial } from './trial.ts';

/** In quick playouts, moves this close in points are taken alternately. */
const EVEN = 0.5;
/** A power of two, so that the scale is exact. */
const STEPS = 64;
const DRAWS = 0xffff;

/** Of an evaluation, for each tile to come and seat. */
const DOUBT = 3.4;

/** With companies: hidden shares expected to bring the others a point more are e to this times as likely (bench/strength.md). */
const PER_POINT = 0.15;

/** The computer's quick knowledge of Metro: what the lines of all seats are worth before and after a tile. */
export class MetroHeuristic implements Heuristic {
  readonly #s: MetroState;
  readonly #values: LineValues;
  readonly #quick: QuickValues;
  readonly #interest: Interest;
  readonly #codes = new Int32Array(metro.meta.maxLegal);
  readonly #ratings = new Float64Array(metro.meta.maxLegal);
  readonly #expected = new Float64Array(COLOURS.length);
  /** By seat. */
  readonly #scores: Float64Array;
  readonly #trial: Trial;
  /** Missing without weights: then nothing has been learned about the choices of searches. */
  readonly rank?: (codes: Int32Array, n: number, ranks: Float64Array) => void;
  /** With companies alone: what was played tells too little of other hidden things (bench/strength.md). */
  readonly plausibility?: (viewer: Seat) => number;

  /** For evaluations where the end brings points of its own, or points are not a seat's: a copy to conclude. */
  readonly #end: MetroState | undefined;

  /** `weights`: of the ranking, if there is one. */
  constructor(s: MetroState, learned: Learned, weights: Float64Array | undefined) {
    this.#s = s;
    const { endColour, endSeat } = s.rules.hooks;
    const isPlain = s.rules.seatsOwnColours && endColour.length + endSeat.length === 0;
    this.#end = isPlain ? undefined : metro.create(metro.optionsOf(s));
    this.#scores = new Float64Array(s.seats);
    const next = nextPoints(s);
    this.#values = new LineValues(learned, next);
    this.#quick = new QuickValues(s, learned, next);
    this.#interest = new Interest(s);
    this.#trial = new Trial(s, this.#values);
    if (plays(s, companies)) this.plausibility = (viewer) => this.#plausibilityOfShares(viewer);
    if (weights === undefined) return;
    const ranking = new Ranking(s, this.#trial, this.#interest, weights, learned.draw);
    this.rank = (codes, n, ranks) => {
      const span = spanOf(s.placed);
      this.#look(span);
      ranking.rank(codes, n, span, ranks);
    };
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
    const lines = this.#trial.look(span);
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

  /** Players exchange shares for better ones, and build the lines of those they hold: so those of the others are likely to bring much. */
  #plausibilityOfShares(viewer: Seat): number {
    const scores = this.#scores;
    this.evaluate(scores);
    let points = 0;
    for (let seat = 0; seat < scores.length; seat++) if (seat !== viewer) points += scores[seat];
    return PER_POINT * points;
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
    return this.#trial.value(departure, spanOf(this.#s.placed));
  }

  #look(span: number): void {
    if (this.#interest.isAlone) this.#expect(span);
    this.#interest.look(this.#expected);
  }

  /** Fills `#expected`: each colour's points, and what its lines are expected to score. */
  #expect(span: number): void {
    const { owner, points } = this.#s;
    this.#expected.set(points);
    const { lines, before } = this.#trial;
    for (let i = 0, n = this.#trial.look(span); i < n; i++) this.#expected[owner[lines[i]] - 1] += before[i];
  }

  /** The value of drawing is the average gain of a drawn tile; choices of modules are left to the search. */
  #otherwise(code: Code, span: number): number {
    return code === DRAW_CODE ? this.#values.learned.draw[span] : 0;
  }

  /** The gain of the tile for the seat to move, over the first n lines. */
  #swing(code: Code, n: number, span: number): number {
    const { owner } = this.#s;
    const trial = this.#trial;
    trial.tryTile(code);
    let swing = 0;
    for (let i = 0; i < n; i++) {
      const departure = trial.lines[i];
      const interest = this.#interest.of[owner[departure] - 1];
      swing += interest * (trial.value(departure, span) - trial.before[i]);
    }
    trial.takeBack();
    return swing;
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
