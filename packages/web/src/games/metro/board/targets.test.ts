/** Stations and platforms as targets. */
import { DEPARTURES, STATIONS } from '@guimard/engine/metro';
import { BOARD, departureSpot } from '@guimard/miniature/metro';
import { describe, expect, it } from 'vitest';
import { departureBeside, departureBox } from './targets.ts';

const UP = { x: 0, y: -1 };
const RIGHT = { x: 1, y: 0 };
const DOWN = { x: 0, y: 1 };
const LEFT = { x: -1, y: 0 };
const ALL = Array.from({ length: DEPARTURES }, (_, departure) => departure);

describe('boxes', () => {
  it('touch the board where the line begins, and do not overlap', () => {
    const boxes = ALL.map(departureBox);
    boxes.forEach((box, departure) => {
      const { x, y } = departureSpot(departure);
      expect(x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height).toBe(true);
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(BOARD);
    });
    for (const a of boxes.slice(0, STATIONS))
      for (const b of boxes.slice(0, STATIONS))
        if (a !== b) {
          const isApart =
            a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
          expect(isApart).toBe(true);
        }
  });
});

describe('arrow keys', () => {
  it('go along the edge as it looks', () => {
    // From station 2 at the top, 10 at the left, 18 at the bottom and 26 at the right.
    expect(departureBeside(1, LEFT, STATIONS)).toBe(2);
    expect(departureBeside(1, RIGHT, STATIONS)).toBe(0);
    expect(departureBeside(9, DOWN, STATIONS)).toBe(10);
    expect(departureBeside(17, RIGHT, STATIONS)).toBe(18);
    expect(departureBeside(25, UP, STATIONS)).toBe(26);
  });

  it('reach all of them by the number, the platforms last', () => {
    let departure = 0;
    const seen = new Set<number>();
    for (let i = 0; i < DEPARTURES; i++) {
      seen.add(departure);
      const before = departure;
      const next = [LEFT, DOWN, RIGHT, UP].map((step) => departureBeside(before, step, DEPARTURES));
      departure = next.find((one) => one === (before + 1) % DEPARTURES)!;
    }
    expect(seen.size).toBe(DEPARTURES);
    expect(departure).toBe(0);
  });
});
