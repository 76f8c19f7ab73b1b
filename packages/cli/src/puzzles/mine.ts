/** `guimard puzzles mine`: plays games and looks for puzzles in them. */
import { playable } from '@guimard/ai';
import type { MinedPuzzle } from '@guimard/ai/puzzles/mining';
import { makeText, newLog, ok, type Result } from '@guimard/engine/kit';
import { wholeNumber } from '../args.ts';
import { badInput, badUsage, DONE, type Status, type UserError } from '../command.ts';
import type { Crew } from '../crew.ts';
import type { Given } from '../flags.ts';
import { gameCalled, OPTION_FLAGS } from '../games.ts';
import { type Io, print } from '../io.ts';
import { chosenOptions } from '../options.ts';
import { showProgress } from '../progress.ts';
import { inTurn } from './in-turn.ts';
import { appendMined, reopenMined } from './mined-file.ts';
import type { Answer, Request } from './worker.ts';

const GAMES = '20';
const MAX_GAMES = 1_000_000;

export async function mine(
  flags: Given['flags'] & {
    readonly game?: string;
    readonly games?: string;
    readonly seed?: string;
    readonly out?: string;
  },
  hire: () => Crew<Request, Answer>,
  jobs: number,
  io: Io,
): Promise<Result<Status, UserError>> {
  const entry = gameCalled(flags.game);
  if (!entry.ok) return entry;
  const { game } = entry.value;
  if (playable(game.meta.id)?.themes === undefined)
    return badInput(`there are no puzzles of ${game.meta.title}`);
  const options = chosenOptions(game, OPTION_FLAGS, flags);
  if (!options.ok) return options;
  const games = wholeNumber('--games', flags.games ?? GAMES, 1, MAX_GAMES);
  if (!games.ok) return games;
  const { out } = flags;
  if (out === undefined) return badUsage('where to? --out FILE');
  const before = await reopenMined(out);
  if (!before.ok) return before;

  const log = newLog(game, options.value);
  const seeds = Array.from({ length: games.value }, (_, i) => `${makeText(log)}${flags.seed ?? '1'}/${i}`);
  const due = seeds.filter((seed) => !before.value.done.has(seed));
  const progress = showProgress(io.err, due.length, 'games');
  const crew = hire();
  let found = 0;
  try {
    const written = await inTurn(due, jobs, async (seed) => {
      // The answer to this kind of request.
      const puzzles = (await crew.ask({ kind: 'mine', log, seed })) as readonly MinedPuzzle[];
      found += puzzles.length;
      progress.add();
      return appendMined(out, seed, puzzles);
    });
    if (!written.ok) return written;
  } finally {
    progress.stop();
    await crew.close();
  }
  const { user, system } = process.cpuUsage();
  const seconds = ((user + system) / 1e6).toFixed(0);
  await print(io.out, `${found} puzzles in ${due.length} games, ${seconds} s of CPU time\n`);
  return ok(DONE);
}
