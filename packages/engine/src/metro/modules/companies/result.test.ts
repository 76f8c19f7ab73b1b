import { expect, it } from 'vitest';
import { SPECTATOR } from '../../../kit/game.ts';
import { SeededRng } from '../../../kit/rng.ts';
import { viewOf } from '../../../kit/view.ts';
import type { MetroEvent } from '../../event.ts';
import { metro } from '../../metro.ts';
import { DEFAULTS, type MetroOptions } from '../../options.ts';
import { createState } from '../../setup.ts';
import { eventsOf, randomMoves } from '../../testing/games.ts';
import { companiesResult } from '../companies.ts';

it.each([2, 4, 6])('adds up to the value of the shares of %i players', (players) => {
  for (const seed of ['one', 'two', 'three']) {
    const s = createState({ ...DEFAULTS, players, with: ['companies'] } satisfies MetroOptions);
    const events: MetroEvent[] = [];
    for (const _ of randomMoves(s, new SeededRng(seed), { emit: (event) => events.push(event) }))
      if (s.placed < 50) expect(companiesResult(viewOf(metro, s, SPECTATOR).known)).toBeUndefined();
    // The shares are public by then.
    const result = companiesResult(viewOf(metro, s, SPECTATOR).known) ?? [];
    expect(result.map(({ profit }) => profit)).toEqual(Array.from(s.points));
    for (const { gain, bonus } of eventsOf(events, 'companies', 'valued')) {
      const own = result.map(({ holdings }) => holdings[gain.seat]);
      expect(own.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      expect(own.reduce((sum, held) => sum + held.bonus, 0)).toBe(bonus);
      expect(own.reduce((sum, held) => sum + held.points + held.bonus, 0)).toBe(gain.points);
    }
  }
});
