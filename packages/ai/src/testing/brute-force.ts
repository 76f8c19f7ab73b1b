/** The result of best play, by brute force: simple and slow, to compare faster methods with. */
import { type AnyGame, CHANCE, type Code, OVER, type Seat, type State, winners } from '@guimard/engine/kit';
import { copyOf, legalOf } from './positions.ts';

export interface Expected {
  readonly scores: readonly number[];
  readonly wins: readonly number[];
}

/** After the action, every seat plays its best. */
export function expectedAfter(game: AnyGame, s: State, code: Code): Expected {
  const next = copyOf(game, s);
  game.play(next, code);
  return expectedAt(game, next);
}

function expectedAt(game: AnyGame, s: State): Expected {
  const mover = game.toMove(s);
  if (mover === OVER) return final(game, s);
  const codes = legalOf(game, s);
  const each = codes.map((code) => expectedAfter(game, s, code));
  if (mover !== CHANCE) return each.reduce((best, one) => (isBetter(one, best, mover) ? one : best));
  const weights = codes.map((code) => game.weight(s, code));
  return { scores: mean(each, weights, 'scores'), wins: mean(each, weights, 'wins') };
}

function final(game: AnyGame, s: State): Expected {
  const numbers = new Int32Array(game.seats(s));
  game.scores(s, numbers);
  const scores = Array.from(numbers);
  const won = winners(scores);
  return { scores, wins: scores.map((_, seat) => (won.includes(seat) ? 1 / won.length : 0)) };
}

function mean(
  each: readonly Expected[],
  weights: readonly number[],
  what: 'scores' | 'wins',
): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return each[0][what].map((_, seat) =>
    each.reduce((sum, one, i) => sum + (weights[i] * one[what][seat]) / total, 0),
  );
}

/** Winning comes first, then the margin. */
export function isBetter(a: Expected, b: Expected, seat: Seat): boolean {
  const win = a.wins[seat] - b.wins[seat];
  return Math.abs(win) > 1e-9 ? win > 0 : lead(a.scores, seat) - lead(b.scores, seat) > 1e-9;
}

function lead(scores: readonly number[], seat: Seat): number {
  const others = scores.filter((_, other) => other !== seat);
  return others.length === 0 ? scores[seat] : scores[seat] - Math.max(...others);
}
