/** The circuit of London: every ride comes true, for every viewer. */
import { nth } from '@guimard/engine/kit';
import { type MetroOptions, metro } from '@guimard/engine/metro';
import { expect, it } from 'vitest';
import { colourCalled } from '../parts/module-view.ts';
import { viewsOf } from '../testing/positions.ts';
import { gamesOf, told, watch } from '../testing/watch.ts';
import { londonPicture } from './picture.ts';

it.each(gamesOf('london'))('%s', (...game) => {
  let before = londonPicture(viewsOf(metro.create(checked(game[1])))[0]);
  let rides = 0;
  watch(game, (s, events) => {
    const [spectator, ...seats] = viewsOf(s);
    const picture = londonPicture(spectator);
    for (const view of seats) expect(londonPicture(view)).toEqual(picture);
    const taken = told(events, 'london', 'taxi');
    if (taken.length > rides) {
      rides = taken.length;
      const { colour, field, gain, sight } = nth(taken, rides - 1);
      const ride = nth(before.rides, colourCalled(colour));
      expect([ride.to.number, ride.to.sight, ride.points]).toEqual([field, sight, gain.points]);
      expect(picture.taxi?.number).toBe(field);
    }
    if (picture.sights.length === 8) {
      const fields = picture.sights.flatMap(({ upper, lower }) => [...upper, ...lower]);
      expect(fields.map((one) => one.number).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 32 }, (_, i) => i + 1),
      );
      for (const { sight, upper, lower } of picture.sights)
        for (const one of [...upper, ...lower]) expect(one.sight).toBe(sight);
    }
    before = picture;
  });
  expect(rides).toBe(32);
});

function checked(given: Partial<MetroOptions>): MetroOptions {
  const options = metro.options(given);
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}
