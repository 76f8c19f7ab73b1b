import { eventFor, nth, SPECTATOR } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import en from '@guimard/messages/en/metro';
import { describe, expect, it } from 'vitest';
import { sourcesOf } from './sources.ts';
import { optionsOf, PLAYED, playRandomly } from './words/testing/games.ts';

describe('the rows add up to the scores', () => {
  it.each(PLAYED)('%s', (name, options) => {
    for (const seed of ['a', 'b', 'c']) {
      const { s, steps } = playRandomly(options, `sources ${name} ${seed}`);
      const scores = new Int32Array(s.seats);
      metro.scores(s, scores);
      // What everybody may hear is enough.
      const heard = steps.map(({ events }) => ({
        events: events.map((event) => eventFor(event, SPECTATOR)),
      }));
      const rows = sourcesOf(
        en,
        heard.flatMap(({ events }) => events),
        s.seats,
      );
      const sums = Array.from(scores, (_, seat) => rows.reduce((sum, row) => sum + nth(row.points, seat), 0));
      expect(sums).toEqual(Array.from(scores));
      expect(rows.every(({ points }) => points.length === s.seats)).toBe(true);
    }
  });
});

it('names only what is in play', () => {
  const { s, steps } = playRandomly(optionsOf({ players: 3 }), 'plain');
  const names = sourcesOf(
    en,
    steps.flatMap(({ events }) => events),
    s.seats,
  ).map(({ source }) => source);
  expect(names).toContain(en.sources.lines);
  expect(names.filter((name) => name !== en.sources.lines && name !== en.sources.doubled)).toEqual([]);
});
