import { correspondances, ORDERS, pieceOf } from '@guimard/engine/correspondances';
import { describe, expect, it } from 'vitest';
import { findRoutes, findRoutesWith, Routes, survey } from './route.ts';
import { copyOf, createMatch, playWords, roundOf, rulebookExample } from './testing/table.ts';
import { NO_ROUTE } from './ways.ts';

const LINES = [1, 2, 3, 4];
/** Foresight may miss that a line without a route gets one as long as this. */
const HOPELESS = 26;

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

  it.each([2, 3, 4])('are as long after every placement as was foreseen: %d players', (players) => {
    const [foreseen, found] = [new Routes(), new Routes()];
    const codes = new Int32Array(correspondances.meta.maxLegal);
    for (const now of roundOf(players)) {
      const n = correspondances.legal(now, codes);
      for (const code of codes.subarray(0, n)) {
        const after = copyOf(now);
        correspondances.play(after, code);
        const last = after.placed - 1;
        survey(now, LINES);
        findRoutesWith(now, after.pieces[last], after.spots[last], LINES, foreseen);
        findRoutes(after, LINES, found);
        for (const line of LINES) {
          expect(Math.min(foreseen.cost[line], HOPELESS)).toBe(Math.min(found.cost[line], HOPELESS));
          expect(found.arrival[line] === 0).toBe(found.cost[line] === NO_ROUTE);
        }
      }
    }
  });

  it('are not foreseen differently after another placement was', () => {
    const [first, again] = [new Routes(), new Routes()];
    const codes = new Int32Array(correspondances.meta.maxLegal);
    for (const s of roundOf(2)) {
      const n = correspondances.legal(s, codes);
      const foresee = (code: number, routes: Routes): void =>
        findRoutesWith(s, pieceOf(s.drawn - 1, code & 3), code >> 2, LINES, routes);
      survey(s, LINES);
      foresee(codes[0], first);
      for (let i = 1; i < n; i++) foresee(codes[i], again);
      foresee(codes[0], again);
      expect(again).toEqual(first);
    }
  });
});
