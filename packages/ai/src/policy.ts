/** What a search knows about a game beyond its rules: which moves look good. It is optional. */
import type { Code, Rng, Seat, State } from '@guimard/engine/kit';

/** Evaluates one state object, whatever is copied into it. Allocates nothing. */
export interface Heuristic {
  /** A sensible legal code for the seat to move, chosen quickly: the policy of playouts. */
  pick(rng: Rng): Code;
  /** Rates the first n codes for the seat to move, in points, into `ratings`. */
  rate(codes: Int32Array, n: number, ratings: Float64Array): void;
  /**
   * How likely a deeper search would be to choose each of the first n codes, as logarithms up to a constant, into `ranks`:
   * the priors of a search. Else these follow from the ratings.
   */
  rank?(codes: Int32Array, n: number, ranks: Float64Array): void;
  /**
   * The expected final score of each seat. Where a heuristic has it, playouts stop at the policy's horizon: their end
   * may be far off, rarely reached by quick choices, or mostly luck.
   */
  evaluate?(scores: Float64Array): void;
  /**
   * How plausible it is to a seat that what is hidden from it is as in this state: the logarithm of its likelihood, up to a
   * constant, judged by what the others have made of it so far. Else all states that the seat cannot tell apart are equally likely.
   */
  plausibility?(viewer: Seat): number;
  /** How far a seat's real score is usually from its evaluation (standard deviation); else evaluations are taken at their word. */
  doubt?(): number;
}

/**
 * What the search knows about a game. It may be left out: then playouts are random, and all moves look alike at
 * first.
 */
export interface Policy<S extends State = State> {
  /** Knowledge about the states that will be copied into `s`. */
  heuristic(s: S): Heuristic;
  /** By how many points of rating a move must be better to have e times the prior, where nothing ranks moves. */
  readonly temperature: number;
  /** How large the slips of levels are, compared with those in Metro; else as large. */
  readonly slipScale?: number;
  /** How many moves a playout goes on before the position is evaluated, if the heuristic can; else none. */
  readonly horizon?: number;
  /** How much longer a playout takes than in the base game of Metro, roughly; else as long. Reviews then do with fewer. */
  cost?(s: S): number;
  /** Games whose evaluations err alike; each kind is calibrated by itself (review/calibration.ts). Else all are one kind. */
  kindOf?(s: S): string;
}
