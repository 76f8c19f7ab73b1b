/** A puzzle of the app's own, ready to be solved. */

import type { PuzzleEntry } from '@guimard/ai/puzzles';
import { fail, ok, type Result } from '@guimard/engine/kit';
import { gameCalled, loadGame } from '../../games.ts';
import { tableWords } from '../../table/words.ts';
import { studyWords } from '../words.ts';
import { loadEntries, loadPuzzle } from './library.ts';
import { PuzzleTable } from './puzzle-table.svelte.ts';
import { puzzleRecord } from './record.svelte.ts';
import { puzzleWords } from './words.ts';

export interface OpenedPuzzle {
  readonly table: PuzzleTable;
  /** All that there are, to choose the next one. */
  readonly entries: readonly PuzzleEntry[];
}

/** Or, in words, why it cannot be: an old link, most likely. */
export async function openPuzzle(id: string): Promise<Result<OpenedPuzzle, string>> {
  const [entries] = await Promise.all([
    loadEntries(),
    puzzleWords.load(),
    tableWords.load(),
    studyWords.load(),
    puzzleRecord.load(),
  ]);
  const entry = entries.find((one) => one.id === id);
  const game = entry && gameCalled(entry.game);
  if (entry === undefined || game === undefined) return fail(puzzleWords.words.unknown);
  const [ui, puzzle] = await Promise.all([loadGame(game), loadPuzzle(entry)]);
  const opened = puzzle && PuzzleTable.open(ui, puzzle);
  return opened?.ok ? ok({ table: opened.value, entries }) : fail(puzzleWords.words.unknown);
}
