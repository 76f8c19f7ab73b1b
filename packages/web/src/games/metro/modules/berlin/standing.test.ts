/** The cards of Berlin: they add up, and points come true. */
import { berlinStanding, COLOURS } from '@guimard/engine/metro';
import { expect, it } from 'vitest';
import { sumOf } from '../parts/sum.ts';
import { viewsOf } from '../testing/positions.ts';
import { gamesOf, isOver, told, watch } from '../testing/watch.ts';

it.each(gamesOf('berlin', ['A', 'mixed']))('%s', (...game) => {
  watch(game, (s, events) => {
    const [spectator, ...seats] = viewsOf(s);
    const { sights, sums, owners } = berlinStanding(spectator.known);
    for (const { known } of seats) expect(berlinStanding(known)).toEqual({ sights, sums, owners });
    for (const { standings } of sights) {
      expect(standings).toHaveLength(owners + 1);
      expect(sumOf(standings.map(({ cards }) => cards))).toBe(8);
    }
    if (!isOver(s)) return;
    const won = COLOURS.map((name) =>
      sumOf(
        told(events, 'berlin', 'won')
          .filter(({ gain }) => gain.colour === name)
          .map(({ gain }) => gain.points),
      ),
    );
    expect(sums).toEqual(won.slice(0, owners));
  });
});
