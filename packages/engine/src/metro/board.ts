/** The board: cells, stations, platforms, and the point a train reaches when it leaves a cell (B1–B3). */
import {
  CELLS,
  type Cell,
  EAST,
  ENTRIES,
  NORTH,
  PLATFORMS,
  type Platform,
  type PlatformName,
  type Point,
  type Side,
  SOUTH,
  STATIONS,
  type Station,
  WEST,
} from './types.ts';

/** The cell in a row and a column, each 0–7 (B1). */
export const cellAt = (row: number, col: number): Cell => row * 8 + col;
/** 0–7 from the top. */
export const rowOf = (cell: Cell): number => cell >> 3;
/** 0–7 from the left. */
export const colOf = (cell: Cell): number => cell & 7;

/** B1: the central station never takes a tile. */
export const isCentre = (cell: Cell): boolean =>
  (rowOf(cell) === 3 || rowOf(cell) === 4) && (colOf(cell) === 3 || colOf(cell) === 4);

const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

const onBoard = (row: number, col: number): boolean => row >= 0 && row < 8 && col >= 0 && col < 8;

/** The cell across a side, or undefined beyond the edge. */
export function neighbour(cell: Cell, side: Side): Cell | undefined {
  const row = rowOf(cell) + STEPS[side][0];
  const col = colOf(cell) + STEPS[side][1];
  return onBoard(row, col) ? cellAt(row, col) : undefined;
}

/** The side across the same cell, which is also the neighbour's name for the shared edge. */
export const opposite = (side: Side): Side => (side + 2) & 3;
/** The point of a train about to enter a cell by a side. */
export const entry = (cell: Cell, side: Side): Point => cell * 4 + side;

/** B2: 1–8 along the top from right to left, 9–16 down the left, 17–24 along the bottom, 25–32 up the right. */
function stationDeparture(station: Station): Point {
  if (station <= 8) return entry(cellAt(0, 8 - station), NORTH);
  if (station <= 16) return entry(cellAt(station - 9, 0), WEST);
  if (station <= 24) return entry(cellAt(7, station - 17), SOUTH);
  return entry(cellAt(32 - station, 7), EAST);
}

/** B3: the sides of the centre that face a playable cell, numbered in the same direction as the stations. */
const PLATFORM_DEPARTURES: readonly Point[] = [
  entry(cellAt(2, 4), SOUTH),
  entry(cellAt(2, 3), SOUTH),
  entry(cellAt(3, 2), EAST),
  entry(cellAt(4, 2), EAST),
  entry(cellAt(5, 3), NORTH),
  entry(cellAt(5, 4), NORTH),
  entry(cellAt(4, 5), WEST),
  entry(cellAt(3, 5), WEST),
];

/** The playable cell in front of a platform. */
export const platformCell = (platform: Platform): Cell => PLATFORM_DEPARTURES[platform - 1] >> 2;
/** The side of that cell that faces the platform. */
export const platformSide = (platform: Platform): Side => PLATFORM_DEPARTURES[platform - 1] & 3;

/** The platform beside each cell, or 0. */
const PLATFORM_AT = new Uint8Array(CELLS);
PLATFORM_DEPARTURES.forEach((point, index) => {
  PLATFORM_AT[point >> 2] = index + 1;
});
/** The platform that faces a cell; 0 where there is none. */
export const platformAt = (cell: Cell): Platform => PLATFORM_AT[cell];

/** The four cells of the central station. */
export const CENTRE_CELLS: readonly Cell[] = [cellAt(3, 3), cellAt(3, 4), cellAt(4, 3), cellAt(4, 4)];

/** How many places lines start from: stations 1–32 are departures 0–31, platforms 1–8 are 32–39. */
export const DEPARTURES = STATIONS + PLATFORMS;
/** The point where each line enters the board, by departure. */
export const DEPARTURE = new Uint16Array(DEPARTURES);
for (let station = 1; station <= STATIONS; station++) DEPARTURE[station - 1] = stationDeparture(station);
DEPARTURE.set(PLATFORM_DEPARTURES, STATIONS);

/** Index into DEPARTURE plus 1 for points where a line starts, else 0. */
export const DEPARTURE_AT = new Uint8Array(ENTRIES);
DEPARTURE.forEach((point, index) => {
  DEPARTURE_AT[point] = index + 1;
});

