/**
 * Tiles in box-drawing characters, eight columns by four rows: about a square on a terminal. All four tracks are drawn,
 * and share a character only where they cross (┼). Trains run on the right: by the north side they enter on the left and
 * leave on the right, and so on round (B3, B4).
 */
import { nth } from '@guimard/engine/kit';
import {
  EAST,
  NORTH,
  opposite,
  type Side,
  SOUTH,
  TILE_NAMES,
  type Tile,
  type TileName,
  WEST,
} from '@guimard/engine/metro';

export const TILE_COLUMNS = 8;
export const TILE_ROWS = 4;

type Drawing = readonly [string, string, string, string];

const DRAWINGS: Readonly<Record<TileName, Drawing>> = {
  aacb: ['  │ ╭╯  ', '──┼─┼───', '──┼─╯╭──', '  │  │  '],
  cbaa: ['  │  │  ', '──╯╭─┼──', '───┼─┼──', '  ╭╯ │  '],
  acba: ['  │  │  ', '──┼╮ ╰──', '──┼┼────', '  │╰─╮  '],
  baac: ['  ╰─╮│  ', '────┼┼──', '──╮ ╰┼──', '  │  │  '],
  aaaa: ['  │  │  ', '──┼──┼──', '──┼──┼──', '  │  │  '],
  cbcb: ['  │ ╭╯  ', '──╯╭┼───', '───┼╯╭──', '  ╭╯ │  '],
  bcbc: ['  ╰─╮│  ', '───╮│╰──', '──╮│╰───', '  │╰─╮  '],
  cccc: ['  │  │  ', '──╯  ╰──', '──╮  ╭──', '  │  │  '],
  bbbb: [' ╭┼──╯  ', '─┼┼──╮╭─', '─╯╰──┼┼─', '  ╭──┼╯ '],
  dacc: ['  ╰──╯  ', '────────', '──╮  ╭──', '  │  │  '],
  cdac: ['  │  │  ', '──╯  │ ╭', '──╮  │ ╰', '  │  │  '],
  ccda: ['  │  │  ', '──╯  ╰──', '────────', '  ╭──╮  '],
  accd: ['  │  │  ', '╮ │  ╰──', '╯ │  ╭──', '  │  │  '],
  dbba: ['  ╰──╯  ', '─╮╭─────', '─┼┼─────', ' ╰┼──╮  '],
  adbb: ['  │ ╭╯  ', '──┼─┼╮ ╭', '──┼─╯│ ╰', '  │  │  '],
  badb: [' ╭┼──╯  ', '─┼┼─────', '─╯╰─────', '  ╭──╮  '],
  bbad: ['  │  │  ', '╮ │╭─┼──', '╯ ╰┼─┼──', '  ╭╯ │  '],
  ddbc: ['  ╰──╯  ', '─────╮ ╭', '──╮  │ ╰', '  │  │  '],
  cddb: ['  │  │  ', '──╯  │ ╭', '─────╯ ╰', '  ╭──╮  '],
  bcdd: ['  │  │  ', '╮ │  ╰──', '╯ ╰─────', '  ╭──╮  '],
  dbcd: ['  ╰──╯  ', '╮ ╭─────', '╯ │  ╭──', '  │  │  '],
  adad: ['  │  │  ', '╮ │  │ ╭', '╯ │  │ ╰', '  │  │  '],
  dada: ['  ╰──╯  ', '────────', '────────', '  ╭──╮  '],
  dddd: ['  ╰──╯  ', '╮      ╭', '╯      ╰', '  ╭──╮  '],
};

export interface Square {
  readonly x: number;
  readonly y: number;
}

/** Where trains enter and leave, by side. */
export const COME_IN: readonly Square[] = [
  { x: 2, y: 0 },
  { x: 7, y: 1 },
  { x: 5, y: 3 },
  { x: 0, y: 2 },
];
export const LEAVE: readonly Square[] = [
  { x: 5, y: 0 },
  { x: 7, y: 2 },
  { x: 2, y: 3 },
  { x: 0, y: 1 },
];

const STEPS: readonly Square[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** The two sides that a character joins; a crossing joins opposite ones. */
const JOINS: Readonly<Record<string, readonly [Side, Side]>> = {
  '│': [NORTH, SOUTH],
  '─': [EAST, WEST],
  '╰': [NORTH, EAST],
  '╭': [EAST, SOUTH],
  '╮': [SOUTH, WEST],
  '╯': [NORTH, WEST],
};

/** The characters of the track that enters by a side, traced on the drawing. */
function follow(drawing: Drawing, side: Side): readonly Square[] {
  const track: Square[] = [];
  let square = nth(COME_IN, side);
  let from = side;
  for (;;) {
    const glyph = drawing[square.y]?.[square.x];
    if (glyph === undefined) return track;
    const joined = JOINS[glyph];
    const to = joined === undefined ? opposite(from) : joined[0] === from ? joined[1] : joined[0];
    track.push(square);
    const { x, y } = nth(STEPS, to);
    square = { x: square.x + x, y: square.y + y };
    from = opposite(to);
  }
}

export const drawingOf = (tile: Tile): Drawing => DRAWINGS[nth(TILE_NAMES, tile)];

/** The characters of each tile's four tracks, by entry side. */
export const TRACKS: readonly (readonly (readonly Square[])[])[] = TILE_NAMES.map((name) =>
  [NORTH, EAST, SOUTH, WEST].map((side) => follow(DRAWINGS[name], side)),
);
