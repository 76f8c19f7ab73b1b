/** The labels of lit lines can all be read. */
import { ENTRIES, entry } from '@guimard/engine/metro';
import { cellCentre } from '@guimard/miniature/metro';
import { expect, it } from 'vitest';
import { LABEL_HEIGHT, placeLabels } from './labels.ts';
import type { LitLine } from './picture.ts';

const lit = (end: number, label: string): LitLine => ({
  departure: 0,
  crossings: [],
  end,
  label,
  kind: 'gain',
});

it('they leave the middle of a cell free', () => {
  for (const side of [0, 1, 2, 3]) {
    const [label] = placeLabels([lit(entry(20, side), '12')], [20]);
    const { x, y } = cellCentre(20);
    expect(Math.abs(label!.x - x) >= label!.width || Math.abs(label!.y - y) >= LABEL_HEIGHT).toBe(true);
  }
});

it('they do not lie on each other, even when many lines end at one cell', () => {
  const ends = [56, 27, 0].flatMap((cell) => [0, 1, 2, 3].map((side) => entry(cell, side)));
  const labels = placeLabels([...ends, ENTRIES, ENTRIES + 8, ENTRIES + 39].map((end) => lit(end, '12 ×2')));
  labels.forEach((a, i) => {
    for (const b of labels.slice(0, i))
      expect(Math.abs(a.x - b.x) >= a.width || Math.abs(a.y - b.y) >= LABEL_HEIGHT).toBe(true);
  });
});
