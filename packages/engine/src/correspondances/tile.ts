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
} as const satisfies Readonly<Record<Kind, { readonly face: string; readonly ring: boolean }>>;
/**
 * What a section does with its two lines: `cross` and `bridge` let them cross straight on, `link` and `curves` bend
 * them; a `cross` and a `link` have a ring, so that passengers can transfer (D11).
 */
export type Kind = 'cross' | 'bridge' | 'link' | 'curves';
/** Two lines of a section, in the name of its tile. */
export type LinePair = '12' | '13' | '14' | '23' | '24' | '34';
const PAIRS: readonly LinePair[] = ['12', '13', '14', '23', '24', '34'];
/** The name of a section: its kind and its two lines, such as `cross-12`. */
export type TileName = `${Kind}-${LinePair}`;

const NAMED = Object.entries(KINDS).flatMap(([kind, { face, ring }]) =>
  // The names of the entries are those of the kinds.
  PAIRS.map((pair) => ({ name: `${kind as Kind}-${pair}` as const, face, ring, pair })),
);
/** The names of the sections in order. */
export const TILE_NAMES: readonly TileName[] = NAMED.map(({ name }) => name);
/** How many different sections there are. */
export const TILES = TILE_NAMES.length;

// Pieces: section × 4 + rotation (0–95), then the straights by line, then the ends.
const STRAIGHT = TILES * 4;
/** The western end, where lines 2 and 3 start. */
export const WEST_PIECE: Piece = STRAIGHT + LINES;
/** The eastern end, where lines 1 and 4 start. */
export const EAST_PIECE: Piece = WEST_PIECE + 1;
const PIECES = EAST_PIECE + 1;

/** A section turned clockwise by `rot` quarter turns, 0–3. */
export const pieceOf = (tile: Tile, rot: number): Piece => tile * 4 + rot;
/** The straight of a line. */
export const straightOf = (line: Line): Piece => STRAIGHT + line - 1;
/** Whether players place it; the others are the set-up. */
export const isSection = (piece: Piece): boolean => piece < STRAIGHT;
/** Which section a piece is; only for sections. */
export const tileOf = (piece: Piece): Tile => piece >> 2;
/** By how many quarter turns clockwise a section is turned. */
export const rotOf = (piece: Piece): number => piece & 3;

/** On an edge: nothing. Otherwise there is a line 1–4, or WILD. */
export const CLOSED = 0;
/** On an edge: the (M) of an end, which takes any line (D4). */
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

/** What a piece shows on a side: a line, CLOSED or WILD. */
export const edge = (piece: Piece, side: Side): Line => EDGE[piece * 4 + side];
/** Where the track that enters by a side leads; only for sections and straights. */
export const exit = (piece: Piece, side: Side): Side => EXIT[piece * 4 + side];

/** The point of an end that its side is (T13–T15): a line's own, or the (M). */
export function pointOf(end: Piece, side: Side): Point {
  const line = edge(end, side);
  return line === WILD ? WILD + end - WEST_PIECE : line;
}

/** The section with a name; undefined if there is none. */
export function parseTile(name: string): Tile | undefined {
  const names: readonly string[] = TILE_NAMES;
  const tile = names.indexOf(name);
  return tile < 0 ? undefined : tile;
}

/** The name of a section. */
export function makeTile(tile: Tile): TileName {
  return TILE_NAMES[tile];
}

/** The name of any piece. */
export function makePiece(piece: Piece): string {
  if (isSection(piece)) return makeTile(tileOf(piece));
  if (piece < WEST_PIECE) return `straight-${piece - STRAIGHT + 1}`;
  return piece === WEST_PIECE ? 'end-west' : 'end-east';
}
