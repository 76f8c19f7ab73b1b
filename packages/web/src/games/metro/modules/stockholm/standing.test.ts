/** The chips of Stockholm: nobody sees those of others, and points come true. */
import { nth } from '@guimard/engine/kit';
import { sliceOf, stockholm, stockholmStanding } from '@guimard/engine/metro';
import { expect, it } from 'vitest';
import { sumOf } from '../parts/sum.ts';
import { viewsOf } from '../testing/positions.ts';
import { gamesOf, isOver, told, watch } from '../testing/watch.ts';

it.each(gamesOf('stockholm', ['secret', 'open']))('%s', (...game) => {
  watch(game, (s, events) => {
    const chips = Array.from(sliceOf(s, stockholm).chips);
    for (const view of viewsOf(s)) {
      const { holders, sights, next, isOpen, each } = stockholmStanding(view.known, view.viewer);
      expect(isOpen).toBe(game[1].side === 'open');
      const fields = sights.flatMap((sight) => sight.fields);
      if (!isOver(s)) {
        // S1: one's own chips, and no spectator sees any.
        expect(holders.every(({ seat }) => seat === view.viewer)).toBe(true);
        const own = chips.slice(view.viewer * each, (view.viewer + 1) * each).filter((chip) => chip > 0);
        const seen = holders.flatMap((holder) => holder.chips.map(({ colour }) => colour + 1));
        expect(seen).toEqual(isOpen || view.viewer < 0 ? [] : own);
      }
      if (next !== undefined && fields.length > 0) expect(nth(fields, next).tourist).toBeUndefined();
      if (!isOver(s) || isOpen) continue;
      for (const { seat, points } of holders) {
        const own = told(events, 'stockholm', 'shown').filter(({ gain }) => gain.seat === seat);
        expect(points).toBe(sumOf(own.map(({ gain }) => gain.points)));
      }
    }
  });
});
