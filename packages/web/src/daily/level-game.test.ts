import { GAMES, playable } from '@guimard/ai';
import { dailyOn, dealtMove } from '@guimard/ai/daily';
import { CHANCE, codeOf, viewOf } from '@guimard/engine/kit';
import { verifyDeal } from '@guimard/protocol/verify';
import { expect, test } from 'vitest';
import { playLevel } from './level-game.ts';

test.each([
  ['2026-11-16', 1],
  ['2026-11-17', 4],
  ['2026-11-18', 5],
])(
  'on %s level %i plays the deal against the opponent that everybody has, always the same',
  async (date, level) => {
    const daily = dailyOn(date, GAMES)!;
    const subject = playable(daily.game)!;
    const { game } = subject;
    let moves = 0;
    const played = await playLevel(subject, daily, level, () => moves++);
    expect(verifyDeal(game, played.log, daily.deal).ok).toBe(true);
    expect(await playLevel(subject, daily, level)).toEqual(played);
    const state = game.create(daily.options);
    for (const [at, word] of played.log.actions.entries()) {
      const mover = game.toMove(state);
      const code = codeOf(game, state, word);
      if (mover === 0) moves--;
      else if (mover !== CHANCE)
        expect(await dealtMove(subject, daily.deal, daily.level, viewOf(game, state, mover), at)).toBe(code);
      game.play(state, code);
    }
    expect(moves).toBe(0);
  },
);
