/** A random game as sent to seat 0, and what that seat knew after each move. */
import { type AnyGame, copy, newLog, type Rng, reveal, Session } from '@guimard/engine/kit';
import { changesOf } from '../changes.ts';
import type { MoveSeen } from '../message.ts';

export function toldGame(game: AnyGame, input: object, most: number, rng: Rng) {
  const options = game.options(input);
  const opened = options.ok ? Session.open(game, newLog(game, options.value)) : options;
  if (!options.ok || !opened.ok) throw new Error('this is no game');
  const session = opened.value;
  const [whole, known] = [game.create(options.value), game.create(options.value)];
  const knew = [whole.bytes.slice()];
  const moves: MoveSeen[] = [];
  while (!session.isOver && moves.length < most) {
    session.play(game.pick(session.state, rng));
    copy(session.state, whole);
    reveal(whole, 0, known);
    moves.push({ mover: 0, events: [], changes: changesOf(knew.at(-1)!, known.bytes) });
    knew.push(known.bytes.slice());
  }
  return { options: options.value, moves, knew };
}
