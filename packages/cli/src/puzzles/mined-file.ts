/** What a miner has found so far, a line of JSON at a time: the puzzles of a game, then that the game is done. */
import { appendFile, readFile, truncate } from 'node:fs/promises';
import { type MinedPuzzle, type Packed, pack, unpack } from '@guimard/ai/puzzles/mining';
import { ok, type Result } from '@guimard/engine/kit';
import { attempt } from '../attempt.ts';
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

export async function readMined(path: string): Promise<Result<MinedFile, UserError>> {
  const content = await attempt(`cannot read ${path}`, () => readFile(path, 'utf8'));
  return content.ok ? parseMined(path, content.value) : content;
}

/** A file to add to: it need not be there yet. A line that an interruption cut off is removed. */
export async function reopenMined(path: string): Promise<Result<MinedFile, UserError>> {
  const content = await attempt(`cannot read ${path}`, () => readIfThere(path));
  if (!content.ok) return content;
  const complete = content.value.slice(0, content.value.lastIndexOf('\n') + 1);
  const file = parseMined(path, complete);
  if (!file.ok || complete === content.value) return file;
  const shortened = await attempt(`cannot write ${path}`, () => truncate(path, Buffer.byteLength(complete)));
  return shortened.ok ? file : shortened;
}

async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isSystemError(error) && error.code === 'ENOENT') return '';
    throw error;
  }
}

function parseMined(path: string, content: string): Result<MinedFile, UserError> {
  const puzzles: MinedPuzzle[] = [];
  const done = new Set<string>();
  for (const [index, text] of content.split('\n').entries()) {
    if (text === '') continue;
    const line = parseLine(text);
    if (line === undefined) return badInput(`${path}: line ${index + 1} is not from guimard puzzles mine`);
    if ('done' in line) done.add(line.done);
    else puzzles.push(line);
  }
  return ok({ puzzles, done });
}

function parseLine(text: string): MinedPuzzle | Done | undefined {
  try {
    const line: unknown = JSON.parse(text);
    const isLine = typeof line === 'object' && line !== null && ('done' in line || 'found' in line);
    if (!isLine) return undefined;
    // Only `mine` writes such lines; whether the game can be played is checked by those who use it (whole.ts).
    const read = line as Line;
    return 'done' in read ? read : unpack(read);
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
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  return attempt(`cannot write ${path}`, () => appendFile(path, text));
}
