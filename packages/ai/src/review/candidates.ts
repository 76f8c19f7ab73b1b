/** The moves worth comparing in a position, found by a search, or solved exactly near the end. */
import { type Code, SeededRng, type State, type View } from '@guimard/engine/kit';
import type { Candidate } from '../agent.ts';
import { Ending } from '../ending.ts';
import type { Playable } from '../games.ts';
import { Search } from '../search.ts';
import { treeSize } from '../tree.ts';

/** What a search has found. */
export interface Found {
  /** Best first. */
  readonly moves: readonly Candidate[];
  /** Their values are exact: nothing is hidden any more, and the end is near. */
  readonly isSolved: boolean;
}

/**
 * The moves of the seat that views, as a search of this many playouts ranks them. What is hidden from it cannot
 * change them.
 */
export function findCandidates(
  { game, policy }: Playable,
  view: View<State>,
  playouts: number,
  seed: string,
): Found {
  const options = game.optionsOf(view.known);
  const rng = new SeededRng(`${seed}/search`);
  const solved = new Ending(game, options).solve(view, rng);
  if (solved !== undefined) return { moves: solved, isSolved: true };
  const search = new Search(game, policy, options, rng, treeSize(playouts));
  search.begin(view);
  search.run(playouts);
  return { moves: search.candidates(), isSolved: false };
}

/** The codes to evaluate: the first few, and one more in any case. */
export function withPlayed(moves: readonly Candidate[], count: number, played: Code): Code[] {
  const codes = moves.slice(0, count).map(({ code }) => code);
  return codes.includes(played) ? codes : [...codes, played];
}
