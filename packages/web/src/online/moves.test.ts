import { expect, test } from 'vitest';
import { Moves } from './moves.ts';
import { move, updateAt } from './testing/messages.ts';

const [A, B, C, D] = [1, 2, 3, 4].map((value) => move(value));

function atTwo(): Moves {
  const moves = new Moves();
  expect(moves.resume(updateAt(5, 0, [A, B]))).toBe(0);
  return moves;
}

test('goes on', () => {
  const moves = atTwo();
  expect(moves.follow(updateAt(6, 2, [C]))).toBe(2);
  expect(moves.all).toEqual([A, B, C]);
  expect(moves.version).toBe(6);
});

test('an update that comes twice changes nothing', () => {
  const moves = atTwo();
  moves.follow(updateAt(6, 2, [C]));
  expect(moves.follow(updateAt(6, 2, [C]))).toBe(3);
  expect(moves.all).toEqual([A, B, C]);
});

test('an update that was overtaken changes nothing', () => {
  const moves = atTwo();
  moves.follow(updateAt(7, 2, [C, D]));
  expect(moves.follow(updateAt(6, 2, [C]))).toBe('stale');
  expect(moves.all).toEqual([A, B, C, D]);
});

test('one that comes too early shows a gap, and nothing is taken from it', () => {
  const moves = atTwo();
  expect(moves.follow(updateAt(7, 3, [D]))).toBe('gap');
  expect(moves.all).toEqual([A, B]);
  expect(moves.version).toBe(5);
  expect(moves.resume(updateAt(7, 0, [A, B, C, D]))).toBe(2);
});

test('moves are taken back', () => {
  const moves = atTwo();
  expect(moves.follow(updateAt(8, 1, []))).toBe(1);
  expect(moves.all).toEqual([A]);
});

test('moves are taken back and others made, behind our back', () => {
  const moves = atTwo();
  expect(moves.resume(updateAt(9, 1, [C, D]))).toBe(1);
  expect(moves.all).toEqual([A, C, D]);
});

test('told everything, it knows what still holds', () => {
  const moves = atTwo();
  expect(moves.resume(updateAt(9, 0, [A, C]))).toBe(1);
  expect(moves.all).toEqual([A, C]);
});

test('a table that is younger than what is here is told as a whole', () => {
  const moves = atTwo();
  expect(moves.resume(updateAt(4, 1, []))).toBe('gap');
  expect(moves.resume(updateAt(4, 0, [A]))).toBe(1);
});
