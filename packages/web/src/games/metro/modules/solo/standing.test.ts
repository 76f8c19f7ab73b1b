/** The solo game: the poorest company counts, and a dddd may be refused (M17, M18, M20). */
import { nth, OVER } from '@guimard/engine/kit';
import { COLOURS, metro, soloStanding } from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import { moduleChoices } from '../../decisions.ts';
import { positionsOf, viewsOf } from '../testing/positions.ts';
import { refusalIn } from './choices.ts';

describe.each(['normal', 'hard'])('solo, %s', (side) => {
  it('the last company counts, and its result is the score', () => {
    let asked = 0;
    for (let game = 0; game < 5; game++) {
      for (const s of positionsOf({ players: 1, with: ['solo'], side }, `solo ${game}`)) {
        const [spectator, ...seats] = viewsOf(s);
        const own = nth(seats, 0);
        const picture = soloStanding(own.known);
        expect(soloStanding(spectator.known)).toEqual(picture);
        expect(picture.companies).toHaveLength(COLOURS.length);
        expect(picture.companies.some(({ isLast, profit }) => isLast && profit === picture.last)).toBe(true);
        expect(picture.companies.some(({ isGone, isInDeck }) => isGone && isInDeck)).toBe(false);
        if (refusalIn(moduleChoices(own))) asked++;
        if (metro.toMove(s) !== OVER) continue;
        const scores = new Int32Array(1);
        metro.scores(s, scores);
        expect(picture.result).toBe(scores[0]);
      }
    }
    expect(asked).toBeGreaterThan(0);
  });
});
