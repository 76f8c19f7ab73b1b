/**
 * What a computer player is, and what it reports while it searches: types only.
 *
 * @module
 */
import type { Code, State, View } from '@guimard/engine/kit';

/** It gets a view, never a state: it cannot cheat. One agent plays one seat of one game. */
export interface Agent<S extends State = State> {
  /** One of view.legal, which must not be empty. */
  choose(view: View<S>, thinking?: Thinking): Promise<Code>;
}

/** How to watch, stop and query a search. */
export interface Thinking {
  /** A move to evaluate as well, however poor it looks: it gets its share of the playouts, but is not chosen for that. */
  readonly judge?: Code;
  /** Stops the search: `choose` then returns the best move so far. */
  readonly signal?: AbortSignal;
  /** Called now and then by agents that search, and once at the end; not where there is nothing to decide. */
  readonly onProgress?: (report: Report) => void;
}

/** How far a search is. */
export interface Report {
  /** Playouts so far. */
  readonly playouts: number;
  /** How much of the budget is used, from 0 to 1. */
  readonly done: number;
  /** In the last report: the time cap of a budget of work ended the search early, so the choice may be weaker than usual. */
  readonly isCapped: boolean;
  /** Every legal move that was tried, best first. */
  readonly moves: readonly Candidate[];
}

/** A legal move and its expected outcome. */
export interface Candidate {
  /** The move. */
  readonly code: Code;
  /** Its visit count, including playouts kept from earlier searches; if solved exactly, the number of positions below it. */
  readonly visits: number;
  /** The expected final score of each seat. */
  readonly scores: readonly number[];
  /** Each seat's chance to win; ties share the win. */
  readonly wins: readonly number[];
  /** The expected margin of the seat that decides (margin.ts). */
  readonly lead: number;
  /** The standard error of the lead: 0 where it is solved exactly, infinite after a few playouts. */
  readonly leadError: number;
}

/**
 * The budget of an agent: until one of these is used up. Without a limit of time the choice depends only on view and seed;
 * beside playouts or work a limit of time is a cap, for slow devices.
 */
export interface Budget {
  /** Milliseconds of the thread's own processor time where that can be had, else by the clock. */
  readonly ms?: number;
  /** Playouts. */
  readonly playouts?: number;
  /** About as much work as this many playouts of Metro's base game: fewer playouts where each takes longer (Policy.cost). */
  readonly work?: number;
}
