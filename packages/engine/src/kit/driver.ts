/** What every driver of a game needs: letting chance decide, and playing on at random. */
import { CHANCE, type Code, type Emit, type Game, type GameEvent, OVER } from './game.ts';
import type { State } from './layout.ts';
import type { Rng } from './rng.ts';

/** An outcome of chance, by weight. `scratch` has room for meta.maxLegal codes. */
export function chooseOutcome<S extends State, Options, Action, Event extends GameEvent>(
  game: Game<S, Options, Action, Event>,
  s: S,
  rng: Rng,
  scratch: Int32Array,
): Code {
  const n = game.legal(s, scratch);
  let total = 0;
  for (let i = 0; i < n; i++) total += game.weight(s, scratch[i]);
  let k = rng.below(total);
  for (let i = 0; ; i++) {
    k -= game.weight(s, scratch[i]);
    if (k < 0) return scratch[i];
  }
}

/** Plays to the end: chance by weight, everybody else uniformly at random. */
export function playOut<S extends State, Options, Action, Event extends GameEvent>(
  game: Game<S, Options, Action, Event>,
  s: S,
  rng: Rng,
  scratch: Int32Array,
  emit?: Emit<Event>,
): void {
  for (let mover = game.toMove(s); mover !== OVER; mover = game.toMove(s)) {
    game.play(s, mover === CHANCE ? chooseOutcome(game, s, rng, scratch) : game.pick(s, rng), emit);
  }
}

/** The seats with the most points: equal points share the win. */
export function winners(scores: ArrayLike<number>): number[] {
  const best = Math.max(...Array.from(scores));
  return Array.from(scores).flatMap((score, seat) => (score === best ? [seat] : []));
}
