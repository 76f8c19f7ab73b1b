/**
 * The puzzles that come with the app: a list of all, and files of some dozens each. A file is loaded when one of its puzzles
 * is asked for.
 */
import {
  type Puzzle,
  type PuzzleDirectory,
  type PuzzleEntry,
  type PuzzleFile,
  readDirectory,
  readPuzzles,
} from '@guimard/ai/puzzles';

/** By path. They are packed by `guimard puzzles pack`, and part of the build; a test reads them all. */
const INDEX = import.meta.glob<PuzzleDirectory>('./data/index.json', { import: 'default' });
const SHARDS = import.meta.glob<PuzzleFile>(['./data/*.json', '!./data/index.json'], { import: 'default' });

export async function loadEntries(): Promise<readonly PuzzleEntry[]> {
  const index = await INDEX['./data/index.json']?.();
  return index === undefined ? [] : readDirectory(index);
}

export async function loadPuzzle({ id, shard }: PuzzleEntry): Promise<Puzzle | undefined> {
  const file = await SHARDS[`./data/${shard}.json`]?.();
  return file === undefined ? undefined : readPuzzles(file).find((puzzle) => puzzle.id === id);
}
