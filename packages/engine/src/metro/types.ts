/** The vocabulary: the rulebook's words, used with the same meaning everywhere, screens included. */

/** Row × 8 + column, from 0 at the top left (B1). */
export type Cell = number;
/** North, east, south, west = 0–3, clockwise (B5). */
export type Side = number;
/** One of the 24 oriented tiles, 0–23, in the order of B6. */
export type Tile = number;
/** A numbered station on the edge, 1–32 (B2). */
export type Station = number;
/** A platform of the central station, 1–8, numbered in the same direction as the stations (B3). */
export type Platform = number;
/** A platform in words and events: `p1` to `p8`. */
export type PlatformName = `p${number}`;
/** The owner of lines; in the base game colour i belongs to seat i (B8). */
export type Colour = number;

/** Seats' colours in order (B8), then two for modules with eight colours. */
export const COLOURS = ['yellow', 'blue', 'orange', 'green', 'purple', 'grey', 'red', 'brown'] as const;
/** The name of a colour, in words and events. */
export type ColourName = (typeof COLOURS)[number];
/** The owner of an unowned line. */
export const NOBODY = -1;

/** The top side of a cell. */
export const NORTH = 0;
/** The right side of a cell. */
export const EAST = 1;
/** The bottom side of a cell. */
export const SOUTH = 2;
/** The left side of a cell. */
export const WEST = 3;

/** Cells of the board, the central station included (B1). */
export const CELLS = 64;
/** Stations on the edge of the board (B2). */
export const STATIONS = 32;
/** Platforms of the central station (B3). */
export const PLATFORMS = 8;
/** Tiles in the box, and cells that take one (B1, B4). */
export const TILES_IN_BOX = 60;
/** The biggest hand there is (V2). */
export const MAX_HAND = 3;

/**
 * A point of the network where a train can be between two tiles: about to enter a cell by one of its sides
 * (cell × 4 + side, 0–255), or arrived at a terminus (256 on: stations 1–32, then platforms 1–8).
 * A station's departure is the entry by its outer side; a platform's, the entry from the centre.
 */
export type Point = number;
/** Points below this are entries into cells, the others termini. */
export const ENTRIES = CELLS * 4;
/** How many points there are. */
export const POINTS = ENTRIES + STATIONS + PLATFORMS;
