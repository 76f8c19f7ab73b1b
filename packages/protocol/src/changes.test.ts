import { correspondances } from '@guimard/engine/correspondances';
import { type AnyGame, SeededRng } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { describe, expect, it, test } from 'vitest';
import { applyChanges, type Changes, changes, changesOf } from './changes.ts';
import { KnownGame } from './known-game.ts';
import { toldGame } from './testing/told-game.ts';

const rng = new SeededRng('changes');
const bytesOf = (length: number, most: number) => Uint8Array.from({ length }, () => rng.below(most));

describe('changes', () => {
  it('made to what was before are what is after, however much has changed', () => {
    for (let i = 0; i < 2000; i++) {
      const length = rng.below(60);
      // Few values: so that much stays as it is.
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

describe.each([
  ['metro', metro as AnyGame, { players: 3, with: ['companies', 'london'] }],
  ['correspondances', correspondances as AnyGame, { players: 2 }],
])('a known game of %s', (_, game, input) => {
  const { options, moves, knew } = toldGame(game, input, 400, rng);
  const everything = { from: 0, moves };

  it('knows after each move what the seat knew, told at once or bit by bit', () => {
    const [atOnce, byBits] = [new KnownGame(game, options), new KnownGame(game, options)];
    expect(atOnce.take(everything)).toBe(true);
    for (let from = 0; from < moves.length; from += 7) {
      expect(byBits.take({ from, moves: moves.slice(from, from + 7) })).toBe(true);
    }
    for (const [index, bytes] of knew.entries()) {
      expect(atOnce.stateAfter(index).bytes).toEqual(bytes);
      expect(byBits.stateAfter(index).bytes).toEqual(bytes);
    }
  });

  it('goes back with moves that are taken back', () => {
    const known = new KnownGame(game, options);
    known.take(everything);
    expect(known.take({ from: 5, moves: [] })).toBe(true);
    expect([known.moves, known.stateAfter().bytes]).toEqual([5, knew[5]]);
    known.take({ from: 3, moves: moves.slice(3) });
    expect(known.stateAfter().bytes).toEqual(knew.at(-1));
  });

  it('takes nothing where moves are missing, or that cannot be read', () => {
    const known = new KnownGame(game, options);
    expect(known.take({ from: 1, moves: moves.slice(1) })).toBe(false);
    expect(known.moves).toBe(0);
    expect(known.take({ from: 0, moves: [{ ...moves[0], changes: [[100_000, 1]] }] })).toBe(false);
  });
});

test('a match of Correspondances is told in a small part of its states', () => {
  const { moves, knew } = toldGame(correspondances, { players: 2 }, 1000, rng);
  const all = knew.reduce((sum, bytes) => sum + bytes.length, 0);
  expect(JSON.stringify(moves.map((move) => move.changes)).length).toBeLessThan(all / 25);
});
