/** The tiles: 24 sections with two copies each, four straights, two ends; their edges, tracks and rings. */
import {
  EAST,
  LINES,
  type Line,
  NORTH,
  opposite,
  type Piece,
  type Point,
  type Side,
  SOUTH,
  type Tile,
  WEST,
} from './types.ts';

/** What a kind of section shows on its N, E, S, W edges for lines a < b; a ring allows transfers (D11). */
const KINDS = {
  cross: { face: 'abab', ring: true },
  bridge: { face: 'abab', ring: false },
  link: { face: 'aabb', ring: true },
  curves: { face: 'aabb', ring: false },
} as const;
export type Kind = keyof typeof KINDS;
const PAIRS = ['12', '13', '14', '23', '24', '34'] as const;
export type TileName = `${Kind}-${(typeof PAIRS)[number]}`;

const NAMED = Object.entries(KINDS).flatMap(([kind, { face, ring }]) =>
  // The names of the entries are those of the kinds.
  PAIRS.map((pair) => ({ name: `${kind as Kind}-${pair}` as const, face, ring, pair })),
);
export const TILE_NAMES: readonly TileName[] = NAMED.map(({ name }) => name);
export const TILES = TILE_NAMES.length;

// Pieces: section × 4 + rotation (0–95), then the straights by line, then the ends.
const STRAIGHT = TILES * 4;
export const WEST_PIECE: Piece = STRAIGHT + LINES;
export const EAST_PIECE: Piece = WEST_PIECE + 1;
const PIECES = EAST_PIECE + 1;

export const pieceOf = (tile: Tile, rot: number): Piece => tile * 4 + rot;
export const straightOf = (line: Line): Piece => STRAIGHT + line - 1;
export const isSection = (piece: Piece): boolean => piece < STRAIGHT;
export const tileOf = (piece: Piece): Tile => piece >> 2;
export const rotOf = (piece: Piece): number => piece & 3;

/** On an edge: a line 1–4, nothing, or (M), which takes any line (D4). */
export const CLOSED = 0;
export const WILD = 5;

/** What a piece shows, at piece × 4 + side. */
export const EDGE = new Uint8Array(PIECES * 4);
/** The exit side of the track that enters by a side; only for sections and straights. */
export const EXIT = new Uint8Array(PIECES * 4);
/** The number of the track on a side: 0 or 1 on a section; each point of an end counts as one (D14). */
export const TRACK = new Uint8Array(PIECES * 4);
/** 1 where a transfer between the two lines of a piece is possible (D11). */
export const RING = new Uint8Array(PIECES);
/** The number of distinct rotations of a tile: a half turn of a cross or a bridge changes nothing (D6). */
export const ROTATIONS = new Uint8Array(TILES);

NAMED.forEach(({ face, ring, pair }, tile) => {
  ROTATIONS[tile] = face === 'abab' ? 2 : 4;
  for (let rot = 0; rot < 4; rot++) {
    const piece = pieceOf(tile, rot);
    // D6: a quarter turn clockwise moves each edge one side on.
    const turned = Array.from({ length: 4 }, (_, side) => face[(side - rot) & 3]);
    RING[piece] = ring ? 1 : 0;
    turned.forEach((letter, side) => {
      EDGE[piece * 4 + side] = Number(pair[letter === 'a' ? 0 : 1]);
      TRACK[piece * 4 + side] = letter === turned[NORTH] ? 0 : 1;
      EXIT[piece * 4 + side] = turned.findIndex((other, exit) => other === letter && exit !== side);
    });
  }
});
for (let line = 1; line <= LINES; line++) {
  for (const side of [NORTH, SOUTH]) {
    EDGE[straightOf(line) * 4 + side] = line;
    EXIT[straightOf(line) * 4 + side] = opposite(side);
  }
}
EDGE.set([2, CLOSED, 3, WILD], WEST_PIECE * 4);
EDGE.set([1, WILD, 4, CLOSED], EAST_PIECE * 4);
for (const end of [WEST_PIECE, EAST_PIECE]) {
  TRACK[end * 4 + SOUTH] = 1;
  TRACK[end * 4 + EAST] = TRACK[end * 4 + WEST] = 2;
}

export const edge = (piece: Piece, side: Side): Line => EDGE[piece * 4 + side];
export const exit = (piece: Piece, side: Side): Side => EXIT[piece * 4 + side];

/** The point of an end that its side is (T13–T15): a line's own, or the (M). */
export function pointOf(end: Piece, side: Side): Point {
  const line = edge(end, side);
  return line === WILD ? WILD + end - WEST_PIECE : line;
}

export function parseTile(name: string): Tile | undefined {
  const names: readonly string[] = TILE_NAMES;
  const tile = names.indexOf(name);
  return tile < 0 ? undefined : tile;
}

export function makeTile(tile: Tile): TileName {
  return TILE_NAMES[tile];
}

/** The name of any piece. */
export function makePiece(piece: Piece): string {
  if (isSection(piece)) return makeTile(tileOf(piece));
  if (piece < WEST_PIECE) return `straight-${piece - STRAIGHT + 1}`;
  return piece === WEST_PIECE ? 'end-west' : 'end-east';
}
