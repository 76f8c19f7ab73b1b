/** A file of the app, as `guimard puzzles pack` writes it. */
import { type Puzzle, readPuzzles } from '@guimard/ai/puzzles';
import { ok, type Result } from '@guimard/engine/kit';
import { badInput, type UserError } from '../command.ts';

export function readPacked(path: string, content: string): Result<readonly Puzzle[], UserError> {
  try {
    return ok(readPuzzles(JSON.parse(content)));
  } catch {
    return badInput(`${path} holds no puzzles`);
  }
}
