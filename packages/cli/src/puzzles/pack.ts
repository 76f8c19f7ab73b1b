/** `guimard puzzles pack`: the files of the app, from what was mined. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { playable } from '@guimard/ai';
import { type Puzzle, THEMES, writeDirectory } from '@guimard/ai/puzzles';
import { finish, type MinedPuzzle, writePuzzles } from '@guimard/ai/puzzles/mining';
import { ok, type Result } from '@guimard/engine/kit';
import { attempt } from '../attempt.ts';
import { badUsage, DONE, type Status, type UserError } from '../command.ts';
import { type Io, print } from '../io.ts';
import { alignRight } from '../tables.ts';
import { readMined } from './mined-file.ts';
import { checkWhole } from './whole.ts';

/** Few enough to load at once, many enough not to load often: some 30 kB when compressed. */
const CHARACTERS_PER_FILE = 140_000;

export async function packFiles(
  files: readonly string[],
  folder: string | undefined,
  io: Io,
): Promise<Result<Status, UserError>> {
  if (folder === undefined) return badUsage('where to? --out FOLDER');
  const puzzles = new Map<string, Puzzle>();
  for (const file of files) {
    const mined = await readMined(file);
    if (!mined.ok) return mined;
    const whole = checkWhole(file, mined.value.puzzles);
    if (!whole.ok) return whole;
    for (const one of mined.value.puzzles) {
      const puzzle = finished(one);
      if (puzzle !== undefined) puzzles.set(puzzle.id, puzzle);
    }
  }
  return writePack([...puzzles.values()], folder, io);
}

/** Writes the files of the app, and prints how many puzzles there are of each kind. */
export async function writePack(
  puzzles: readonly Puzzle[],
  folder: string,
  io: Io,
): Promise<Result<Status, UserError>> {
  const shards = shardsOf(puzzles);
  const written = await attempt(`cannot write ${folder}`, async () => {
    await mkdir(folder, { recursive: true });
    for (const [name, shard] of shards) await writeJson(folder, name, writePuzzles(shard));
    await writeJson(folder, 'index', writeDirectory(shards));
  });
  if (!written.ok) return written;
  const table = tableOf(puzzles);
  await print(io.out, `${puzzles.length} puzzles, ${shards.size} files\n\n${table.join('\n')}\n`);
  return ok(DONE);
}

function finished(mined: MinedPuzzle): Puzzle | undefined {
  const subject = playable(mined.log.game);
  return subject === undefined ? undefined : finish(subject, mined);
}

/** From easy to hard, each game by itself. */
function shardsOf(puzzles: readonly Puzzle[]): Map<string, readonly Puzzle[]> {
  const shards = new Map<string, readonly Puzzle[]>();
  const byGame = Object.entries(Object.groupBy(puzzles, ({ log }) => log.game));
  for (const [game, own = []] of byGame.sort(([a], [b]) => (a < b ? 1 : -1))) {
    const sorted = own.toSorted((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));
    const files = Math.ceil(JSON.stringify(writePuzzles(sorted)).length / CHARACTERS_PER_FILE);
    const size = Math.ceil(sorted.length / files);
    for (let i = 0; i < files; i++) {
      shards.set(`${game}-${String(i + 1).padStart(2, '0')}`, sorted.slice(i * size, (i + 1) * size));
    }
  }
  return shards;
}

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** How many there are by kind and level. */
function tableOf(puzzles: readonly Puzzle[]): string[] {
  const row = (name: string, own: readonly Puzzle[]): string[] => [
    name,
    ...LEVELS.map((level) => String(own.filter((puzzle) => puzzle.level === level).length)),
    String(own.length),
  ];
  const kinds = THEMES.map((kind) =>
    row(
      kind,
      puzzles.filter(({ themes }) => themes[0] === kind),
    ),
  );
  return alignRight([['level', ...LEVELS.map(String), 'all'], ...kinds, row('all', puzzles)]);
}

const writeJson = (folder: string, name: string, content: object): Promise<void> =>
  writeFile(join(folder, `${name}.json`), `${JSON.stringify(content)}\n`);
