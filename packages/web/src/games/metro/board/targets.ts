/** Stations and platforms as targets: how big they are, and which is beside which. */
import { nth } from '@guimard/engine/kit';
import { DEPARTURE, opposite, STATIONS } from '@guimard/engine/metro';
import { BOARD, CELL, cellCentre, inward, moved, type Spot, STATION_DEPTH } from '@guimard/miniature/metro';

/** A platform's place reaches this far into the centre. */
const PLATFORM_DEPTH = 50;

interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

/** The box of a departure: a station's part of the rim, or a platform's of the centre. */
export function departureBox(departure: number): Box {
  const point = nth(DEPARTURE, departure);
  const side = point & 3;
  const depth = departure < STATIONS ? STATION_DEPTH : PLATFORM_DEPTH;
  const middle = moved(cellCentre(point >> 2), inward(side), -(CELL + depth) / 2);
  const [width, height] = side % 2 === 0 ? [CELL, depth] : [depth, CELL];
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

/** The area of a departure within its box. Platforms that meet in a corner of the centre part there by the diagonal. */
export function departureArea(departure: number): string {
  const { x, y, width, height } = departureBox(departure);
  if (departure < STATIONS) return `M0 0H${width}V${height}H0Z`;
  const corner = { x: x + width / 2 < BOARD / 2 ? 0 : width, y: y + height / 2 < BOARD / 2 ? 0 : height };
  const along = { x: corner.x === 0 ? width : 0, y: corner.y === 0 ? height : 0 };
  const inside = { x: Math.abs(corner.x - PLATFORM_DEPTH), y: Math.abs(corner.y - PLATFORM_DEPTH) };
  const outline =
    width > height
      ? [corner, { x: along.x, y: corner.y }, along, inside]
      : [corner, { x: corner.x, y: along.y }, along, inside];
  return `M${outline.map((spot) => `${spot.x} ${spot.y}`).join('L')}Z`;
}

/**
 * The departure that an arrow key leads to, of so many: along the edge as it looks, round the corners, and from the
 * last station on to the platforms. A key across the edge leads on by the number.
 */
export function departureBeside(departure: number, { x, y }: Spot, departures: number): number {
  const side = nth(DEPARTURE, departure) & 3;
  // The numbers grow against the clock; along the top, to the left.
  const growing = inward(((departure < STATIONS ? side : opposite(side)) + 1) & 3);
  const by = x * growing.x + y * growing.y || x + y;
  return (departure + by + departures) % departures;
}
