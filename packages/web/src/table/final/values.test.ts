import { correspondances } from '@guimard/engine/correspondances';
import { type AnyGame, CHANCE, newLog, SeededRng, Session } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { expect, it } from 'vitest';
import { PLAYED } from '../../games/metro/words/testing/games.ts';
import { plotsOf } from './plots.ts';

function played(game: AnyGame, options: object, seed: string): Session {
  const session = Session.open(game, newLog(game, options));
  if (!session.ok) throw new Error(session.error.code);
  const rng = new SeededRng(seed);
  while (!session.value.isOver) session.value.play(game.pick(session.value.state, rng));
  return session.value;
}

/** As tables tell them: at the start, and after each action of a player. */
function plotted(game: AnyGame, session: Session): ReturnType<typeof plotsOf> {
  const again = Session.open(game, { ...session.log, actions: [] });
  if (!again.ok) throw new Error(again.error.code);
  const rows = [Array.from(again.value.scores)];
  for (const { action, mover, index } of session.steps) {
    again.value.playWord(action);
    if (mover !== CHANCE || index + 1 === session.steps.length) rows.push(Array.from(again.value.scores));
  }
  const scores = Array.from(session.scores);
  return plotsOf(
    { game, scores, scoresOverTime: () => scores.map((_, seat) => rows.map((row) => row[seat] ?? 0)) },
    session.log,
  );
}

it.each(PLAYED)('plots something that ends at the scores, and is no spike: %s', (name, options) => {
  const session = played(metro, options, `plot ${name}`);
  const { points, value } = plotted(metro, session);
  const lengths = new Set([...(points ?? []), ...(value ?? [])].map(({ length }) => length));
  expect(lengths.size).toBe(1);
  for (const series of [points, value]) {
    if (series === undefined) continue;
    expect(series.map((row) => row.at(-1))).toEqual(Array.from(session.scores));
    // Most games have points, or would have, before the last move.
    if (session.scores.some((n) => n !== 0))
      expect(series.flatMap((row) => row.slice(0, -1)).some((n) => n !== 0)).toBe(true);
  }
  expect(points ?? value).toBeDefined();
});

it('plots the value alone where all points come at the end', () => {
  const options = metro.options({ players: 3, with: ['companies'] });
  if (!options.ok) throw new Error(options.error.code);
  expect(Object.keys(plotted(metro, played(metro, options.value, 'companies')))).toEqual(['value']);
});

it('plots points alone where nothing comes at the end', () => {
  for (const game of [metro, correspondances] satisfies AnyGame[]) {
    const options = game.options({ players: 2 });
    if (!options.ok) throw new Error(options.error.code);
    expect(Object.keys(plotted(game, played(game, options.value, 'plain')))).toEqual(['points']);
  }
});
