/** `guimard puzzles prove`: proves puzzles again, by other random numbers. */
import { readFile } from 'node:fs/promises';
import type { Loss } from '@guimard/ai';
import type { Puzzle } from '@guimard/ai/puzzles';
import { nth, ok, type Result, SeededRng, shuffle } from '@guimard/engine/kit';
import { wholeNumber } from '../args.ts';
import { attempt } from '../attempt.ts';
import { BAD_INPUT, badInput, DONE, type Status, type UserError } from '../command.ts';
import type { Crew } from '../crew.ts';
import { type Io, print } from '../io.ts';
import { showProgress } from '../progress.ts';
import { inTurn } from './in-turn.ts';
import { readMined } from './mined-file.ts';
import { readPacked } from './packed-file.ts';
import { checkWhole } from './whole.ts';
import type { Answer, Request } from './worker.ts';

type Provable = Pick<Puzzle, 'id' | 'log' | 'moves' | 'margin'>;

export async function proveFile(
  path: string,
  flags: { readonly sample?: string; readonly seed?: string },
  hire: () => Crew<Request, Answer>,
  jobs: number,
  io: Io,
): Promise<Result<Status, UserError>> {
  const puzzles = await readProvable(path);
  if (!puzzles.ok) return puzzles;
  const all = puzzles.value.length;
  if (all === 0) return badInput(`${path} holds no puzzles`);
  const sample = wholeNumber('--sample', flags.sample ?? String(all), 1, all);
  if (!sample.ok) return sample;
  const seed = flags.seed ?? '1';
  const chosen = draw(puzzles.value, sample.value, seed);
  const whole = checkWhole(path, chosen);
  if (!whole.ok) return whole;

  const progress = showProgress(io.err, chosen.length, 'puzzles');
  const crew = hire();
  let proven = 0;
  try {
    await inTurn(chosen, jobs, async ({ id, log, moves, margin }) => {
      const solution = nth(moves, 0).move;
      const request = { kind: 'prove', log, solution, margin, seed: `again ${seed}` } as const;
      // The answer to this kind of request.
      const found = (await crew.ask(request)) as Loss | undefined;
      progress.add();
      if (found !== undefined) proven++;
      const now = found === undefined ? 'does not hold' : marginText(found);
      return ok(await print(io.out, `${id}  ${solution}  ${now}, stated at least ${marginText(margin)}\n`));
    });
  } finally {
    progress.stop();
    await crew.close();
  }
  await print(io.out, `${proven} of ${chosen.length} proven again\n`);
  return ok(proven === chosen.length ? DONE : BAD_INPUT);
}

const marginText = ({ points, win }: Loss): string =>
  `${points.toFixed(1)} points, ${(win * 100).toFixed(1)} %`;

/** So many of them, in their order. */
function draw(puzzles: readonly Provable[], count: number, seed: string): Provable[] {
  const numbers = puzzles.map((_, i) => i);
  shuffle(numbers, new SeededRng(`${seed}/sample`));
  const drawn = new Set(numbers.slice(0, count));
  return puzzles.filter((_, i) => drawn.has(i));
}

/** A file of the app, or of the miner. */
async function readProvable(path: string): Promise<Result<readonly Provable[], UserError>> {
  const read = await attempt(`cannot read ${path}`, () => readFile(path, 'utf8'));
  if (!read.ok) return read;
  if (read.value.startsWith('{"version"')) return readPacked(path, read.value);
  const mined = await readMined(path);
  return mined.ok ? ok(mined.value.puzzles) : mined;
}
