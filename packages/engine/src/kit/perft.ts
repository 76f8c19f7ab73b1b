/** Counting positions: finds any slip in the rules. */
import { type Game, type GameEvent, OVER } from './game.ts';
import { copy, type State } from './layout.ts';

/**
 * The number of ways to play `depth` actions from a state, random outcomes included. Two implementations of the same
 * rules must agree. The state is left as it was.
 */
export function perft<S extends State, Options, Action, Event extends GameEvent>(
  game: Game<S, Options, Action, Event>,
  s: S,
  depth: number,
): number {
  if (depth === 0) return 1;
  if (game.toMove(s) === OVER) return 0;
  const codes = new Int32Array(game.meta.maxLegal);
  const count = game.legal(s, codes);
  if (depth === 1) return count;
  const child = game.create(game.optionsOf(s));
  let sum = 0;
  for (let i = 0; i < count; i++) {
    copy(s, child);
    game.play(child, codes[i]);
    sum += perft(game, child, depth - 1);
  }
  return sum;
}
