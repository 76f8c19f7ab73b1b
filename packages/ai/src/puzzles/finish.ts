/** From what was mined to a puzzle: what needs no search, and can be done again whenever it is done better. */
import { codeOf, nth, replay, viewOf } from '@guimard/engine/kit';
import type { Playable } from '../games.ts';
import { isOpenGame } from './depths.ts';
import { gradeOf } from './finders.ts';
import type { MinedPuzzle } from './mine.ts';
import type { Puzzle } from './puzzle.ts';

/** Undefined if the game knows no themes, or where the next best move is as good as won, too, or the best as good as lost. */
export function finish({ game, themes }: Playable, { found, ...mined }: MinedPuzzle): Puzzle | undefined {
  const state = replay(game, mined.log);
  if (!state.ok) throw new Error(`a mined game is refused: ${state.error.code}`);
  const view = viewOf(game, state.value, mined.seat);
  const codes = mined.moves.map(({ move }) => codeOf(game, state.value, move));
  const [best = 0, ...others] = mined.moves.map(({ wins }) => nth(wins, mined.seat));
  if (!isOpenGame(best, Math.max(...others), state.value.seats)) return undefined;
  const about = themes?.of(view, nth(codes, 0), codes.slice(1)) ?? [];
  if (about.length === 0) return undefined;
  return { ...mined, themes: about, ...gradeOf(found) };
}
