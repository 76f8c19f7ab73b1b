/** The board as characters: 76 columns by 35 rows. */
import {
  CELLS,
  type Cell,
  colOf,
  isCentre,
  isComplete,
  type MetroState,
  makeCell,
  NOBODY,
  rowOf,
  STATIONS,
  type Station,
  traceLine,
} from '@guimard/engine/metro';
import { BOLD, DIM, type Paint } from '../paint.ts';
import { drawingOf, TILE_COLUMNS, TILE_ROWS, TRACKS } from './art.ts';
import { Canvas } from './canvas.ts';
import { colourLetter, colourStyle } from './colours.ts';

/** Room for row numbers and stations on the left, for column numbers and stations at the top. */
const LEFT = 7;
const TOP = 2;
const RIM_WIDTH = 5;
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

const xOf = (cell: Cell): number => LEFT + colOf(cell) * TILE_COLUMNS;
const yOf = (cell: Cell): number => TOP + rowOf(cell) * TILE_ROWS;

/** The board, with the names of some empty cells: those where a tile may be laid. */
export function drawBoard(s: MetroState, named: ReadonlySet<Cell>, paint: Paint): string[] {
  const canvas = new Canvas(LEFT + 8 * TILE_COLUMNS + RIM_WIDTH, TOP + 8 * TILE_ROWS + 1);
  for (let i = 0; i < 8; i++) {
    canvas.write(LEFT + i * TILE_COLUMNS + 3, 0, String(i), DIM);
    canvas.write(0, TOP + i * TILE_ROWS + 1, String(i), DIM);
  }
  CENTRE.forEach((text, i) => {
    canvas.write(LEFT + 3 * TILE_COLUMNS, TOP + 3 * TILE_ROWS + i, text, DIM);
  });
  for (let cell = 0; cell < CELLS; cell++) drawCell(canvas, s, cell, named.has(cell));
  for (let station = 1; station <= STATIONS; station++) {
    drawStation(canvas, s, station);
    colourLine(canvas, s, station);
  }
  return canvas.lines(paint);
}

function drawCell(canvas: Canvas, s: MetroState, cell: Cell, named: boolean): void {
  if (isCentre(cell)) return;
  const x = xOf(cell);
  const y = yOf(cell);
  if (s.tiles[cell] > 0) {
    drawingOf(s.tiles[cell] - 1).forEach((row, i) => {
      canvas.write(x, y + i, row, DIM);
    });
  } else if (named) {
    canvas.write(x + 3, y + 1, makeCell(cell), BOLD);
  } else {
    canvas.write(x + 3, y + 1, '·', DIM);
  }
}

/** Number, owner's letter, and the carriage: ● until the station's line has scored, then ○ (B16). */
function drawStation(canvas: Canvas, s: MetroState, station: Station): void {
  const owner = s.rules.owner[station - 1];
  const done = isComplete(s, station - 1);
  const label = `${station}${colourLetter(owner)}${done ? '○' : '●'}`.padStart(4);
  const style = done ? [DIM, colourStyle(owner)].filter((part) => part !== '').join(';') : colourStyle(owner);
  const { x, y } = stationPlace(station);
  canvas.write(x, y, label, style);
}

/** B2: 1–8 along the top from the right, 9–16 down the left, 17–24 along the bottom, 25–32 up the right. */
function stationPlace(station: Station): { x: number; y: number } {
  if (station <= 8) return { x: LEFT + (8 - station) * TILE_COLUMNS + 2, y: TOP - 1 };
  if (station <= 16) return { x: 2, y: TOP + (station - 9) * TILE_ROWS + 1 };
  if (station <= 24) return { x: LEFT + (station - 17) * TILE_COLUMNS + 2, y: TOP + 8 * TILE_ROWS };
  return { x: LEFT + 8 * TILE_COLUMNS + 1, y: TOP + (32 - station) * TILE_ROWS + 1 };
}

/** The track that a station's line runs over has its owner's colour. */
function colourLine(canvas: Canvas, s: MetroState, station: Station): void {
  const owner = s.rules.owner[station - 1];
  if (owner === NOBODY) return;
  for (const { cell, from } of traceLine(s, station - 1)) {
    for (const { x, y } of TRACKS[s.tiles[cell] - 1][from]) {
      canvas.restyle(xOf(cell) + x, yOf(cell) + y, colourStyle(owner));
    }
  }
}
