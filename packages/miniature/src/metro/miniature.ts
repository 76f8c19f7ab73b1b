/** Metro in small: tiles, stations in their owners' colours, and every line in its colour; no score track. */
import { nth, type View } from '@guimard/engine/kit';
import {
  DEPARTURE,
  DEPARTURES,
  isComplete,
  lineLength,
  type MetroState,
  STATIONS,
  TILES_IN_BOX,
  traceLine,
} from '@guimard/engine/metro';
import { type Curve, moved, shifted, straight } from '../curve.ts';
import { disc, type Miniature, type Plate, plate, type Stroke, stroke } from '../miniature.ts';
import {
  BOARD,
  CELL,
  cellCorner,
  departureSpot,
  inward,
  RIM,
  SCORE_DEPTH,
  STUB,
  stationSpot,
  tileTracks,
  trackCurves,
} from './geometry.ts';

const SIZE = BOARD - 2 * SCORE_DEPTH;

export function metroMiniature({ known }: View<MetroState>): Miniature {
  return {
    x: SCORE_DEPTH,
    y: SCORE_DEPTH,
    width: SIZE,
    height: SIZE,
    shapes: [...boardOf(), ...tilesOf(known), ...linesOf(known), ...stationsOf(known)],
    placed: known.placed,
    tiles: TILES_IN_BOX,
  };
}

function boardOf(): Plate[] {
  const inner = BOARD - 2 * RIM;
  return [
    plate(SCORE_DEPTH, SCORE_DEPTH, SIZE, SIZE, 24, 'enamel'),
    plate(RIM - 6, RIM - 6, inner + 12, inner + 12, 14, 'iron'),
    plate(RIM, RIM, inner, inner, 8, 'ground'),
    plate(RIM + 3 * CELL + 4, RIM + 3 * CELL + 4, 2 * CELL - 8, 2 * CELL - 8, 26, 'iron'),
    plate(RIM + 3 * CELL + 18, RIM + 3 * CELL + 18, 2 * CELL - 36, 2 * CELL - 36, 18, 'brass'),
    plate(RIM + 3 * CELL + 26, RIM + 3 * CELL + 26, 2 * CELL - 52, 2 * CELL - 52, 14, 'iron'),
  ];
}

function stationsOf(known: MetroState): Plate[] {
  return Array.from({ length: STATIONS }, (_, station) => {
    const { x, y } = stationSpot(station);
    const owner = nth(known.owner, station);
    return disc(x, y, owner > 0 ? 19 : 9, owner > 0 ? owner - 1 : 'rail');
  });
}

/** Rails of unowned lines keep their colour. */
function tilesOf(known: MetroState): (Plate | Stroke)[] {
  return Array.from(known.tiles, (tile, cell) => ({ tile: tile - 1, cell }))
    .filter(({ tile }) => tile >= 0)
    .flatMap(({ tile, cell }) => {
      const corner = cellCorner(cell);
      const tracks = tileTracks(tile).map((curves) =>
        stroke(
          curves.map((curve) => shifted(curve, corner)),
          7,
          'rail',
        ),
      );
      return [plate(corner.x + 1, corner.y + 1, CELL - 2, CELL - 2, 6, 'tile'), ...tracks];
    });
}

function linesOf(known: MetroState): (Plate | Stroke)[] {
  const platforms = Array.from({ length: DEPARTURES - STATIONS }, (_, i) => STATIONS + i);
  const tokens = platforms
    .filter((platform) => nth(known.owner, platform) > 0)
    .map((platform) => ({ ...stationSpot(platform), owner: nth(known.owner, platform) - 1 }));
  const lines = Array.from({ length: DEPARTURES }, (_, departure) => departure)
    .filter((departure) => nth(known.owner, departure) > 0 && lineLength(known, departure) > 0)
    .flatMap((departure) => {
      const paint = nth(known.owner, departure) - 1;
      const isCalm = isComplete(known, departure);
      const tracks = traceLine(known, departure).map(({ cell, from, to }) =>
        trackCurves(from, to).map((curve) => shifted(curve, cellCorner(cell))),
      );
      return [[stub(departure)], ...tracks].map((curves) => stroke(curves, 14, paint, isCalm));
    });
  // Completed lines are below open ones.
  const order = [...lines.filter(({ isCalm }) => isCalm), ...lines.filter(({ isCalm }) => !isCalm)];
  return [...order, ...tokens.map(({ x, y, owner }) => disc(x, y, 13, owner))];
}

/** Out of the station or platform. */
function stub(departure: number): Curve {
  const start = departureSpot(departure);
  return straight(moved(start, inward(nth(DEPARTURE, departure) & 3), -STUB), start);
}
