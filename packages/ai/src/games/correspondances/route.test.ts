import { correspondances, ORDERS } from '@guimard/engine/correspondances';
import { describe, expect, it } from 'vitest';
import { findRoutes, findRoutesWith, Routes, survey } from './route.ts';
import { copyOf, createMatch, playWords, roundOf, rulebookExample } from './testing/table.ts';
import { NO_ROUTE } from './ways.ts';

const LINES = [1, 2, 3, 4];

describe('routes', () => {
  it.each(ORDERS)('cost the same for all lines at the start: straights %s', (order) => {
    const routes = new Routes();
    findRoutes(playWords(createMatch({ players: 2 }), `order-${order} line-1 line-2`), LINES, routes);
    for (const line of LINES) expect(routes.cost[line]).toBe(routes.cost[1]);
    expect(Math.floor(routes.cost[1])).toBe(23);
  });

  it('cost nothing but the transfers and the coloured arrival once complete', () => {
    const s = playWords(rulebookExample('line-2 line-3'), 'place-e5n1-1');
    const routes = new Routes();
    findRoutes(s, [2], routes);
    expect([routes.cost[2], routes.transfers[2], routes.arrival[2]]).toEqual([4, 1, 1]);
  });

  it.each([2, 4])('are as long after a placement as was foreseen: %d players', (players) => {
    const [foreseen, found] = [new Routes(), new Routes()];
    const codes = new Int32Array(correspondances.meta.maxLegal);
    for (const now of roundOf(players)) {
      const n = correspondances.legal(now, codes);
      const after = copyOf(now);
      correspondances.play(after, codes[now.pile % n]);
      const last = after.placed - 1;
      survey(now, LINES);
      findRoutesWith(now, after.pieces[last], after.spots[last], LINES, foreseen);
      findRoutes(after, LINES, found);
      expect(foreseen.cost).toEqual(found.cost);
      for (const line of LINES) expect(found.arrival[line] === 0).toBe(found.cost[line] === NO_ROUTE);
    }
  });
});
