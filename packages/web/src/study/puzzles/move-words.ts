/** Moves of a puzzle's position in words: short, to name them, and what they lead to. */
import { nth } from '@guimard/engine/kit';
import type { PuzzleTable } from './puzzle-table.svelte.ts';

export interface MoveWords {
  /** The cell where a tile goes, or what is done. */
  readonly name: string;
  /** What follows at once, as far as the name does not say it; may be empty. */
  readonly effects: string;
}

/** One for each of the moves. */
export function wordsOfMoves(table: PuzzleTable, moves: readonly string[]): readonly MoveWords[] {
  const { text, placements } = table.ui;
  const view = table.viewAt(table.position);
  const [plain, telling] = (['purist', 'preview'] as const).map(
    (assistance) => new Map(text.moves(view, assistance).map((one) => [one.code, one.text])),
  );
  const codes = moves.map((move) => table.codeOf(move));
  const cells = codes.map((code) => placements.cell(view, code));
  return codes.map((code, i) => {
    const cell = cells[i];
    const isOnly = cells.filter((one) => one === cell).length === 1;
    const sentence = plain?.get(code) ?? nth(moves, i);
    const name = cell !== undefined && isOnly ? cell : sentence;
    return { name, effects: without(name, telling?.get(code) ?? sentence) };
  });
}

/** A sentence without what it begins with, if it does. */
function without(beginning: string, sentence: string): string {
  const stem = beginning.replace(/\.$/, '');
  return sentence.startsWith(stem) ? sentence.slice(stem.length).replace(/^[.,:]\s*/, '') : sentence;
}
