/** `guimard puzzles`: finds positions with one clearly best move, proves them, and packs them for the app. */
import { availableParallelism } from 'node:os';
import { wholeNumber } from '../args.ts';
import { badUsage, type Command } from '../command.ts';
import { type Crew, hireCrew } from '../crew.ts';
import { GAME_FLAG, OPTION_FLAGS } from '../games.ts';
import { gradeFiles } from './grade.ts';
import { mine } from './mine.ts';
import { packFiles } from './pack.ts';
import { proveFile } from './prove.ts';
import { type Answer, type Request, WORKER, WORKER_DATA } from './worker.ts';

const MAX_JOBS = 1024;

const FLAGS = {
  out: { type: 'string', value: 'PATH', help: 'mine: the file to add to; pack, grade: the folder to write' },
  games: { type: 'string', value: 'N', help: 'mine: how many games to play; else 20' },
  sample: { type: 'string', value: 'N', help: 'prove: so many, drawn by the seed; else all' },
  seed: { type: 'string', value: 'TEXT', help: 'the same seed gives the same puzzles; else 1' },
  jobs: { type: 'string', value: 'N', help: 'how many games or puzzles at a time; else one per core' },
  ...GAME_FLAG,
  ...OPTION_FLAGS,
} as const;

/** The command, with any source of puzzles and proofs. */
export const puzzlesWith = (hire: (jobs: number) => Crew<Request, Answer>): Command<typeof FLAGS> => ({
  name: 'puzzles',
  operands: 'mine | prove FILE | pack FILE… | grade FILE…',
  summary: 'find and prove positions with one clearly best move',
  details:
    'mine plays games of the computer against itself and writes down the positions in\n' +
    'which one move is clearly best: every other is at least a mistake, as analyse\n' +
    'says it. A quick search finds them; comparing all moves and searches up to forty\n' +
    'times deeper prove them. It adds to the file, and goes on where it was stopped.\n\n' +
    'prove proves puzzles again, from mine or from the app, by other random numbers, and\n' +
    'says which do not hold. pack writes the files of the app, from any number of mined\n' +
    'ones, with difficulty and themes. grade lets the levels try those of the app again,\n' +
    'and writes them with the difficulty they have now. How all of this works:\n' +
    'docs/engine/how-it-plays.md.',
  flags: FLAGS,
  async run({ flags, operands = [] }, io) {
    const [what, ...files] = operands;
    const wanted = wholeNumber('--jobs', flags.jobs ?? String(availableParallelism()), 1, MAX_JOBS);
    if (!wanted.ok) return wanted;
    const jobs = wanted.value;
    const [file] = files;
    if (what === 'mine' && file === undefined) return mine(flags, () => hire(jobs), jobs, io);
    if (what === 'prove' && file !== undefined && files.length === 1) {
      return proveFile(file, flags, () => hire(jobs), jobs, io);
    }
    if (what === 'pack' && file !== undefined) return packFiles(files, flags.out, io);
    if (what === 'grade' && file !== undefined) {
      return gradeFiles(files, flags, () => hire(jobs), jobs, io);
    }
    return badUsage('it is mine, prove FILE, pack FILE… or grade FILE…');
  },
});

export const puzzles = puzzlesWith((jobs) => hireCrew(jobs, { file: WORKER, workerData: WORKER_DATA }));