/** A departure by name: the number of a station, or p1 to p8 for a platform. */
export function makeDeparture(index: number): Station | PlatformName {
  return index < STATIONS ? index + 1 : `p${index - STATIONS + 1}`;
}

/** Reads what `makeDeparture` writes; undefined for anything else. */
export function parseDeparture(name: string): number | undefined {
  const platform = /^p([1-8])$/.exec(name);
  if (platform !== null) return STATIONS + Number(platform[1]) - 1;
  const station = /^\d{1,2}$/.test(name) ? Number(name) : 0;
  return station >= 1 && station <= STATIONS ? station - 1 : undefined;
}

/** The terminus beside a departure. */
export const terminus = (index: number): Point => ENTRIES + index;
/** Whether a train at this point has arrived. */
export const isTerminus = (point: Point): boolean => point >= ENTRIES;
/** Whether it has arrived at the central station, where lines count double (B17). */
export const isCentreTerminus = (point: Point): boolean => point >= ENTRIES + STATIONS;

/** The station whose arrival track this terminus is, or 'centre'. */
export function makeTerminus(point: Point): Station | 'centre' {
  return isCentreTerminus(point) ? 'centre' : point - ENTRIES + 1;
}

/**
 * The point a train reaches when it leaves a cell by a side, at cell × 4 + side. Where the centre is covered with tiles,
 * its platforms are gone and tracks run on.
 */
export function makeNext(coveredCentre: boolean): Uint16Array {
  const next = new Uint16Array(ENTRIES);
  for (let cell = 0; cell < 64; cell++) {
    for (let side = 0; side < 4; side++) {
      // Every departure track has its arrival track next to it (B3).
      const here = DEPARTURE_AT[entry(cell, side)];
      const across = neighbour(cell, side);
      const endsHere = here > 0 && !(coveredCentre && here > STATIONS);
      if (endsHere) next[entry(cell, side)] = terminus(here - 1);
      else if (across !== undefined) next[entry(cell, side)] = entry(across, opposite(side));
    }
  }
  return next;
}

/**
 * Cells as two 32-bit masks, rows 0–3 and rows 4–7: the bit of a cell in the first; 0 for the others. A shift counts
 * modulo 32, and instead of a branch, which no processor could predict, it is masked with 0 or −1.
 */
export const lowBit = (cell: Cell): number => (1 << cell) & ((cell - 32) >> 31);
/** The bit of a cell in the second mask; 0 for the first 32 cells. */
export const highBit = (cell: Cell): number => (1 << cell) & ((31 - cell) >> 31);

/** One mask for each of n things, over all cells that satisfy a condition: low at 2 i, high at 2 i + 1. */
export function cellMasks(n: number, holds: (i: number, cell: Cell) => boolean): Int32Array {
  const masks = new Int32Array(n * 2);
  for (let i = 0; i < n; i++) {
    for (let cell = 0; cell < 64; cell++) {
      if (isCentre(cell) || !holds(i, cell)) continue;
      masks[i * 2] |= lowBit(cell);
      masks[i * 2 + 1] |= highBit(cell);
    }
  }
  return masks;
}

const distance = (a: Cell, b: Cell, measure: (rows: number, cols: number) => number): number =>
  measure(Math.abs(rowOf(a) - rowOf(b)), Math.abs(colOf(a) - colOf(b)));

/** The cells on the edge of the board, as two masks. */
export const RIM = cellMasks(1, (_, cell) => [0, 7].includes(rowOf(cell)) || [0, 7].includes(colOf(cell)));
/** Playable cells that share an edge with a cell. */
export const EDGE_NEIGHBOURS = cellMasks(64, (a, b) => distance(a, b, (rows, cols) => rows + cols) === 1);
/** Playable cells that share an edge or touch at a corner (V4). */
export const CORNER_NEIGHBOURS = cellMasks(64, (a, b) => distance(a, b, Math.max) === 1);

/** The name of a cell: `07` is row 0, column 7 (B7). */
export function makeCell(cell: Cell): string {
  return `${rowOf(cell)}${colOf(cell)}`;
}

/** Reads what `makeCell` writes; undefined for anything else. The central station has cells with names, too. */
export function parseCell(text: string): Cell | undefined {
  return /^[0-7][0-7]$/.test(text) ? cellAt(Number(text[0]), Number(text[1])) : undefined;
}
