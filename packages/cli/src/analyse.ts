/** `guimard analyse`: a recorded game, what its moves lost, and what was luck. */
import { availableParallelism } from 'node:os';
import {
  DEPTHS,
  type DepthName,
  playable,
  type Review,
  type ReviewOptions,
  type ReviewRun,
  reviewGame,
} from '@guimard/ai';
import { ok, type Result, type Seat } from '@guimard/engine/kit';
import { startCrew } from './analysis/crew.ts';
import { makeReport } from './analysis/report.ts';
import { wholeNumber } from './args.ts';
import { badInput, badUsage, type Command, DONE, type UserError } from './command.ts';
import { type Io, print } from './io.ts';
import { spoken } from './language.ts';
import { type Completed, type Recorded, readPartlyKnown, writeJson } from './logfile.ts';
import { COLOUR_FLAG, type Paint, paintFor } from './paint.ts';
import { showProgress } from './progress.ts';

const DEPTH: DepthName = 'normal';
const MAX_JOBS = 1024;

const FLAGS = {
  depth: {
    type: 'string',
    value: 'DEPTH',
    help: `how thoroughly: ${Object.keys(DEPTHS).join(', ')}; else ${DEPTH}`,
  },
  seed: { type: 'string', value: 'TEXT', help: 'the same seed gives the same review; else 1' },
  from: { type: 'string', value: 'N', help: 'the first action to review, as replay counts them' },
  to: { type: 'string', value: 'N', help: 'the last action to review' },
  seat: { type: 'string', value: 'SEAT', help: 'grade one seat alone: its name, or its number from 0' },
  jobs: { type: 'string', value: 'N', help: 'how many positions at a time; else one per core' },
  json: {
    type: 'boolean',
    help: 'one JSON object instead of tables; of several files, FILE.review.json for each',
  },
  ...COLOUR_FLAG,
} as const;

/** The command, with any source of evaluations. */
export const analyseWith = (start: typeof startCrew): Command<typeof FLAGS> => ({
  name: 'analyse',
  operands: 'FILE…|-',
  summary: 'review a recorded game: mistakes, luck and skill',
  details:
    'Reads games as replay does; a draw that is unknown may be written as “?”, and\n' +
    'moves whose player held something unknown are not judged. Every decision is judged by what that player knew:\n' +
    'what the computer would have played, and what the move that was played lost by\n' +
    'comparison, in points (of the lead over the best opponent at the end; alone, of\n' +
    'the score) and in chance to win. A blunder loses 20 %, or as many points as the\n' +
    'output says, since games differ; a mistake half as much, an inaccuracy a quarter.\n\n' +
    'Then it tells luck from skill: what draws and choices changed for each seat, from\n' +
    'what it could expect at the start to the result. Play is compared with quick\n' +
    'choices; “hidden” is what a player could not know, and the error of the\n' +
    'estimates. How all of this is computed: docs/engine/how-it-plays.md. The output\n' +
    'depends on file and flags alone, and not on --jobs.',
  flags: FLAGS,
  isForPlayers: true,
  async run({ flags, operands = [] }, io) {
    if (operands.length === 0) return badUsage('FILE… or - is missing');
    const depth = readDepth(flags.depth ?? DEPTH);
    if (!depth.ok) return depth;
    const jobs = wholeNumber('--jobs', flags.jobs ?? String(availableParallelism()), 1, MAX_JOBS);
    if (!jobs.ok) return jobs;
    const paint = paintFor(io, flags);
    for (const [i, file] of operands.entries()) {
      const game = await readPartlyKnown(file, io.input);
      if (!game.ok) return game;
      const range = readRange(game.value, flags);
      if (!range.ok) return range;
      const wanted = { depth: depth.value, seed: flags.seed ?? '1', ...range.value };
      const review = await reviewBy(start, jobs.value, game.value, wanted, io);
      if (!review.ok) return review;
      if (!flags.json)
        await print(io.out, (i === 0 ? '' : '\n') + (await makeText(game.value, review.value, paint)));
      else if (operands.length === 1) await print(io.out, `${JSON.stringify(review.value)}\n`);
      else {
        const written = await writeJson(reviewFile(file), review.value);
        if (!written.ok) return written;
      }
    }
    return ok(DONE);
  },
});

export const analyse = analyseWith(startCrew);

/** Beside the game: `game.json` becomes `game.review.json`. */
const reviewFile = (file: string): string => `${file.replace(/\.(json|txt)$/, '')}.review.json`;

async function makeText(
  { entry, session, guessed }: Completed,
  review: Review,
  paint: Paint,
): Promise<string> {
  const { locale, terminal } = spoken();
  const { title, seats } = await entry.screen.inLanguage(session.state, locale);
  const { depth, seed } = review;
  const head = `${terminal.reviewed({ title, depth, seed })}\n`;
  const note = guessed === undefined ? '' : `${terminal.guessed({ count: guessed.length })}\n`;
  return `${head}${note}\n${makeReport(review, seats, paint)}`;
}

/** Runs a review on threads, with a progress bar. */
async function reviewBy(
  start: typeof startCrew,
  most: number,
  { entry, session, guessed = [] }: Completed,
  wanted: ReviewOptions & Range,
  { err }: Io,
): Promise<Result<Review, UserError>> {
  const subject = playable(entry.game.meta.id);
  if (subject === undefined) return badInput(`the computer does not play ${entry.game.meta.title}`);
  // One before each action, and one after the last.
  const positions = wanted.to - wanted.from + 2;
  const jobs = Math.min(most, positions);
  const crew = start(jobs);
  const progress = showProgress(err, positions, 'positions');
  try {
    const run: ReviewRun = {
      jobs,
      evaluate: (request) => crew.ask(request),
      onProgress: () => progress.add(),
    };
    return ok(await reviewGame(subject, session, { ...wanted, guessed }, run));
  } finally {
    progress.stop();
    await crew.close();
  }
}

function readDepth(text: string): Result<DepthName, UserError> {
  const names = Object.keys(DEPTHS).filter((name): name is DepthName => name in DEPTHS);
  const depth = names.find((name) => name === text);
  return depth === undefined ? badUsage(`--depth must be ${names.join(', ')}, not "${text}"`) : ok(depth);
}

interface RangeFlags {
  readonly from?: string;
  readonly to?: string;
  readonly seat?: string;
}

type Range = Required<Pick<ReviewOptions, 'from' | 'to'>> & Pick<ReviewOptions, 'seat'>;

function readRange({ entry, session }: Recorded, flags: RangeFlags): Result<Range, UserError> {
  const last = Math.max(0, session.steps.length - 1);
  const from = wholeNumber('--from', flags.from ?? '0', 0, last);
  if (!from.ok) return from;
  const to = wholeNumber('--to', flags.to ?? String(last), from.value, last);
  if (!to.ok) return to;
  const range = { from: from.value, to: Math.min(to.value, session.steps.length - 1) };
  if (flags.seat === undefined) return ok(range);
  const seat = readSeat(flags.seat, entry.screen.seatNames(session.state));
  return seat.ok ? ok({ ...range, seat: seat.value }) : seat;
}

function readSeat(text: string, names: readonly string[]): Result<Seat, UserError> {
  const seat = names.findIndex((name, index) =>
    [name.toLowerCase(), String(index)].includes(text.toLowerCase()),
  );
  if (seat >= 0) return ok(seat);
  return badUsage(
    `--seat must be ${names.join(', ')}, or a number from 0 to ${names.length - 1}, not "${text}"`,
  );
}
