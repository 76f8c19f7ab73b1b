/** Who learns what from an action: asked of the views before and after, so that it holds for every game. */
import { type AnyGame, CHANCE, type Code, type Seat } from './game.ts';
import { copy, equals, reveal, type State } from './layout.ts';
import { SeededRng } from './rng.ts';
import { viewOf } from './view.ts';

/** As often as this, what a viewer does not know is imagined otherwise. */
const TRIES = 16;

/** Chance might have decided otherwise, for all that the viewer knows, without the viewer noticing. */
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

/** The player sees afterwards what did not follow from what the player knew before. */
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
