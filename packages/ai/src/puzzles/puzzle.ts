/** A puzzle: a position with one clearly best move. It is data: what was searched, what was found, and by how much. */
import type { Log, Seat } from '@guimard/engine/kit';
import type { Expectation } from '../review/expectation.ts';
import type { Loss } from '../review/grades.ts';

/** What the best move does. One is the puzzle's kind, the others are themes. */
export const THEMES = [
  /** Completes a line for many points. */
  'finish',
  /** Keeps an own line from an early or worthless end. */
  'save',
  /** Completes or ruins a line of an opponent. */
  'spoil',
  /** Leads a line the long way round, or to the central station, instead of finishing it. */
  'long',
  /** Draws instead of placing the tile in hand. */
  'draw',
  /** With companies: exchanges a share, or plays for the shares held. */
  'share',
  /** A decision of a city or a module: tokens, tourists, sights. */
  'city',
  /** Correspondances: joins the journey, or blocks another's. */
  'journey',
] as const;
/** What a best move does. */
export type Theme = (typeof THEMES)[number];

/** A move, and what to expect after it for every seat. */
export interface PuzzleMove extends Expectation {
  /** As a word of the log. */
  readonly move: string;
  /** Compared with the solution. */
  readonly loss: Loss;
}

/** A position with one clearly best move, and how that was found. */
export interface Puzzle {
  /** Follows from the position: the same position is the same puzzle. */
  readonly id: string;
  /** The game up to the position; its last action leads to it. Seen as the seat on turn sees it. */
  readonly log: Log;
  /** Who is to move. */
  readonly seat: Seat;
  /** The kind first. */
  readonly themes: readonly Theme[];
  /** Best first: the solution, and the others worth showing, those that levels choose among them. */
  readonly moves: readonly PuzzleMove[];
  /** By how much the solution is better than every other move: at least, after allowing for chance. */
  readonly margin: Loss;
  /** Playouts of the miner's search. */
  readonly mined: number;
  /** Playouts of the search that proved it; 0 where the rest of the game was solved exactly. */
  readonly proved: number;
  /** From 1 to 8: the lowest level from which on every level finds the solution; 9 if the highest does not. */
  readonly level: number;
  /** Where the puzzle stands on the rating scale: 600 to 2400. */
  readonly rating: number;
}
