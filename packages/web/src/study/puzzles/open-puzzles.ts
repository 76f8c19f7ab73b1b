/** What the page of all puzzles shows. */
import type { PuzzleEntry } from '@guimard/ai/puzzles';
import type { Log } from '@guimard/engine/kit';
import { dayAt } from '../../days.ts';
import type { GameUi } from '../../game-ui.ts';
import { gameCalled, loadGame } from '../../games.ts';
import { puzzleOfTheDay } from './choose.ts';
import { loadEntries, loadPuzzle } from './library.ts';
import { puzzleRecord } from './record.svelte.ts';
import { puzzleWords } from './words.ts';

/** The puzzle of the day, its position, and its game. */
export interface Today {
  readonly entry: PuzzleEntry;
  readonly log: Log;
  readonly ui: Pick<GameUi, 'title'>;
}

export interface OpenedPuzzles {
  readonly entries: readonly PuzzleEntry[];
  readonly today: Today | undefined;
}

export async function openPuzzles(): Promise<OpenedPuzzles> {
  const [entries] = await Promise.all([loadEntries(), puzzleWords.load(), puzzleRecord.load()]);
  return { entries, today: await openToday(entries) };
}

async function openToday(entries: readonly PuzzleEntry[]): Promise<Today | undefined> {
  const entry = puzzleOfTheDay(entries, dayAt(new Date()));
  const game = entry && gameCalled(entry.game);
  if (entry === undefined || game === undefined) return undefined;
  const [ui, puzzle] = await Promise.all([loadGame(game), loadPuzzle(entry)]);
  return puzzle && { entry, log: puzzle.log, ui };
}
