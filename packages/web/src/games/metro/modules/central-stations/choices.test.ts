/** Tokens: free platforms are those that may be chosen (M9–M11). */
import { nth } from '@guimard/engine/kit';
import { centralStationsStanding, metro, PLATFORMS } from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import { moduleChoices } from '../../decisions.ts';
import { positionsOf, viewsOf } from '../testing/positions.ts';
import { tokensIn } from './choices.ts';

describe.each([[['central-stations']], [['companies', 'central-stations']]])('%s', (modules) => {
  it('tokens stand or are to be placed; free platforms are those offered', () => {
    let offered = 0;
    for (const s of positionsOf({ players: 3, with: modules }, 'tokens')) {
      const [spectator, ...seats] = viewsOf(s);
      const { platforms, toPlace } = centralStationsStanding(spectator.known);
      for (const { known } of seats) expect(centralStationsStanding(known)).toEqual({ platforms, toPlace });
      const standing = platforms.flatMap(({ token }) => (token === undefined ? [] : [token]));
      expect([...standing, ...toPlace].toSorted((a, b) => a - b)).toEqual([...s.points.keys()]);
      expect(platforms.some(({ token, isFree }) => token !== undefined && isFree)).toBe(false);
      const mover = metro.toMove(s);
      if (mover < 0) continue;
      const free = platforms.filter(({ isFree }) => isFree).map(({ platform }) => platform);
      for (const token of tokensIn(moduleChoices(nth(seats, mover)))) {
        offered++;
        expect([...token.codes.keys()]).toEqual(free);
        expect(toPlace).toContain(token.colour);
        expect(token.percent === undefined).toBe(!modules.includes('companies'));
      }
    }
    expect(offered).toBeGreaterThan(PLATFORMS);
  });
});
