/** What a miner has found so far, a line of JSON at a time: the puzzles of a game, then that the game is done. */
import { appendFile, readFile } from 'node:fs/promises';
import { type MinedPuzzle, type Packed, pack, unpack } from '@guimard/ai/puzzles/mining';
import { ok, type Result } from '@guimard/engine/kit';
import { badInput, type UserError } from '../command.ts';
import { isSystemError } from '../lines.ts';

/** A game that was mined, by its seed. */
interface Done {
  readonly done: string;
}
type Line = Packed<MinedPuzzle> | Done;

export interface MinedFile {
  readonly puzzles: readonly MinedPuzzle[];
  /** The seeds of the games that were mined. */
  readonly done: ReadonlySet<string>;
}

/** A file that does not exist yet is empty, where `isNew` allows that. */
export async function readMined(path: string, isNew = false): Promise<Result<MinedFile, UserError>> {
  let content = '';
  try {
    content = await readFile(path, 'utf8');
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (!(isNew && error.code === 'ENOENT')) return badInput(`cannot read ${path}: ${error.message}`);
  }
  const puzzles: MinedPuzzle[] = [];
  const done = new Set<string>();
  for (const [index, text] of content.split('\n').entries()) {
    if (text === '') continue;
    const line = parseLine(text);
    if (line === undefined) return badInput(`${path}: line ${index + 1} is not from guimard puzzles mine`);
    if ('done' in line) done.add(line.done);
    else puzzles.push(unpack(line));
  }
  return ok({ puzzles, done });
}

function parseLine(text: string): Line | undefined {
  try {
    const line: unknown = JSON.parse(text);
    const isLine = typeof line === 'object' && line !== null && ('done' in line || 'found' in line);
    // Only `mine` writes such lines; what they hold is checked when the game is replayed.
    return isLine ? (line as Line) : undefined;
  } catch {
    return undefined;
  }
}

/** At once, so that an interruption loses whole games only. */
export async function appendMined(
  path: string,
  done: string,
  puzzles: readonly MinedPuzzle[],
): Promise<Result<void, UserError>> {
  const lines: readonly Line[] = [...puzzles.map((puzzle) => pack(puzzle)), { done }];
  try {
    return ok(await appendFile(path, lines.map((line) => `${JSON.stringify(line)}\n`).join('')));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return badInput(`cannot write ${path}: ${error.message}`);
  }
}
