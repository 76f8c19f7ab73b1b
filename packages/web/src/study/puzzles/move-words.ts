/** Moves of a puzzle's position in words: short, to name them, and what they lead to. */
import { nth } from '@guimard/engine/kit';
import type { PuzzleTable } from './puzzle-table.svelte.ts';

export interface MoveWords {
  /** The cell where a tile goes, or what is done. */
  readonly name: string;
  /** A sentence with what follows at once. */
  readonly effects: string;
  readonly isPlacement: boolean;
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
    return {
      name: cell !== undefined && isOnly ? cell : sentence,
      effects: telling?.get(code) ?? sentence,
      isPlacement: cell !== undefined,
    };
  });
}
