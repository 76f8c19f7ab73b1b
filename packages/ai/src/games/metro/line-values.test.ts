/** Expected scores of unfinished lines: the tables, and their symmetry. */
import { ENTRIES, isCentre, type MetroState, parseTile, TILES_IN_BOX, trackAt } from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import { METRO, optionsOf } from '../../testing/positions.ts';
import { MORE_PLAYERS, TWO_PLAYERS } from './learned.ts';
import { ALIKE, FEATURES, LineValues, SPANS, spanOf } from './line-values.ts';
import { readLearned } from './read-learned.ts';

const { game } = METRO;
const BOTH = [
  ['two players', TWO_PLAYERS],
  ['more players', MORE_PLAYERS],
] as const;
const KINDS = new Set(ALIKE);

/** A quarter turn clockwise of the board with everything on it. */
function turnedEntry(point: number): number {
  const [row, col] = [point >> 5, (point >> 2) & 7];
  return (col * 8 + (7 - row)) * 4 + (((point & 3) + 1) & 3);
}
/** Left and right swapped. */
function mirroredEntry(point: number): number {
  const [row, col] = [point >> 5, (point >> 2) & 7];
  return (row * 8 + (7 - col)) * 4 + [0, 3, 2, 1][point & 3];
}

describe('entries', () => {
  it('are equivalent exactly when a rotation or mirroring of the board maps one to the other', () => {
    for (let point = 0; point < ENTRIES; point++) {
      const alike = new Set<number>();
      for (let turn = 0, p = point; turn < 4; turn++, p = turnedEntry(p)) alike.add(p).add(mirroredEntry(p));
      for (let other = 0; other < ENTRIES; other++)
        expect(ALIKE[other] === ALIKE[point]).toBe(alike.has(other));
    }
  });
});

describe('spans', () => {
  it('count the tiles still to be placed, from the last five to the first', () => {
    expect([0, 1, 5, 6, 55, 56, 59, 60].map(spanOf)).toEqual([11, 11, 11, 10, 1, 0, 0, 0]);
    for (let placed = 1; placed <= TILES_IN_BOX; placed++)
      expect(spanOf(placed)).toBeLessThanOrEqual(spanOf(placed - 1));
  });
});

describe.each(BOTH)('the learned numbers of %s', (_, numbers) => {
  const learned = readLearned(numbers);

  it('are read number by number', () => {
    const count = (list: string): number => list.split(' ').length;
    expect([numbers.gain, numbers.centre, numbers.weights, numbers.draw].map(count)).toEqual([
      KINDS.size * SPANS,
      KINDS.size * SPANS,
      SPANS * FEATURES,
      SPANS,
    ]);
    expect(learned.gain).toHaveLength(ENTRIES * SPANS);
    expect(learned.centre).toHaveLength(ENTRIES * SPANS);
    expect(learned.weights).toHaveLength(SPANS * FEATURES);
    expect(learned.draw).toHaveLength(SPANS);
    for (const table of Object.values(learned) as Float64Array[])
      expect(table.every(Number.isFinite)).toBe(true);
    expect(learned.gain[0]).toBe(Number(numbers.gain.split(' ')[0]) / 100);
    expect(learned.draw.at(-1)).toBe(Number(numbers.draw.split(' ').at(-1)) / 100);
    expect(learned.weights[1]).toBe(Number(numbers.weights.split(' ')[1]) / 1000);
  });

  it('make sense: lines gain, and a share of them ends in the centre', () => {
    expect(learned.gain.every((points) => points >= 0)).toBe(true);
    expect(learned.centre.every((share) => share >= 0 && share <= 1)).toBe(true);
    expect(learned.draw.every((points) => points > 0)).toBe(true);
  });

  it('are the same for equivalent entries', () => {
    for (let point = 0; point < ENTRIES; point++) {
      for (const other of [turnedEntry(point), mirroredEntry(point)]) {
        for (const table of [learned.gain, learned.centre])
          expect(table.subarray(other * SPANS, (other + 1) * SPANS)).toEqual(
            table.subarray(point * SPANS, (point + 1) * SPANS),
          );
      }
    }
  });

  it('value equivalent lines on the empty board equally', () => {
    const s = game.create(optionsOf(game, { players: 2 })) as MetroState;
    const values = new LineValues(learned, nextPoints(s));
    for (let point = 0; point < ENTRIES; point++) {
      if (isCentre(point >> 2)) continue;
      for (const span of [0, 5, SPANS - 1]) {
        const value = values.expected(s.far, 3, point, span);
        expect(value).toBeCloseTo(values.expected(s.far, 3, turnedEntry(point), span), 9);
        expect(value).toBeCloseTo(values.expected(s.far, 3, mirroredEntry(point), span), 9);
      }
    }
  });
});

/** The points that trains reach when they leave a cell by a side, from the tracks of `dddd`, which turns each back. */
function nextPoints(s: MetroState): Uint16Array {
  const { beyond } = s.rules;
  return Uint16Array.from({ length: ENTRIES }, (_, point) => beyond[trackAt(parseTile('dddd')!, 0) + point]);
}
