/** `guimard puzzles grade`: how difficult puzzles of the app are for the levels as they play now. */
import { readFile } from 'node:fs/promises';
import type { Puzzle } from '@guimard/ai/puzzles';
import { nth, ok, type Result } from '@guimard/engine/kit';
import { attempt } from '../attempt.ts';
import { badUsage, type Status, type UserError } from '../command.ts';
import type { Crew } from '../crew.ts';
import type { Io } from '../io.ts';
import { showProgress } from '../progress.ts';
import { inTurn } from './in-turn.ts';
import { writePack } from './pack.ts';
import { readPacked } from './packed-file.ts';
import { checkWhole } from './whole.ts';
import type { Answer, Request } from './worker.ts';

export async function gradeFiles(
  files: readonly string[],
  flags: { readonly out?: string; readonly seed?: string },
  hire: () => Crew<Request, Answer>,
  jobs: number,
  io: Io,
): Promise<Result<Status, UserError>> {
  if (flags.out === undefined) return badUsage('where to? --out FOLDER');
  const puzzles: Puzzle[] = [];
  for (const file of files) {
    const read = await attempt(`cannot read ${file}`, () => readFile(file, 'utf8'));
    if (!read.ok) return read;
    const packed = readPacked(file, read.value);
    if (!packed.ok) return packed;
    const whole = checkWhole(file, packed.value);
    if (!whole.ok) return whole;
    puzzles.push(...packed.value);
  }
  const progress = showProgress(io.err, puzzles.length, 'puzzles');
  const crew = hire();
  const graded: Puzzle[] = [];
  try {
    await inTurn(puzzles, jobs, async (puzzle) => {
      const { id, log, moves } = puzzle;
      const seed = `${flags.seed ?? '1'}/${id}`;
      const request = { kind: 'grade', log, solution: nth(moves, 0).move, seed } as const;
      const grade = await crew.ask(request);
      if (grade === undefined || !('rating' in grade)) throw new Error('a worker answers something else');
      graded.push({ ...puzzle, ...grade });
      progress.add();
      return ok(undefined);
    });
  } finally {
    progress.stop();
    await crew.close();
  }
  return writePack(graded, flags.out, io);
}
