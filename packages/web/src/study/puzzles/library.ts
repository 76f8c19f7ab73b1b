/**
 * The puzzles that come with the app: a list of all, and files of some dozens each. A file is loaded when one of its puzzles
 * is asked for.
 */
import type { Puzzle, Theme } from '@guimard/ai/puzzles';
import { parseText } from '@guimard/engine/kit';

export interface PuzzleEntry {
  readonly id: string;
  /** The name of its file. */
  readonly shard: string;
  readonly game: string;
  /** What is played: the id of a preset of the game. */
  readonly kind: string;
  readonly rating: number;
  readonly level: number;
  readonly themes: readonly Theme[];
}

const FILES = import.meta.glob<{ readonly default: unknown }>('./data/*.json');

async function read(name: string): Promise<unknown> {
  return (await FILES[`./data/${name}.json`]?.())?.default ?? [];
}

export async function loadEntries(): Promise<readonly PuzzleEntry[]> {
  // Written by `guimard puzzles`, and part of the build.
  return (await read('index')) as readonly PuzzleEntry[];
}

export async function loadPuzzle({ id, shard }: PuzzleEntry): Promise<Puzzle | undefined> {
  // The same.
  const puzzles = (await read(shard)) as readonly (Omit<Puzzle, 'log'> & { log: string })[];
  const found = puzzles.find((puzzle) => puzzle.id === id);
  if (found === undefined) return undefined;
  const log = parseText(found.log);
  return log.ok ? { ...found, log: log.value } : undefined;
}
