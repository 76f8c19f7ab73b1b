/** The tiles against the table of the rules, face by face. */
import { describe, expect, it } from 'vitest';
import { departureOf, spotOf } from './board.ts';
import {
  EAST_PIECE,
  edge,
  exit,
  isSection,
  makePiece,
  parseTile,
  pieceOf,
  pointOf,
  RING,
  ROTATIONS,
  straightOf,
  TILE_NAMES,
  TRACK,
  WEST_PIECE,
} from './tile.ts';
import { EAST_END, LINES, M_EAST, M_WEST, opposite, POINT_NAMES, WEST_END } from './types.ts';

const SIDES = [0, 1, 2, 3];
const edges = (piece: number): string => SIDES.map((side) => edge(piece, side)).join('');

// Name, edges N E S W, ring, distinct rotations: all 24, as the rules list them.
const FACES = `
cross-12 1212 ring 2    bridge-12 1212 none 2    link-12 1122 ring 4    curves-12 1122 none 4
cross-13 1313 ring 2    bridge-13 1313 none 2    link-13 1133 ring 4    curves-13 1133 none 4
cross-14 1414 ring 2    bridge-14 1414 none 2    link-14 1144 ring 4    curves-14 1144 none 4
cross-23 2323 ring 2    bridge-23 2323 none 2    link-23 2233 ring 4    curves-23 2233 none 4
cross-24 2424 ring 2    bridge-24 2424 none 2    link-24 2244 ring 4    curves-24 2244 none 4
cross-34 3434 ring 2    bridge-34 3434 none 2    link-34 3344 ring 4    curves-34 3344 none 4`
  .trim()
  .split(/ {3,}|\n/)
  .map((face) => face.split(' ') as [string, string, string, string]);

describe('sections', () => {
  it('there are 24, each listed once', () => {
    expect(FACES.map(([name]) => name).sort()).toEqual([...TILE_NAMES].sort());
    expect(TILE_NAMES).toHaveLength(24);
    expect(TILE_NAMES.slice(0, 7).join(' ')).toBe(
      'cross-12 cross-13 cross-14 cross-23 cross-24 cross-34 bridge-12',
    );
    expect(parseTile('cross-21')).toBeUndefined();
  });

  it.each(FACES)('%s: %s, %s, %s rotations', (name, face, ring, rotations) => {
    const tile = parseTile(name)!;
    expect(edges(pieceOf(tile, 0))).toBe(face);
    expect(ROTATIONS[tile]).toBe(Number(rotations));
    const distinct = new Set(SIDES.map((rot) => edges(pieceOf(tile, rot))));
    expect(distinct.size).toBe(Number(rotations));
    for (const rot of SIDES) {
      const piece = pieceOf(tile, rot);
      expect(isSection(piece) && makePiece(piece)).toBe(name);
      expect(RING[piece]).toBe(ring === 'ring' ? 1 : 0);
      for (const side of SIDES) {
        // Rotating clockwise moves the northern edge to the east.
        expect(edge(piece, side)).toBe(Number(face[(side + 4 - rot) % 4]));
        // A track leaves by the other side that shows its line, and vice versa.
        expect(exit(piece, side)).not.toBe(side);
        expect(edge(piece, exit(piece, side))).toBe(edge(piece, side));
        expect(exit(piece, exit(piece, side))).toBe(side);
        for (const other of SIDES) {
          const sameTrack = TRACK[piece * 4 + other] === TRACK[piece * 4 + side];
          expect(sameTrack).toBe(other === side || other === exit(piece, side));
        }
      }
    }
  });
});

describe('the set-up', () => {
  it('straights run across the row', () => {
    for (let line = 1; line <= LINES; line++) {
      const piece = straightOf(line);
      expect([edges(piece), makePiece(piece), RING[piece]]).toEqual([
        `${line}0${line}0`,
        `straight-${line}`,
        0,
      ]);
      expect([exit(piece, 0), exit(piece, 2)]).toEqual([2, 0]);
    }
  });

  it('ends show three points each', () => {
    const points = (end: number): string[] => SIDES.map((side) => POINT_NAMES[pointOf(end, side)]);
    expect(points(WEST_PIECE)).toEqual(['2', '', '3', 'M-west']);
    expect(points(EAST_PIECE)).toEqual(['1', 'M-east', '4', '']);
    expect([POINT_NAMES[M_WEST], POINT_NAMES[M_EAST]]).toEqual(['M-west', 'M-east']);
    expect([WEST_PIECE, EAST_PIECE].map(makePiece)).toEqual(['end-west', 'end-east']);
  });

  it.each([
    [1, 5, -1],
    [2, 0, -1],
    [3, 0, 1],
    [4, 5, 1],
  ])('line %i starts at %i,%i', (line, x, y) => {
    const { end, goal, side, spot, entry } = departureOf(line);
    expect(spot).toBe(spotOf(x, y));
    expect(entry).toBe(opposite(side));
    expect(edge(end === WEST_END ? WEST_PIECE : EAST_PIECE, side)).toBe(line);
    expect([end, goal]).toEqual(x === 0 ? [WEST_END, EAST_END] : [EAST_END, WEST_END]);
  });
});
