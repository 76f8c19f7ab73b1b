/** A player that is not a person, and what it can tell of its thoughts. */
import type { Code, State, View } from '@guimard/engine/kit';

/** It gets a view, never a state: it cannot cheat. One agent plays one seat of one game. */
export interface Agent<S extends State = State> {
  /** One of view.legal. */
  choose(view: View<S>, thinking?: Thinking): Promise<Code>;
}

/** How a thought is watched, stopped and asked about a move. */
export interface Thinking {
  /** A move to be judged too, however poor it looks: it gets its share of the playouts, and is not chosen for that. */
  readonly judge?: Code;
  /** Stops the thought: `choose` then answers the best move so far. */
  readonly signal?: AbortSignal;
  /** Told now and then what is thought so far, and once at the end, by agents that think; not where nothing is to be decided. */
  readonly onProgress?: (report: Report) => void;
}

export interface Report {
  /** How many games were played in the head. */
  readonly playouts: number;
  /** How much of the budget is used, from 0 to 1. */
  readonly done: number;
  /** Every legal move that was tried, the best first. */
  readonly moves: readonly Candidate[];
}

/** A legal move and what is expected of it. */
export interface Candidate {
  readonly code: Code;
  /** How many playouts tried it, those kept from earlier thoughts included; solved exactly, how many positions followed. */
  readonly visits: number;
  /** The expected final score of each seat. */
  readonly scores: readonly number[];
  /** Each seat's chance to win; equal points share the win. */
  readonly wins: readonly number[];
}

/** How long an agent may think: until one of these is used up. By playouts alone the choice depends on view and seed only. */
export interface Budget {
  readonly ms?: number;
  readonly playouts?: number;
}
