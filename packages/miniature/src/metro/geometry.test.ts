/** The drawing of the board: what is connected in the game is connected in the picture. */
import { nth } from '@guimard/engine/kit';
import {
  type Cell,
  createState,
  DEFAULTS,
  DEPARTURES,
  ENTRIES,
  EXIT,
  entry,
  isCentre,
  lineEnd,
  makeTile,
  neighbour,
  opposite,
  putTile,
  STATIONS,
  TILES,
  traceLine,
} from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import { curvesPath, moved, type Spot } from '../curve.ts';
import {
  arrivalSpot,
  BOARD,
  CELL,
  cellCorner,
  departureSpot,
  inSpot,
  lineEndOf,
  linePath,
  outSpot,
  RIM,
  STUB,
  stationSpot,
  tileTracks,
} from './geometry.ts';

const SIDES = [0, 1, 2, 3];
const CELLS = Array.from({ length: 64 }, (_, cell) => cell);
const PLAYABLE = CELLS.filter((cell) => !isCentre(cell));

const onBoard = (cell: Cell, spot: Spot): Spot => moved(cellCorner(cell), spot, 1);

/** All the numbers of a path, in pairs. */
function spotsOf(path: string): Spot[] {
  const numbers = path.match(/-?\d+(\.\d+)?/g)!.map(Number);
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: nth(numbers, i + 1) }] : []));
}

function expectSpot(actual: Spot, expected: Spot): void {
  expect(actual.x).toBeCloseTo(expected.x, 1);
  expect(actual.y).toBeCloseTo(expected.y, 1);
}

describe('the two tracks of a side', () => {
  it('meet those of the neighbour: the exit of one is the entry of the other', () => {
    for (const cell of CELLS) {
      for (const side of SIDES) {
        const across = neighbour(cell, side);
        if (across === undefined) continue;
        expect(onBoard(cell, outSpot(side))).toEqual(onBoard(across, inSpot(opposite(side))));
      }
    }
  });

  it('run on the right: a train from the north enters on the western one (B3)', () => {
    expect(inSpot(0)).toEqual({ x: 35, y: 0 });
    expect(inSpot(1)).toEqual({ x: 100, y: 35 });
    expect(inSpot(2)).toEqual({ x: 65, y: 100 });
    expect(inSpot(3)).toEqual({ x: 0, y: 65 });
  });
});

describe('the tracks of a tile begin and end where they should, stay inside and run smoothly', () => {
  it.each(Array.from({ length: TILES }, (_, tile) => [makeTile(tile), tile] as const))('%s', (_, tile) => {
    tileTracks(tile).forEach((curves, side) => {
      const spots = spotsOf(curvesPath(curves));
      expectSpot(nth(spots, 0), inSpot(side));
      expectSpot(spots.at(-1)!, outSpot(nth(EXIT, tile * 4 + side)));
      for (const { x, y } of spots) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(CELL);
      }
      for (let i = 1; i < curves.length; i++) {
        const [before, after] = [nth(curves, i - 1), nth(curves, i)];
        expect(after[0]).toEqual(before[3]);
        const cross =
          (before[3].x - before[2].x) * (after[1].y - after[0].y) -
          (before[3].y - before[2].y) * (after[1].x - after[0].x);
        expect(cross).toBeCloseTo(0);
      }
    });
  });
});

describe('a whole line', () => {
  it('starts at its departure, follows its crossings and ends where the line ends, on any board', () => {
    for (let shift = 0; shift < TILES; shift++) {
      const s = createState(DEFAULTS);
      // Every cell but one, so that there are lines of both kinds.
      for (const cell of PLAYABLE) if (cell !== 10) putTile(s, (cell * 7 + shift) % TILES, cell);
      for (let departure = 0; departure < DEPARTURES; departure++) {
        const end = lineEnd(s, departure);
        const crossings = traceLine(s, departure);
        const path = linePath(departure, crossings, end);
        expect(path.match(/M/g)).toHaveLength(1);
        const spots = spotsOf(path);
        expectSpot(nth(spots, 1), departureSpot(departure));
        const { spot, direction } = lineEndOf(end);
        expectSpot(spots.at(-1)!, end >= ENTRIES ? moved(spot, direction, STUB) : spot);
        // Each crossing ends where the next starts, so the pen is never lifted.
        crossings.forEach(({ cell, from }, i) => {
          const before = crossings[i - 1];
          const expected =
            before === undefined ? departureSpot(departure) : onBoard(before.cell, outSpot(before.to));
          expectSpot(onBoard(cell, inSpot(from)), expected);
        });
      }
    }
  });

  it('that has no tile yet shows only its stub', () => {
    const path = linePath(0, [], entry(7, 0));
    expect(spotsOf(path)).toEqual([
      { x: RIM + 735, y: RIM - STUB },
      { x: RIM + 735, y: RIM },
    ]);
  });

  it('without its first crossings starts where the last of them ends', () => {
    const crossings = [
      { cell: 7, from: 0, to: 3 },
      { cell: 6, from: 1, to: 3 },
    ];
    const spots = spotsOf(linePath(0, crossings, entry(5, 1), 1));
    expectSpot(nth(spots, 0), onBoard(7, outSpot(3)));
    expectSpot(spots.at(-1)!, onBoard(6, outSpot(3)));
  });

  it('ends at the track next to the departure of its terminus', () => {
    for (let departure = 0; departure < DEPARTURES; departure++) {
      const [from, to] = [departureSpot(departure), arrivalSpot(departure)];
      expect(Math.abs(from.x - to.x) + Math.abs(from.y - to.y)).toBe(30);
    }
  });
});

describe('round the board', () => {
  it('stations stand outside the cell they lead to, 1 at the top right, 9 at the left (B2)', () => {
    expect(stationSpot(0)).toEqual({ x: RIM + 750, y: RIM - 32, side: 0 });
    expect(stationSpot(8)).toEqual({ x: RIM - 32, y: RIM + 50, side: 3 });
    expect(stationSpot(16)).toEqual({ x: RIM + 50, y: BOARD - RIM + 32, side: 2 });
    expect(stationSpot(STATIONS - 1)).toEqual({ x: BOARD - RIM + 32, y: RIM + 50, side: 1 });
  });
});
