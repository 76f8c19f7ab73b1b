import { EXIT, TILE_NAMES } from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import { COME_IN, drawingOf, LEAVE, TILE_COLUMNS, TILE_ROWS, TRACKS } from './art.ts';

describe('drawings of tiles', () => {
  it.each(TILE_NAMES.map((name, tile) => [name, tile] as const))('%s shows its tracks', (_, tile) => {
    const drawn = drawingOf(tile);
    expect(drawn.map((row) => Array.from(row).length)).toEqual(Array(TILE_ROWS).fill(TILE_COLUMNS));
    const visits = Array.from({ length: TILE_ROWS }, () => Array<number>(TILE_COLUMNS).fill(0));
    for (let side = 0; side < 4; side++) {
      const track = TRACKS[tile][side];
      expect(track[0]).toEqual(COME_IN[side]);
      expect(track.at(-1)).toEqual(LEAVE[EXIT[tile * 4 + side]]);
      for (const { x, y } of track) visits[y][x]++;
    }
    // Two tracks meet only where they cross, and nothing else is drawn.
    const expected = drawn.map((row) => Array.from(row, (char) => (char === ' ' ? 0 : char === '┼' ? 2 : 1)));
    expect(visits).toEqual(expected);
  });
});
