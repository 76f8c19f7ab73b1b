/** Tokens and the solo game: pictures agree with what may be done (M9–M11, M17, M20). */
import { OVER } from '@guimard/engine/kit';
import { COLOURS, centralStationsStanding, metro, PLATFORMS, soloStanding } from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import { tokensIn } from './central-stations/choices.ts';
import { refusalIn } from './solo/choices.ts';
import { choicesOf, positionsOf, viewsOf } from './testing/positions.ts';

describe.each([[['central-stations']], [['companies', 'central-stations']]])('%s', (modules) => {
  it('tokens stand or are to be placed; free platforms are those offered', () => {
    let offered = 0;
    for (const s of positionsOf({ players: 3, with: modules }, 'tokens')) {
      const [spectator, ...seats] = viewsOf(s).map(({ known }) => centralStationsStanding(known));
      expect(seats).toEqual(seats.map(() => spectator));
      const { platforms, toPlace } = spectator;
      const standing = platforms.flatMap(({ token }) => (token === undefined ? [] : [token]));
      expect([...standing, ...toPlace].toSorted((a, b) => a - b)).toEqual([...s.points.keys()]);
      expect(platforms.some(({ token, isFree }) => token !== undefined && isFree)).toBe(false);
      const mover = metro.toMove(s);
      if (mover < 0) continue;
      const free = platforms.filter(({ isFree }) => isFree).map(({ platform }) => platform);
      for (const token of tokensIn(choicesOf(viewsOf(s)[mover + 1]))) {
        offered++;
        expect([...token.codes.keys()]).toEqual(free);
        expect(toPlace).toContain(token.colour);
        expect(token.percent === undefined).toBe(!modules.includes('companies'));
      }
    }
    expect(offered).toBeGreaterThan(PLATFORMS);
  });
});

describe.each(['normal', 'hard'])('solo, %s', (side) => {
  it('the last company counts, and its result is the score', () => {
    let asked = 0;
    for (let game = 0; game < 5; game++) {
      for (const s of positionsOf({ players: 1, with: ['solo'], side }, `solo ${game}`)) {
        const [spectator, own] = viewsOf(s);
        const picture = soloStanding(own.known);
        expect(soloStanding(spectator.known)).toEqual(picture);
        expect(picture.companies).toHaveLength(COLOURS.length);
        expect(picture.companies.some(({ isLast, profit }) => isLast && profit === picture.last)).toBe(true);
        expect(picture.companies.some(({ isGone, isInDeck }) => isGone && isInDeck)).toBe(false);
        if (refusalIn(choicesOf(own))) asked++;
        if (metro.toMove(s) !== OVER) continue;
        const scores = new Int32Array(1);
        metro.scores(s, scores);
        expect(picture.result).toBe(scores[0]);
      }
    }
    expect(asked).toBeGreaterThan(0);
  });
});
