/** Correspondances in small: the tiles on the table, each track in the colour of its line. */
import {
  type CorrespondancesState,
  EAST_PIECE,
  edge,
  exit,
  LINES,
  type Piece,
  RING,
  ROW,
  SECTIONS,
  type Side,
  WEST_PIECE,
  xOf,
  yOf,
} from '@guimard/engine/correspondances';
import { nth, type View } from '@guimard/engine/kit';
import { type Spot, shifted, straight } from '../curve.ts';
import { disc, type Miniature, type Plate, plate, type Stroke, stroke } from '../miniature.ts';
import { CELL, HALF, inside, linePaint, pointPlace, TRACK, trackCurve } from './geometry.ts';

/** Margin around the table. */
const MARGIN = 60;
const SIDES: readonly Side[] = [0, 1, 2, 3];

export function correspondancesMiniature({ known }: View<CorrespondancesState>): Miniature {
  const corners = Array.from(known.spots.subarray(0, known.placed), (spot) => ({
    x: xOf(spot) * CELL,
    y: yOf(spot) * CELL,
  }));
  // Before the first round the table is empty: reserve the width of the set-up row.
  const xs = [0, (ROW - 1) * CELL, ...corners.map(({ x }) => x)];
  const ys = [0, ...corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [width, height] = [Math.max(...xs) + CELL + MARGIN - x, Math.max(...ys) + CELL + MARGIN - y];
  const tiles = corners.flatMap((corner, index) => tileAt(nth(known.pieces, index), corner));
  return {
    x,
    y,
    width,
    height,
    shapes: [plate(x, y, width, height, 24, 'ground'), ...tiles],
    placed: Math.max(0, known.placed - ROW),
    tiles: SECTIONS,
  };
}

function tileAt(piece: Piece, corner: Spot): (Plate | Stroke)[] {
  const isEnd = piece === WEST_PIECE || piece === EAST_PIECE;
  const tile = plate(corner.x + 1, corner.y + 1, CELL - 2, CELL - 2, 8, isEnd ? 'iron' : 'tile');
  return [tile, ...(isEnd ? pointsOf(piece, corner) : tracksOf(piece, corner))];
}

function tracksOf(piece: Piece, corner: Spot): (Plate | Stroke)[] {
  const tracks = SIDES.filter((side) => isLine(piece, side) && side < exit(piece, side)).map((side) =>
    stroke([shifted(trackCurve(piece, side), corner)], TRACK, linePaint(edge(piece, side))),
  );
  if (RING[piece] !== 1) return tracks;
  const [x, y] = [corner.x + HALF, corner.y + HALF];
  return [...tracks, disc(x, y, 20, 'iron'), disc(x, y, 14, 'enamel')];
}

/** The departures of an end, which are the arrivals of others. */
function pointsOf(piece: Piece, corner: Spot): (Plate | Stroke)[] {
  return SIDES.filter((side) => isLine(piece, side)).flatMap((side) => {
    const [at, paint] = [pointPlace(side), linePaint(edge(piece, side))];
    return [
      stroke([shifted(straight(at, inside(side, 0)), corner)], TRACK, paint),
      disc(corner.x + at.x, corner.y + at.y, 17, 'enamel'),
      disc(corner.x + at.x, corner.y + at.y, 12, paint),
    ];
  });
}

const isLine = (piece: Piece, side: Side): boolean => {
  const line = edge(piece, side);
  return line >= 1 && line <= LINES;
};
