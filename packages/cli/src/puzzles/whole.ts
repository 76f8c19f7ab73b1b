/** Whether a puzzle from a file can be played: its game, and the move that solves it. */
import type { Puzzle } from '@guimard/ai/puzzles';
import { ok, type Result, replay } from '@guimard/engine/kit';
import { badInput, type UserError } from '../command.ts';
import { gameCalled } from '../games.ts';
import { inWords } from '../refusals.ts';

export function checkWhole(
  path: string,
  puzzles: readonly Pick<Puzzle, 'id' | 'log' | 'moves'>[],
): Result<void, UserError> {
  for (const { id, log, moves } of puzzles) {
    const entry = gameCalled(log.game);
    if (!entry.ok) return badInput(`${path}: puzzle ${id}: ${entry.error.message}`);
    const { game } = entry.value;
    const state = replay(game, log);
    if (!state.ok) return badInput(`${path}: puzzle ${id}: ${inWords(state.error)}`);
    const action = game.parse(moves[0]?.move ?? '');
    const code = action.ok ? game.encode(state.value, action.value) : action;
    if (!code.ok) return badInput(`${path}: puzzle ${id}: ${inWords(code.error)}`);
  }
  return ok(undefined);
}
