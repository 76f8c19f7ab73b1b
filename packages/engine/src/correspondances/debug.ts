/** A table as plain text, for tests and debugging: rows of tiles, each by what its edges show. */
import { nth } from '../kit/nth.ts';
import { indexOn, type Spot, spotOf, xOf, yOf } from './board.ts';
import type { CorrespondancesState } from './state.ts';
import { CLOSED, EDGE, edge, isSection, RING, ROTATIONS, rotOf, tileOf, WEST_PIECE, WILD } from './tile.ts';
import type { Piece } from './types.ts';

/**
 * ```
 * ..... 1212* 1122.    sections: lines on north, east, south, west; a ring, or none
 * 2-3M= 2-2-= 1-1-=    the set-up: closed edges, and an (M)
 * ```
 */
export function drawBoard(s: CorrespondancesState): string {
  const spots = Array.from(s.spots.subarray(0, s.placed));
  if (spots.length === 0) return '';
  const [west, east] = range(spots.map(xOf));
  const [north, south] = range(spots.map(yOf));
  let drawing = '';
  for (let y = north; y <= south; y++) {
    for (let x = west; x <= east; x++) {
      const index = indexOn(s, spotOf(x, y));
      drawing += (index < 0 ? EMPTY : drawPiece(nth(s.pieces, index))) + (x < east ? ' ' : '\n');
    }
  }
  return drawing;
}

const EMPTY = '.....';
const range = (numbers: readonly number[]): [min: number, max: number] => [
  Math.min(...numbers),
  Math.max(...numbers),
];

function drawPiece(piece: Piece): string {
  const edges = [0, 1, 2, 3].map((side) => drawEdge(edge(piece, side))).join('');
  if (!isSection(piece)) return `${edges}=`;
  return edges + (RING[piece] === 1 ? '*' : '.');
}

function drawEdge(line: number): string {
  if (line === WILD) return 'M';
  return line === CLOSED ? '-' : String(line);
}

/** What a drawing shows at a cell. */
export interface Drawn {
  /** The tile in its rotation. */
  readonly piece: Piece;
  /** Where it lies. */
  readonly spot: Spot;
}

const PIECE_OF = new Map(
  Array.from({ length: EDGE.length / 4 }, (_, piece): [string, Piece] => [drawPiece(piece), piece]).filter(
    ([, piece]) => !isSection(piece) || rotOf(piece) < nth(ROTATIONS, tileOf(piece)),
  ),
);

/** The tiles of a drawing, row by row, the set-up included. Throws on invalid text: it is for tests. */
export function readBoard(drawing: string): Drawn[] {
  const rows = drawing.trim().split('\n');
  const tokens = rows.map((row) => row.trim().split(/\s+/));
  const origin = drawPiece(WEST_PIECE);
  const y0 = tokens.findIndex((row) => row.includes(origin));
  if (y0 < 0) throw new Error(`a drawing shows the western end, ${origin}`);
  const x0 = nth(tokens, y0).indexOf(origin);
  return tokens.flatMap((row, y) =>
    row.flatMap((token, x) => {
      if (token === EMPTY) return [];
      const piece = PIECE_OF.get(token);
      if (piece === undefined) throw new Error(`no tile ${token}`);
      return [{ piece, spot: spotOf(x - x0, y - y0) }];
    }),
  );
}
