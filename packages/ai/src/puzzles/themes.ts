/** What a game knows about the best move of a puzzle. */
import type { Code, State, View } from '@guimard/engine/kit';
import type { Theme } from './puzzle.ts';

/** A game's words for what a move does. */
export interface Themes<S extends State = State> {
  /** What the solution does, as a player would say; the kind first. The others are moves one might play instead. */
  of(view: View<S>, solution: Code, others: readonly Code[]): readonly Theme[];
}
