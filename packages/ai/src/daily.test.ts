import { nth, OVER, SeededRng, viewOf } from '@guimard/engine/kit';
import { expect, it } from 'vitest';
import { dailyOn, dealtMove } from './daily.ts';
import { GAMES, playable } from './games.ts';

const datesFrom = (first: string, days: number): string[] =>
  Array.from({ length: days }, (_, i) =>
    new Date(Date.parse(first) + i * 86_400_000).toISOString().slice(0, 10),
  );

it('deals a game on every day, of another kind on each day of the week', () => {
  const days = datesFrom('2026-11-15', 42).map((date) => dailyOn(date, GAMES)!);
  for (const { game, options } of days) expect(playable(game)!.game.options(options).ok).toBe(true);
  const kinds = days.slice(0, 7).map(({ game, options }) => JSON.stringify([game, options]));
  expect(new Set(kinds).size).toBe(7);
  expect(new Set(days.map(({ deal }) => deal)).size).toBe(days.length);
  const presets = new Set(days.map(({ preset }) => preset));
  for (const city of ['paris', 'london', 'berlin', 'new-york', 'st-petersburg', 'stockholm'])
    expect(presets).toContain(city);
});

it.each(['', 'today', '2026-02-30', '2026-13-01', '2026-1-1', '2026-11-17T00:00'])(
  'knows no day %j',
  (date) => {
    expect(dailyOn(date, GAMES)).toBeUndefined();
  },
);

it('gives everybody the same opponent: its move depends on nothing but deal and position', async () => {
  const subject = playable('metro')!;
  const { game } = subject;
  const { options, deal, level } = dailyOn('2026-11-16', GAMES)!;
  const state = game.create(options);
  const rng = new SeededRng('anybody');
  for (let at = 0; game.toMove(state) !== OVER && at < 30; at++) {
    const mover = game.toMove(state);
    if (mover >= 0) {
      const view = viewOf(game, state, mover);
      const moves = [
        await dealtMove(subject, deal, level, view, at),
        await dealtMove(subject, deal, level, view, at),
      ];
      expect(view.legal).toContain(nth(moves, 0));
      expect(nth(moves, 1)).toBe(nth(moves, 0));
    }
    game.play(state, game.pick(state, rng));
  }
});
