/** What the page of all puzzles shows. */
import type { Log } from '@guimard/engine/kit';
import { GAMES, loadGame } from '../../games.ts';
import { puzzleOfTheDay } from './choose.ts';
import { dayOf } from './days.ts';
import { loadEntries, loadPuzzle, type PuzzleEntry } from './library.ts';
import { puzzleRecord } from './record.svelte.ts';
import { puzzleWords } from './words.ts';

export interface OpenedPuzzles {
  readonly entries: readonly PuzzleEntry[];
  readonly today: { readonly entry: PuzzleEntry; readonly log: Log } | undefined;
  readonly kinds: () => ReadonlyMap<string, string>;
}

export async function openPuzzles(): Promise<OpenedPuzzles> {
  const [entries] = await Promise.all([loadEntries(), puzzleWords.load(), puzzleRecord.load()]);
  const used = GAMES.filter(({ id }) => entries.some(({ game }) => game === id));
  const entry = puzzleOfTheDay(entries, dayOf(new Date()));
  const [puzzle, games] = await Promise.all([entry && loadPuzzle(entry), Promise.all(used.map(loadGame))]);
  const ids = new Set(entries.map(({ kind }) => kind));
  return {
    entries,
    today: entry && puzzle && { entry, log: puzzle.log },
    kinds: () =>
      new Map(
        games.flatMap((ui) =>
          ui
            .presets()
            .filter(({ id }) => ids.has(id))
            .map(({ id, options }) => [id, ui.title(options)] as const),
        ),
      ),
  };
}
