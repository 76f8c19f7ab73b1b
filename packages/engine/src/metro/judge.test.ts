/** Refusals of placements, compared with brute force; and picking one of the legal placements. */
import { describe, expect, it } from 'vitest';
import { pickFromList } from '../kit/driver.ts';
import { SeededRng } from '../kit/rng.ts';
import { metro } from './metro.ts';
import { judgePlacement } from './placement.ts';
import { createState } from './setup.ts';
import { type MetroState, TURN } from './state.ts';
import { EVERY_GAME, everyVariant, randomMoves, stateWith, tileNamed } from './testing/games.ts';
import { rotations, wouldBeOneTileLine } from './testing/reference.ts';
import { TILE_NAMES, type TileName } from './tile.ts';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

describe('refusals', () => {
  it.each([
    [
      'illustrated: a corner tile that links its two stations',
      'bbbb',
      '07',
      'B14',
      'oneTileLine',
      { from: 1, to: 32 },
    ],
    ['the same the other way', 'cccc', '07', 'B14', 'oneTileLine', { from: 32, to: 1 }],
    [
      'illustrated: an edge tile that turns a track straight back',
      'dada',
      '03',
      'B14',
      'oneTileLine',
      { from: 5, to: 5 },
    ],
    ["B14 is about nobody's stations too", 'adad', '70', 'B14', 'oneTileLine', { from: 16, to: 16 }],
    ['the central station', 'aaaa', '33', 'B1', 'centralStation', { cell: '33' }],
    ['the central station, its last cell', 'aaaa', '44', 'B1', 'centralStation', { cell: '44' }],
    ['an occupied cell', 'aaaa', '04', 'B12', 'cellTaken', { cell: '04' }],
    ['a cell out of reach', 'aaaa', '25', 'B12', 'besideNoTile', { cell: '25' }],
    ['a cell that only V4 would allow', 'aaaa', '15', 'B12', 'besideNoTile', { cell: '15' }],
  ])('%s', (_, tile, cell, rule, code, params) => {
    const s = stateWith('aaaa04', { players: 3 });
    const refusal = judgePlacement(s, tileNamed(tile), Number(cell[0]) * 8 + Number(cell[1]));
    expect(refusal).toEqual({ rule, code, params });
  });

  it('V4: the refusal fits the rule', () => {
    const s = stateWith('aaaa04', { corners: true });
    expect(judgePlacement(s, tileNamed('aaaa'), 8 + 5)).toBeUndefined();
    expect(judgePlacement(s, tileNamed('aaaa'), 16 + 5)?.code).toBe('touchesNoTile');
  });

  /** B1, B12 and B14 by brute force: the rule that refuses each placement of a tile or of its rotations. */
  function verdicts(s: MetroState, tile: TileName): Map<string, string | undefined> {
    const has = (row: number, col: number): boolean => (s.tiles[row * 8 + col] ?? 0) > 0 && (col & ~7) === 0;
    const touches = (row: number, col: number): boolean =>
      [-1, 0, 1].some((down) =>
        [-1, 0, 1].some((right) => {
          const near = s.rules.options.corners || down === 0 || right === 0;
          return near && has(row + down, col + right);
        }),
      );
    const ways = s.rules.options.rotate ? rotations(tile) : [tile];
    const found = new Map<string, string | undefined>();
    for (const row of ROWS) {
      for (const col of ROWS) {
        const isRim = row % 7 === 0 || col % 7 === 0;
        const isCentre = (row === 3 || row === 4) && (col === 3 || col === 4);
        for (const way of ways) {
          const word = `${way}${row}${col}`;
          if (isCentre) found.set(word, 'B1');
          else if (has(row, col) || !(isRim || touches(row, col))) found.set(word, 'B12');
          else found.set(word, wouldBeOneTileLine(way, `${row}${col}`) ? 'B14' : undefined);
        }
      }
    }
    const excepted = ![...found.values()].includes(undefined);
    return excepted
      ? new Map([...found].map(([word, rule]) => [word, rule === 'B14' ? undefined : rule]))
      : found;
  }

  it.each(everyVariant(2))('agrees with brute force for all tiles and cells: %s', (name, options) => {
    const s = createState(options);
    for (const _ of randomMoves(s, new SeededRng(name))) {
      if (s.step !== TURN || s.placed % 6 !== 1) continue;
      for (const tile of TILE_NAMES) {
        for (const [word, rule] of verdicts(s, tile)) {
          const cell = Number(word[4]) * 8 + Number(word[5]);
          const refusal = judgePlacement(s, tileNamed(word.slice(0, 4)), cell);
          if (refusal?.rule !== rule) expect(`${word}: ${refusal?.rule}`).toBe(`${word}: ${rule}`);
        }
      }
    }
    expect(s.placed).toBe(60);
  });
});

describe('pick is a draw among the legal codes, for chance by weight, without the list (contract in game.ts)', () => {
  it.each(EVERY_GAME)('%s', (name, options) => {
    const s = createState(options);
    let step = 0;
    for (const _ of randomMoves(s, new SeededRng(name))) {
      const seed = `${name} ${step++}`;
      const picking = new SeededRng(seed);
      const drawing = new SeededRng(seed);
      expect(metro.pick(s, picking)).toBe(pickFromList(metro, s, drawing));
      // Exactly one number was taken.
      expect(picking.next()).toBe(drawing.next());
    }
  });
});
