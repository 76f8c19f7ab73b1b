/** The rows of Paris: tourists add up, points come true, and every choice has its field. */
import { nth } from '@guimard/engine/kit';
import { CELLS, paris, parisBeside, sliceOf } from '@guimard/engine/metro';
import { expect, it } from 'vitest';
import { moduleChoices } from '../../decisions.ts';
import { sumOf } from '../parts/sum.ts';
import { viewsOf } from '../testing/positions.ts';
import { gamesOf, isOver, told, watch } from '../testing/watch.ts';
import { fieldChoicesIn, parisPicture } from './picture.ts';

it.each(gamesOf('paris'))('%s', (...game) => {
  let asked = 0;
  watch(game, (s, events) => {
    const views = viewsOf(s);
    const picture = parisPicture(views[0]);
    const onFields = picture.rows.flatMap(({ sights }) => sights.flatMap(({ fields }) => fields));
    const { tourist, touristsPlaced } = sliceOf(s, paris);
    if (told(events, 'paris', 'left').length === 0 && touristsPlaced === 32) {
      const onBoard = tourist.filter((colour) => colour > 0).length;
      const beside = Array.from({ length: CELLS }, (_, cell) => parisBeside(s, cell).length);
      const taken = onFields.filter(({ hasTourist }) => hasTourist).length;
      expect(taken + picture.lifted.length + onBoard + sumOf(beside)).toBe(32);
    }
    for (const { sights, run } of picture.rows) {
      const marked = sights.flatMap(({ fields }) => fields).filter(({ isInRun }) => isInRun);
      expect(marked).toHaveLength(run);
      expect(marked.every(({ hasTourist }) => hasTourist)).toBe(true);
    }
    for (const view of views) {
      const choices = moduleChoices(view);
      const fields = fieldChoicesIn(choices);
      if (picture.lifted.length === 0) continue;
      expect(fields.size).toBe(choices.filter(({ word }) => word.includes('field')).length);
      asked += fields.size;
      const row = picture.rows[view.viewer]?.sights.flatMap((sight) => sight.fields) ?? [];
      for (const field of fields.keys()) {
        expect(nth(row, field - 1).hasTourist).toBe(false);
        expect(picture.lifted).toContain(nth(row, field - 1).colour);
      }
    }
    if (!isOver(s)) return;
    for (const { gain } of told(events, 'paris', 'row'))
      expect(nth(picture.rows, gain.seat).points).toBe(gain.points);
  });
  expect(asked).toBeGreaterThan(0);
});
