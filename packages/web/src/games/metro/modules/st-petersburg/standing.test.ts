/** The chips of St Petersburg: they add up, and nobody sees those of others. */
import { nth } from '@guimard/engine/kit';
import { stPetersburgStanding } from '@guimard/engine/metro';
import { expect, it } from 'vitest';
import { moduleChoices } from '../../decisions.ts';
import { colourCalled } from '../parts/module-view.ts';
import { sumOf } from '../parts/sum.ts';
import { viewsOf } from '../testing/positions.ts';
import { gamesOf, isOver, told, watch } from '../testing/watch.ts';
import { standsIn } from './choices.ts';

it.each(gamesOf('st-petersburg'))('%s', (...game) => {
  watch(game, (s, events) => {
    for (const view of viewsOf(s)) {
      const { sights, piles, owners } = stPetersburgStanding(view.known, view.viewer);
      expect(sumOf(piles.map(({ left }) => left)) + sumOf(owners.map(({ count }) => count))).toBe(32);
      const stands = standsIn(moduleChoices(view));
      for (const colour of stands.keys()) expect(nth(piles, colour).sight).toBeUndefined();
      for (const [colour, { chips, left, sight }] of piles.entries()) {
        expect(chips.filter(({ isLeft }) => isLeft).length).toBeGreaterThanOrEqual(left);
        if (sight !== undefined) expect(sight.tourist).toBe(colour);
      }
      expect(sights.filter(({ tourist }) => tourist !== undefined)).toHaveLength(
        piles.filter(({ sight }) => sight !== undefined).length,
      );
      for (const { owner, count, known } of owners) {
        const seesOwn = s.rules.seatsOwnColours && owner === view.viewer;
        if (isOver(s) || seesOwn) expect(known).toHaveLength(count);
        else expect(known).toEqual([]);
      }
      if (!isOver(s)) continue;
      for (const { gain } of told(events, 'st-petersburg', 'revealed'))
        expect(sumOf(nth(owners, colourCalled(gain.colour)).known)).toBe(gain.points);
    }
  });
});
