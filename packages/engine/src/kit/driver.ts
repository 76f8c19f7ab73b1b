/** For every driver of a game: random playouts, and who has won. */
import { CHANCE, type Code, type Emit, type Game, type GameEvent, OVER } from './game.ts';
import type { State } from './layout.ts';
import type { Rng } from './rng.ts';

/** Does what `pick` does, but by making the list: for tests of `pick`, and for games that have nothing quicker. */
export function pickFromList<S extends State, Options, Action, Event extends GameEvent>(
  game: Game<S, Options, Action, Event>,
  s: S,
  rng: Rng,
): Code {
  const codes = new Int32Array(game.meta.maxLegal);
  const list = codes.subarray(0, game.legal(s, codes));
  if (game.toMove(s) !== CHANCE) return list[rng.below(list.length)];
  let k = rng.below(list.reduce((sum, code) => sum + game.weight(s, code), 0));
  return list.find((code) => {
    k -= game.weight(s, code);
    return k < 0;
  })!;
}

/**
 * Plays a state to the end: chance by weight, players uniformly at random. Allocates nothing without `emit`.
 *
 * @example
 * ```ts
 * import { playOut, SeededRng } from '@guimard/engine/kit';
 * import { metro } from '@guimard/engine/metro';
 *
 * const options = metro.options({ players: 3, rotate: true });
 * if (!options.ok) throw new Error(options.error.code);
 * const state = metro.create(options.value);
 * playOut(metro, state, new SeededRng('any seed'));
 * console.log(state.points);
 * ```
 */
export function playOut<S extends State, Options, Action, Event extends GameEvent>(
  game: Game<S, Options, Action, Event>,
  s: S,
  rng: Rng,
  emit?: Emit<Event>,
): void {
  while (game.toMove(s) !== OVER) game.play(s, game.pick(s, rng), emit);
}

/** The seats with the most points: ties share the win. */
export function winners(scores: ArrayLike<number>): number[] {
  const best = Math.max(...Array.from(scores));
  return Array.from(scores).flatMap((score, seat) => (score === best ? [seat] : []));
}
