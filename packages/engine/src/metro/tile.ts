/** The 24 tiles: names, copies, tracks and rotations (B4–B6). */
import { nth } from '../kit/nth.ts';
import type { Side, Tile } from './types.ts';

/**
 * The names of the tiles in the order of B6. A letter says where the track that enters by a side leads (B5): `a`
 * straight on, `b` to the next side clockwise, `c` to the next one counter-clockwise, `d` back.
 */
export const TILE_NAMES = [
  ...(['aacb', 'cbaa', 'acba', 'baac', 'aaaa'] as const),
  ...(['cbcb', 'bcbc'] as const),
  ...(['cccc', 'bbbb', 'dacc', 'cdac', 'ccda', 'accd', 'dbba', 'adbb'] as const),
  ...(['badb', 'bbad', 'ddbc', 'cddb', 'bcdd', 'dbcd', 'adad', 'dada', 'dddd'] as const),
] as const;
/** The name of a tile in one rotation, such as `cbaa`. */
export type TileName = (typeof TILE_NAMES)[number];
/** How many different tiles there are, rotations counted separately. */
export const TILES = TILE_NAMES.length;
/** For names that may be invalid. */
const NAMES: readonly string[] = TILE_NAMES;
/** How many of each tile are in the box (B6): 60 in all. */
export const COPIES: readonly number[] = TILE_NAMES.map((_, tile) => (tile < 5 ? 4 : tile < 7 ? 3 : 2));

/** A letter in the name of a tile. */
export type TrackLetter = 'a' | 'b' | 'c' | 'd';
/** B5: how many quarter turns clockwise from the entry side to the exit side. */
const TURN: Readonly<Record<TrackLetter, number>> = { a: 2, b: 1, c: 3, d: 0 };

/** The exit side, at tile × 4 + entry side. */
export const EXIT = new Uint8Array(TILES * 4);
TILE_NAMES.forEach((name, tile) => {
  for (let side: Side = 0; side < 4; side++) {
    // The letters of a name are those of TURN.
    EXIT[tile * 4 + side] = (side + TURN[name[side] as TrackLetter]) & 3;
  }
});

/** The tile with a name; undefined if there is none. */
export function parseTile(name: string): Tile | undefined {
  const tile = NAMES.indexOf(name);
  return tile < 0 ? undefined : tile;
}

/** The name of a tile. */
export function makeTile(tile: Tile): TileName {
  return nth(TILE_NAMES, tile);
}

/** The tile after a quarter turn clockwise: its letters move one position on, with their sides. */
export function turned(tile: Tile): Tile {
  const name = nth(TILE_NAMES, tile);
  return NAMES.indexOf(name.slice(3) + name.slice(0, 3));
}

/** The distinct rotations of a tile, clockwise from the alphabetically first. */
export const ROTATIONS: readonly (readonly Tile[])[] = TILE_NAMES.map((_, tile) => {
  const ways = [tile];
  for (let next = turned(tile); next !== tile; next = turned(next)) ways.push(next);
  const first = ways.reduce((a, b) => (makeTile(b) < makeTile(a) ? b : a));
  const at = ways.indexOf(first);
  return [...ways.slice(at), ...ways.slice(0, at)];
});

/** Whether a train that enters by this side is led straight back. */
export const isTurnBack = (tile: Tile, side: Side): boolean => EXIT[tile * 4 + side] === side;
