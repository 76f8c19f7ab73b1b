import { correspondances } from '@guimard/engine/correspondances';
import { SeededRng } from '@guimard/engine/kit';
import { describe, expect, it, test } from 'vitest';
import { applyChanges, type Changes, changes, changesOf } from './changes.ts';
import { toldGame } from './testing/told-game.ts';

const rng = new SeededRng('changes');
const bytesOf = (length: number, most: number) => Uint8Array.from({ length }, () => rng.below(most));

describe('changes', () => {
  it('applied to the bytes before give the bytes after, however much has changed', () => {
    for (let i = 0; i < 2000; i++) {
      const length = rng.below(60);
      // Few values, so that much stays the same.
      const [before, after] = [bytesOf(length, 2 + rng.below(3)), bytesOf(length, 2 + rng.below(3))];
      const runs = changesOf(before, after);
      expect(changes.safeParse(runs).success).toBe(true);
      expect(applyChanges(before, runs)).toBe(true);
      expect(before).toEqual(after);
    }
  });

  it.each([
    ['nothing', [1, 2, 3], [1, 2, 3], []],
    ['one byte', [1, 2, 3], [1, 9, 3], [[1, 9]]],
    ['bytes near each other', [0, 0, 0, 0, 0], [7, 0, 0, 7, 0], [[0, 7, 0, 0, 7]]],
    [
      'bytes far from each other',
      [0, 0, 0, 0, 0, 0],
      [7, 0, 0, 0, 7, 0],
      [
        [0, 7],
        [4, 7],
      ],
    ],
  ])('of %s are told briefly', (_, before, after, runs) => {
    expect(changesOf(Uint8Array.from(before), Uint8Array.from(after))).toEqual(runs);
  });

  it.each<[string, Changes]>([
    ['beyond the end', [[2, 1, 1]]],
    ['to what is no byte', [[0, 256]]],
  ])('%s cannot be made', (_, runs) => {
    expect(applyChanges(new Uint8Array(3), runs)).toBe(false);
  });
});

test('a match of Correspondances takes a small part of the size of its states', () => {
  const { moves, knew } = toldGame(correspondances, { players: 2 }, 1000, rng);
  const all = knew.reduce((sum, bytes) => sum + bytes.length, 0);
  expect(JSON.stringify(moves.map((move) => move.changes)).length).toBeLessThan(all / 25);
});
