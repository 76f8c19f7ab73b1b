/** The drawing of the table: what joins in the game joins in the picture. */
import {
  edge,
  exit,
  isConnected,
  pieceOf,
  ROTATIONS,
  TILES,
  traceJourney,
  tracePortion,
} from '@guimard/engine/correspondances';
import { nth } from '@guimard/engine/kit';
import { inside } from '@guimard/miniature/correspondances';
import { describe, expect, it } from 'vitest';
import { crossed } from '../consequences.ts';
import { LINE_NUMBERS } from '../lines.ts';
import { optionsWith, playMatch } from '../testing/matches.ts';
import { boundsOf, sideAt, stretchesOf, trackPath, transfersOn } from './geometry.ts';

const spotsOf = (path: string): string[] => path.match(/-?[\d.]+ -?[\d.]+/g)!;
const written = ({ x, y }: { x: number; y: number }): string => `${x} ${y}`;

describe('tracks', () => {
  it('lead from the middle of one side to that of another', () => {
    for (let tile = 0; tile < TILES; tile++) {
      for (let rot = 0; rot < nth(ROTATIONS, tile); rot++) {
        const piece = pieceOf(tile, rot);
        for (const side of [0, 1, 2, 3]) {
          const spots = spotsOf(trackPath(piece, side));
          expect(spots[0]).toBe(written(inside(side, 0)));
          expect(spots.at(-1)).toBe(written(inside(exit(piece, side), 0)));
        }
      }
    }
  });
});

describe('a line over the tiles', () => {
  it('is one stretch of its own colour, and a journey changes where it transfers', () => {
    playMatch(optionsWith({ players: 2, target: 4 }), 'ways', (s) => {
      for (const line of LINE_NUMBERS) {
        const portion = crossed(s, tracePortion(s, line));
        expect(stretchesOf(portion).map((stretch) => stretch.line)).toEqual(portion.length > 0 ? [line] : []);
        if (!isConnected(s, line)) continue;
        const journey = crossed(s, traceJourney(s, line));
        expect(stretchesOf(journey)).toHaveLength(transfersOn(journey).length + 1);
        expect(edge(nth(journey, 0).piece, nth(journey, 0).from)).toBe(line);
      }
    });
  });
});

describe('places', () => {
  it('belong to the nearest side', () => {
    expect([sideAt(0.5, 0.1), sideAt(0.9, 0.5), sideAt(0.5, 0.9), sideAt(0.1, 0.5)]).toEqual([0, 1, 2, 3]);
  });

  it('are all within the bounds, with open cells round them', () => {
    expect(boundsOf([])).toEqual({ west: -1, east: 6, north: -1, south: 1 });
    expect(boundsOf([{ x: 7, y: -3 }])).toEqual({ west: -1, east: 8, north: -4, south: 1 });
  });
});
