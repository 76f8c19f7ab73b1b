/** What a search knows of one game beyond its rules: which moves look good. Without it any game can be searched. */
import type { Code, Rng, State } from '@guimard/engine/kit';

/** Looks at one state, the one it was made for, whatever is copied into it. Allocates nothing. */
export interface Guide {
  /** A sensible legal code for the seat to move, quickly: for playing games to their end in the head. */
  pick(rng: Rng): Code;
  /** How good each of the first n codes looks for the seat to move, in points, into `ratings`. */
  rate(codes: Int32Array, n: number, ratings: Float64Array): void;
  /**
   * The expected final score of each seat. Where a guide offers it, games are not played to their end in the head, but
   * judged by it after the tree's last move: for games whose end is far off, or hardly ever comes of quick choices.
   */
  evaluate?(scores: Float64Array): void;
}

export interface Policy<S extends State = State> {
  guide(s: S): Guide;
  /** By how many points of rating a move must look better to be e times as likely to be tried. */
  readonly temperature: number;
}
