/** What an action reveals to whom. Compares the views before and after, so it works for every game. */
import { type AnyGame, CHANCE, type Code, type Seat } from './game.ts';
import { copy, equals, reveal, type State } from './layout.ts';
import { SeededRng } from './rng.ts';
import { viewOf } from './view.ts';

/** How many samples of the hidden information are tried. */
const TRIES = 16;

/**
 * Whether the viewer would not notice if chance had decided differently here; false when a seat decides. Tries
 * samples, so it is slow: for logs and screens, not for search.
 */
export function isHidden(game: AnyGame, s: State, code: Code, viewer: Seat): boolean {
  if (game.toMove(s) !== CHANCE) return false;
  const before = viewOf(game, s, viewer);
  const seen = viewAfter(game, s, code, viewer);
  const rng = new SeededRng('seen');
  const other = emptyState(game, s);
  for (let i = 0; i < TRIES; i++) {
    game.sample(before, rng, other);
    const outcome = game.pick(other, rng);
    if (outcome !== code && equals(viewAfter(game, other, outcome, viewer), seen)) return true;
  }
  return false;
}

/**
 * Whether the action reveals something to its player that did not follow from what the player knew: then it cannot be
 * undone.
 */
export function showsSomething(game: AnyGame, s: State, code: Code): boolean {
  const mover = game.toMove(s);
  const { known } = viewOf(game, s, mover);
  return !equals(viewAfter(game, known, code, mover), viewAfter(game, s, code, mover));
}

function viewAfter(game: AnyGame, s: State, code: Code, viewer: Seat): State {
  const after = emptyState(game, s);
  copy(s, after);
  game.play(after, code);
  const view = emptyState(game, s);
  reveal(after, viewer, view);
  return view;
}

const emptyState = (game: AnyGame, s: State): State => game.create(game.optionsOf(s));
