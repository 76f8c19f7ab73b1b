/** Coordinates: spots, cells of the torus and names. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf, makeSpot, parseSpot, STEP, spotOf, xOf, yOf } from './board.ts';
import { drawBoard, readBoard } from './debug.ts';
import { isConnected } from './network.ts';
import { placeSection } from './rules.ts';
import { legalWords, roundWith, tableFrom, tileNamed, withDrawn } from './testing/games.ts';
import { pieceOf } from './tile.ts';

const coordinate = fc.integer({ min: -64, max: 63 });

describe('spots', () => {
  it('pack and unpack', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const spot = spotOf(x, y);
        expect([xOf(spot), yOf(spot)]).toEqual([x, y]);
        expect(cellOf(spot)).toBe(((y & 63) << 6) | (x & 63));
      }),
    );
  });

  it('one step leads to the neighbouring spot', () => {
    const beside = Array.from(STEP, (step) => spotOf(3, -7) + step).map((spot) => [xOf(spot), yOf(spot)]);
    expect(beside).toEqual([
      [3, -8],
      [4, -7],
      [3, -6],
      [2, -7],
    ]);
  });

  it('each have a name', () => {
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        expect(parseSpot(makeSpot(x, y))).toEqual({ x, y });
      }),
    );
    expect([makeSpot(0, 0), makeSpot(6, -2), makeSpot(-1, 1)]).toEqual(['e0s0', 'e6n2', 'w1s1']);
    for (const name of ['', 'e0', 'n2e6', 'w0s0', 'e0n0', 'e06s1', 'e6n2x', 'e-1s0', 'e100s0', 'E1s1']) {
      expect(parseSpot(name), name).toBeUndefined();
    }
  });
});

describe('the torus is wide enough', () => {
  // Bridges in one straight line from the (M), all 48 of them: further than a round can ever get.
  it.each([
    ['east', 6, 1],
    ['west', -1, -1],
  ])('48 sections to the %s', (_, from, by) => {
    const s = roundWith('2134', [1, 2]);
    for (let i = 0; i < 48; i++)
      placeSection(s, pieceOf(tileNamed('bridge-12'), 1), spotOf(from + i * by, 0), 0);
    expect(s.openCells).toBe(12 + 1 + 96 + 1);
    const spots = [...s.spots.subarray(0, s.placed), ...s.openSpots.subarray(0, s.openCells)];
    expect(new Set(spots.map(cellOf)).size).toBe(54 + 110);
    const words = legalWords(withDrawn(s, 'curves-12'));
    expect(words).toContain(by > 0 ? 'place-e54s0-2' : 'place-w49s0-0');
    expect(words.length).toBeLessThanOrEqual(220);
    expect([1, 2, 3, 4].filter((line) => isConnected(s, line))).toEqual([]);
  });

  it('48 sections to the south', () => {
    const s = roundWith('2134', [1, 2]);
    for (let y = 1; y <= 48; y++) placeSection(s, pieceOf(tileNamed('bridge-23'), 1), spotOf(0, y), 0);
    const spots = [...s.spots.subarray(0, s.placed), ...s.openSpots.subarray(0, s.openCells)];
    expect(new Set(spots.map(cellOf)).size).toBe(spots.length);
    expect(legalWords(withDrawn(s, 'curves-23'))).toContain('place-e0s49-1');
  });
});

describe('drawings', () => {
  const DRAWING = `3223. 2112* 2121. 3131. 4141. 4411.
2-3M= 1-1-= 2-2-= 3-3-= 4-4-= 1M4-=
..... 1212* ..... ..... ..... .....
`;
  it('round-trip through text', () => {
    const s = tableFrom(DRAWING);
    expect(drawBoard(s)).toBe(DRAWING);
    expect(readBoard(DRAWING)).toHaveLength(13);
    expect(Array.from(s.straights)).toEqual([1, 2, 3, 4]);
  });

  it('invalid text is refused', () => {
    expect(() => readBoard('.....')).toThrow('western end');
    expect(() => readBoard('2-3M= 1313-')).toThrow('no tile 1313-');
  });
});
