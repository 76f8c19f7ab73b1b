/** Tracks that cross are drawn one above the other. */
import { nth } from '@guimard/engine/kit';
import { parseTile, TILES } from '@guimard/engine/metro';
import { expect, it } from 'vitest';
import { TILE_ART } from './tile-art.ts';

const art = (name: string) => nth(TILE_ART, parseTile(name)!);

it('tiles without a crossing have one layer and no bridge', () => {
  for (const name of ['cccc', 'dddd', 'adad', 'dada', 'dacc']) {
    expect(art(name).layers).toHaveLength(1);
    expect(art(name).bridges).toBe('');
  }
});

it('two pairs of straight tracks cross on four bridges', () => {
  expect(art('aaaa').layers).toHaveLength(2);
  expect(art('aaaa').bridges.match(/M/g)).toHaveLength(4);
});

it('every track of every tile is drawn in exactly one layer', () => {
  expect(TILE_ART).toHaveLength(TILES);
  for (const { layers } of TILE_ART) expect(layers.flat().sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
});
