/** Where everything is on the table, in units of its drawing: a cell is 100 wide, and (0, 0) is its north-western corner. */
import {
  departureOf,
  edge,
  exit,
  type Line,
  opposite,
  type Piece,
  RING,
  type Side,
  WEST_END,
} from '@guimard/engine/correspondances';
import { bend, CELL, HALF, inside, inward, type Spot } from '@guimard/miniature/correspondances';

/** How far from the edge the number of a line stands. */
const NUMBER = 15;
/** How far the way of a line reaches into the end it departs from, up to its point. */
const STUB = 5;
export type BoardPoint = Spot;

export const numberPlace = (side: Side): BoardPoint => inside(side, NUMBER);

const tidy = (value: number): number => Math.round(value * 100) / 100;
const write = (corner: BoardPoint, { x, y }: BoardPoint): string =>
  `${tidy(corner.x + x)} ${tidy(corner.y + y)}`;

const ORIGIN: BoardPoint = { x: 0, y: 0 };

/** From the middle of one side to that of another, without the first place. */
function bendPath(from: Side, to: Side, hasRing: boolean, corner: BoardPoint): string {
  const [, ...rest] = bend(from, to, hasRing);
  return `C${rest.map((place) => write(corner, place)).join(' ')}`;
}

/** A track within its tile, as the `d` of a path. */
export const trackPath = (piece: Piece, from: Side): string =>
  `M${write(ORIGIN, inside(from, 0))}${bendPath(from, exit(piece, from), RING[piece] === 1, ORIGIN)}`;

/** One tile on the way of a line. */
export interface Passed {
  readonly x: number;
  readonly y: number;
  readonly from: Side;
  readonly to: Side;
  readonly piece: Piece;
}

const cornerOf = ({ x, y }: BoardPoint): BoardPoint => ({ x: x * CELL, y: y * CELL });

/** A stretch of one line. */
export interface Stretch {
  readonly line: Line;
  readonly path: string;
  /** How many tiles it passes. */
  readonly tiles: number;
}

/**
 * The way of a line over the tiles, stretch by stretch: at a transfer one ends and the next begins, in the middle of
 * the ring. It starts at the point of the end it departs from.
 */
export function stretchesOf(crossings: readonly Passed[]): readonly Stretch[] {
  const stretches: { line: Line; path: string; tiles: number }[] = [];
  crossings.forEach(({ x, y, from, to, piece }, i) => {
    const corner = cornerOf({ x, y });
    const [line, next] = [edge(piece, from), edge(piece, to)];
    if (i === 0) {
      const path = `M${write(corner, inside(from, -STUB))}L${write(corner, inside(from, 0))}`;
      stretches.push({ line, path, tiles: STUB / CELL });
    }
    const last = stretches.at(-1)!;
    if (line === next) {
      last.path += bendPath(from, to, RING[piece] === 1, corner);
      last.tiles++;
      return;
    }
    const middle = write(corner, { x: HALF, y: HALF });
    last.path += `L${middle}`;
    last.tiles += 0.5;
    stretches.push({ line: next, path: `M${middle}L${write(corner, inside(to, 0))}`, tiles: 0.5 });
  });
  return stretches;
}

/** The middle of a tile. */
const middleOf = ({ x, y }: BoardPoint): BoardPoint => ({ x: x * CELL + HALF, y: y * CELL + HALF });
const isTransfer = ({ from, to, piece }: Passed): boolean => edge(piece, from) !== edge(piece, to);

/** The rings where one changes, in order. */
export const transfersOn = (crossings: readonly Passed[]): readonly BoardPoint[] =>
  crossings.filter(isTransfer).map(middleOf);

/** The rings that are passed without a change. */
export const ringsOn = (crossings: readonly Passed[]): readonly BoardPoint[] =>
  crossings.filter((passed) => RING[passed.piece] === 1 && !isTransfer(passed)).map(middleOf);

/** Where a way over tiles stops: the middle of the last edge, and which way it points. */
interface Stop extends BoardPoint {
  readonly direction: BoardPoint;
}

function stopOf({ x, y, to }: Pick<Passed, 'x' | 'y' | 'to'>): Stop {
  const corner = cornerOf({ x, y });
  const at = inside(to, 0);
  return { x: corner.x + at.x, y: corner.y + at.y, direction: inward(opposite(to)) };
}

/** The same for a line without a tile: the edge of the end it departs from. */
function departurePlace(line: Line): Stop {
  const { end, side } = departureOf(line);
  return stopOf({ x: end, y: 0, to: side });
}

/**
 * Where the label of a line goes, as the middle of a plate so wide: beyond its open end; of a journey, beside its
 * arrival, on the outer side of the end.
 */
export function labelPlace(
  line: Line,
  crossings: readonly Passed[],
  width: number,
  isJourney: boolean,
): BoardPoint {
  const last = crossings.at(-1);
  const { x, y, direction } = last === undefined ? departurePlace(line) : stopOf(last);
  if (isJourney) {
    const outwards = departureOf(line).goal === WEST_END ? -1 : 1;
    return direction.x === 0 ? { x: x + outwards * (width / 2 + 20), y } : { x, y: y - 36 };
  }
  const reach = Math.abs(direction.x) * (width / 2) + Math.abs(direction.y) * 20 + 8;
  return { x: x + direction.x * reach, y: y + direction.y * reach };
}

/** The side of a tile that a place in it is nearest to; both from 0 to 1. */
export function sideAt(u: number, v: number): Side {
  const [dx, dy] = [u - 0.5, v - 0.5];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3;
  return dy > 0 ? 2 : 0;
}

/** Whole cells. */
export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** Everything that lies, and the open cells round it. */
export function boundsOf(cells: readonly BoardPoint[]): Bounds {
  const xs = [0, 5, ...cells.map(({ x }) => x)];
  const ys = [0, ...cells.map(({ y }) => y)];
  return {
    west: Math.min(...xs) - 1,
    east: Math.max(...xs) + 1,
    north: Math.min(...ys) - 1,
    south: Math.max(...ys) + 1,
  };
}
