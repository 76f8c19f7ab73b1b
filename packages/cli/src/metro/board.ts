/** The board as characters: 77 columns by 35 rows. */
import { nth } from '@guimard/engine/kit';
import {
  CELLS,
  CENTRE_CELLS,
  type Cell,
  type Colour,
  colOf,
  DEPARTURES,
  isCentre,
  isComplete,
  type MetroState,
  makeCell,
  NOBODY,
  PLATFORMS,
  rowOf,
  STATIONS,
  type Station,
  traceLine,
} from '@guimard/engine/metro';
import { Canvas } from '../canvas.ts';
import { BOLD, DIM, type Paint } from '../paint.ts';
import { drawingOf, TILE_COLUMNS, TILE_ROWS, TRACKS } from './art.ts';
import { colourLetter, colourStyle } from './colours.ts';

/** Space for row numbers and stations on the left, for column numbers and stations at the top. */
const LEFT = 7;
const TOP = 2;
const RIM_WIDTH = 6;
const CENTRE_LEFT = LEFT + 3 * TILE_COLUMNS;
const CENTRE_TOP = TOP + 3 * TILE_ROWS;
const CENTRE = [
  '╔══════════════╗',
  '║              ║',
  '║              ║',
  '║   central    ║',
  '║   station    ║',
  '║   (double)   ║',
  '║              ║',
  '╚══════════════╝',
];

/** Where each platform is named in the central station, in the same direction as the stations (B3). */
const PLATFORM_PLACES = [
  { x: 11, y: 1 },
  { x: 3, y: 1 },
  { x: 1, y: 2 },
  { x: 1, y: 5 },
  { x: 3, y: 6 },
  { x: 11, y: 6 },
  { x: 12, y: 5 },
  { x: 12, y: 2 },
];

/** A small piece on the board. */
export interface Piece {
  readonly char: string;
  readonly style: string;
}

/** What is on the board besides tiles and stations. */
export interface Marks {
  /** Empty cells to name: those where a tile may be placed. */
  readonly named: ReadonlySet<Cell>;
  readonly onCells: ReadonlyMap<Cell, readonly Piece[]>;
  /** On the arrival side of stations. */
  readonly atStations: ReadonlyMap<Station, Piece>;
  /** Platforms are named. */
  readonly platforms: boolean;
}

const xOf = (cell: Cell): number => LEFT + colOf(cell) * TILE_COLUMNS;
const yOf = (cell: Cell): number => TOP + rowOf(cell) * TILE_ROWS;

export function drawBoard(s: MetroState, marks: Marks, paint: Paint): string[] {
  const canvas = new Canvas(LEFT + 8 * TILE_COLUMNS + RIM_WIDTH, TOP + 8 * TILE_ROWS + 1);
  for (let i = 0; i < 8; i++) {
    canvas.write(LEFT + i * TILE_COLUMNS + 3, 0, String(i), DIM);
    canvas.write(0, TOP + i * TILE_ROWS + 1, String(i), DIM);
  }
  if (CENTRE_CELLS.every((cell) => s.tiles[cell] === 0)) drawCentre(canvas, s, marks.platforms);
  for (let cell = 0; cell < CELLS; cell++) {
    drawCell(canvas, s, cell, marks.named.has(cell));
    drawPieces(canvas, cell, marks.onCells.get(cell) ?? []);
  }
  for (let station = 1; station <= STATIONS; station++) {
    drawStation(canvas, s, station, marks.atStations.get(station));
  }
  for (let departure = 0; departure < DEPARTURES; departure++) colourLine(canvas, s, departure);
  return canvas.lines(paint);
}

function drawCentre(canvas: Canvas, s: MetroState, platforms: boolean): void {
  CENTRE.forEach((text, i) => {
    canvas.write(CENTRE_LEFT, CENTRE_TOP + i, text, DIM);
  });
  for (let platform = 1; platforms && platform <= PLATFORMS; platform++) {
    const departure = STATIONS + platform - 1;
    const { x, y } = nth(PLATFORM_PLACES, platform - 1);
    const hasToken = ownerOf(s, departure) !== NOBODY;
    const { label, style } = hasToken
      ? carriage(s, departure, platform)
      : { label: `p${platform}`, style: DIM };
    canvas.write(CENTRE_LEFT + x, CENTRE_TOP + y, label, style);
  }
}

function drawCell(canvas: Canvas, s: MetroState, cell: Cell, named: boolean): void {
  if (isCentre(cell) && s.tiles[cell] === 0) return;
  const x = xOf(cell);
  const y = yOf(cell);
  const tile = nth(s.tiles, cell) - 1;
  if (tile >= 0) {
    drawingOf(tile).forEach((row, i) => {
      canvas.write(x, y + i, row, DIM);
    });
  } else if (named) {
    canvas.write(x + 3, y + 1, makeCell(cell), BOLD);
  } else {
    canvas.write(x + 3, y + 1, '·', DIM);
  }
}

/** In the top right corner, where no tile has a track. */
function drawPieces(canvas: Canvas, cell: Cell, pieces: readonly Piece[]): void {
  pieces.slice(0, TILE_COLUMNS).forEach(({ char, style }, i) => {
    canvas.write(xOf(cell) + TILE_COLUMNS - 1 - i, yOf(cell), char, style);
  });
}

const ownerOf = (s: MetroState, departure: number): Colour => nth(s.owner, departure) - 1;

/** Number, owner's letter, and the carriage: ● until the line has scored, then ○ (B16). */
function carriage(s: MetroState, departure: number, number: number): { label: string; style: string } {
  const owner = ownerOf(s, departure);
  const done = isComplete(s, departure);
  const style = done ? [DIM, colourStyle(owner)].filter((part) => part !== '').join(';') : colourStyle(owner);
  return { label: `${number}${colourLetter(owner)}${done ? '○' : '●'}`, style };
}

function drawStation(canvas: Canvas, s: MetroState, station: Station, waiting: Piece | undefined): void {
  const { label, style } = carriage(s, station - 1, station);
  const { x, y } = stationPlace(station);
  canvas.write(x, y, label.padStart(4), style);
  if (waiting !== undefined) canvas.write(x + 4, y, waiting.char, waiting.style);
}

/** B2: 1–8 along the top from the right, 9–16 down the left, 17–24 along the bottom, 25–32 up the right. */
function stationPlace(station: Station): { x: number; y: number } {
  if (station <= 8) return { x: LEFT + (8 - station) * TILE_COLUMNS + 2, y: TOP - 1 };
  if (station <= 16) return { x: 2, y: TOP + (station - 9) * TILE_ROWS + 1 };
  if (station <= 24) return { x: LEFT + (station - 17) * TILE_COLUMNS + 2, y: TOP + 8 * TILE_ROWS };
  return { x: LEFT + 8 * TILE_COLUMNS + 1, y: TOP + (32 - station) * TILE_ROWS + 1 };
}

/** The track that a line runs over has its owner's colour. */
function colourLine(canvas: Canvas, s: MetroState, departure: number): void {
  const owner = ownerOf(s, departure);
  if (owner === NOBODY) return;
  for (const { cell, from } of traceLine(s, departure)) {
    for (const { x, y } of nth(nth(TRACKS, nth(s.tiles, cell) - 1), from)) {
      canvas.restyle(xOf(cell) + x, yOf(cell) + y, colourStyle(owner));
    }
  }
}
