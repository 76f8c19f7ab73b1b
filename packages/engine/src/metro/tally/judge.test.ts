import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SeededRng } from '../../kit/rng.ts';
import { parseBoard, placements } from '../notation.ts';
import { DEFAULTS } from '../options.ts';
import { createState } from '../setup.ts';
import { EVERY_GAME, randomMoves, tileNamed } from '../testing/games.ts';
import { emptyCells, judgeBoard, tilesLeft } from './judge.ts';

function codesOf(board: string, options = {}): string[] {
  const parsed = parseBoard(board);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return judgeBoard({ ...DEFAULTS, ...options }, parsed.value).map(({ what }) => what);
}

describe('a board whose order is unknown', () => {
  it('has nothing wrong if a game led to it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EVERY_GAME.map(([, options]) => options)),
        fc.nat(),
        fc.nat({ max: 150 }),
        (options, seed, moves) => {
          const s = createState(options);
          let n = 0;
          for (const _ of randomMoves(s, new SeededRng(seed))) if (n++ === moves) break;
          const board = placements(s);
          // B14's exception leaves lines over a single tile that were legal.
          const codes = judgeBoard(options, board).map(({ what }) => what);
          expect(codes.filter((code) => code !== 'oneTileLine')).toEqual([]);
          expect(tilesLeft(options, board).every((left) => left >= 0)).toBe(true);
          expect(emptyCells(board)).toHaveLength(60 - board.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('has more copies of a tile than the box (B6)', () => {
    const board = 'dddd00dddd01dddd02';
    const parsed = parseBoard(board);
    const [problem] = judgeBoard(DEFAULTS, parsed.ok ? parsed.value : []);
    expect(problem).toEqual({
      rule: 'B6',
      what: 'tooManyCopies',
      tile: tileNamed('dddd'),
      count: 3,
      copies: 2,
      cells: [0, 1, 2],
    });
  });

  it('counts rotations as one tile where the arrow is ignored (V1)', () => {
    const all = 'adad01adad02adad03adad04dada05';
    expect(codesOf(all, { rotate: true })).toContain('tooManyCopies');
    expect(codesOf(all.slice(6), { rotate: true })).not.toContain('tooManyCopies');
    expect(codesOf(all.slice(6))).toContain('tooManyCopies');
  });

  it('has a tile that cannot be reached from the rim (B12), or only over a corner (V4)', () => {
    expect(codesOf('aaaa02aaaa23')).toEqual(['isolated']);
    expect(codesOf('aaaa02aaaa12aaaa22')).toEqual([]);
    expect(codesOf('aaaa02aaaa11aaaa22')).toEqual(['isolated']);
    expect(codesOf('aaaa02aaaa11aaaa22', { corners: true })).toEqual([]);
    // The central station does not connect.
    expect(codesOf('aaaa04aaaa14aaaa24aaaa54')).toEqual(['isolated']);
  });

  it('has a line over a single tile (B14)', () => {
    expect(codesOf('dddd02')).toEqual(['oneTileLine']);
    expect(codesOf('dddd02', { players: 1, with: ['solo'], hand: 2 })).toEqual([]);
  });
});
