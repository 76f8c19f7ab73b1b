import { eventFor, nth, SPECTATOR, viewOf } from '@guimard/engine/kit';
import { type MetroOptions, metro } from '@guimard/engine/metro';
import en from '@guimard/messages/en/metro';
import { describe, expect, it } from 'vitest';
import type { SourceRow } from '../../game-ui.ts';
import { sourcesOf } from './sources.ts';
import { optionsOf, PLAYED, playRandomly } from './words/testing/games.ts';

/** What everybody may know is enough. */
function rowsOf(options: MetroOptions, seed: string): { rows: readonly SourceRow[]; scores: number[] } {
  const { s, steps } = playRandomly(options, seed);
  const heard = steps.flatMap(({ events }) => events.map((event) => eventFor(event, SPECTATOR)));
  const scores = new Int32Array(s.seats);
  metro.scores(s, scores);
  return {
    rows: sourcesOf(en, heard, viewOf(metro, s, SPECTATOR).known),
    scores: Array.from(scores),
  };
}

describe('the rows add up to the scores', () => {
  it.each(PLAYED)('%s', (name, options) => {
    for (const seed of ['a', 'b', 'c']) {
      const { rows, scores } = rowsOf(options, `sources ${name} ${seed}`);
      const sums = scores.map((_, seat) => rows.reduce((sum, row) => sum + nth(row.points, seat), 0));
      expect(sums).toEqual(scores);
      expect(rows.every(({ points }) => points.length === scores.length)).toBe(true);
    }
  });
});

it('names only what is in play', () => {
  const names = rowsOf(optionsOf({ players: 3 }), 'plain').rows.map(({ source }) => source);
  expect(names).toContain(en.sources.lines);
  expect(names.filter((name) => name !== en.sources.lines && name !== en.sources.doubled)).toEqual([]);
});

it('breaks shares down by company, with what its lines and the city earned', () => {
  const options = optionsOf({ players: 3, with: ['companies', 'berlin'] });
  const companies = rowsOf(options, 'companies').rows.filter(({ livery }) => livery !== undefined);
  expect(companies.length).toBeGreaterThan(3);
  expect(
    companies.some(({ detail }) => /^Lines \d+ \+ Berlin majorities \d+ · \d per 10%$/.test(detail ?? '')),
  ).toBe(true);
  for (const { points, notes = [] } of companies)
    expect(points.map((n) => n > 0)).toEqual(notes.map((note) => /^\d+%$/.test(note)));
});

it('takes the gap off in a hard solo game', () => {
  const { rows, scores } = rowsOf(optionsOf({ players: 1, with: ['solo'], side: 'hard' }), 'hard');
  expect(rows.map(({ source }) => source)).toEqual([en.modules.solo.source, en.modules.solo.sourceGap]);
  expect(nth(nth(rows, 0).points, 0) + nth(nth(rows, 1).points, 0)).toBe(scores[0]);
});
