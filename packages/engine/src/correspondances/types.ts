/** The vocabulary: the rulebook's words, used with the same meaning everywhere, screens included. */

/** A metro line, 1–4 (D2). */
export type Line = number;
/** The lines' colours (D2), at line − 1. */
export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
/** The colour of a line, in English. */
export type ColourName = (typeof COLOURS)[number];
/** How many lines there are. */
export const LINES = COLOURS.length;

/** North, east, south, west = 0–3, clockwise; y grows south. */
export type Side = number;
/** The top side of a tile. */
export const NORTH = 0;
/** The right side of a tile. */
export const EAST = 1;
/** The bottom side of a tile. */
export const SOUTH = 2;
/** The left side of a tile. */
export const WEST = 3;
/** The other side of the same edge. */
export const opposite = (side: Side): Side => side ^ 2;

/** One of the 24 different section tiles, 0–23. */
export type Tile = number;
/** A tile in its rotation: a section and its rotation, a straight, or an end (see tile.ts). */
export type Piece = number;
/** A tile on the table, by the order of placement: the six of the set-up are 0–5. */
export type Index = number;

/** The row of the set-up: an end, four straights, an end (T2, T5). */
export const ROW = 6;
/** The western end of the row. */
export const WEST_END: Index = 0;
/** The eastern end of the row. */
export const EAST_END: Index = ROW - 1;
/** Section tiles in the box (T2). */
export const SECTIONS = 48;
/** How many of each section are in the box (T2). */
export const COPIES = 2;
/** The most tiles that can be on the table. */
export const MAX_LAID = ROW + SECTIONS;
/** Empty cells next to tiles: 14 round the row, and each section covers one and adds at most three. */
export const MAX_OPEN = 2 * ROW + 2 + 2 * SECTIONS;

/** Where a journey may end (T13–T15): the point of line 1–4, or the (M) of an end. */
export type Point = number;
/** The (M) of the western end. */
export const M_WEST = 5;
/** The (M) of the eastern end. */
export const M_EAST = 6;
/** The names of the points in events, by number; there is no point 0. */
export const POINT_NAMES = ['', '1', '2', '3', '4', 'M-west', 'M-east'] as const;
/** The name of a point where a journey may end. */
export type PointName = (typeof POINT_NAMES)[number];
