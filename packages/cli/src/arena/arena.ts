/** `guimard arena`: agents against each other, and which is stronger by how much. */
import { availableParallelism } from 'node:os';
import { Schedule, Tally } from '@guimard/ai';
import { ok, type Result } from '@guimard/engine/kit';
import { wholeNumber } from '../args.ts';
import { badUsage, type Command, DONE, type UserError } from '../command.ts';
import type { Given } from '../flags.ts';
import { GAME_FLAG, gameCalled, OPTION_FLAGS } from '../games.ts';
import { print } from '../io.ts';
import { chosenOptions } from '../options.ts';
import { showProgress } from '../progress.ts';
import { playAll } from './crew.ts';
import { parseEntrants } from './entrants.ts';
import type { Brief } from './game.ts';
import { Clock, makeJson, makeText } from './report.ts';

const DEALS = 100;
/** The range of the random numbers that choose among deals. */
const MAX_DEALS = 50_000;
const MAX_JOBS = 1024;
const TIMEOUT_S = 30;
const MAX_TIMEOUT_S = 86_400;

const FLAGS = {
  deals: { type: 'string', value: 'N', help: `how many deals; else ${DEALS}` },
  games: { type: 'string', value: 'N', help: 'at least so many games a pairing, instead of --deals' },
  seed: { type: 'string', value: 'TEXT', help: 'the same seed gives the same games; else 1' },
  jobs: { type: 'string', value: 'N', help: 'how many games at a time; else one a core' },
  json: { type: 'boolean', help: 'one JSON object instead of a table' },
  stdio: { type: 'string', value: 'CMD', multiple: true, help: 'a program as an agent (docs/bots/index.md)' },
  'stdio-timeout': { type: 'string', value: 'S', help: `seconds for its answer; else ${TIMEOUT_S}` },
  ...GAME_FLAG,
} as const;

export const arena: Command<typeof FLAGS> = {
  name: 'arena',
  operands: 'AGENT AGENT…',
  summary: 'let agents play each other and tell who is stronger',
  details:
    'Agents are random, rollout:N (N games in the head for each move), search:N,\n' +
    'search:Nms, level:1 to level:8, level:9:Nms (N milliseconds for a move), and\n' +
    'programs of yours with --stdio, which come first in the list.\n\n' +
    'With two seats everybody plays everybody. With more, for each two agents the\n' +
    'one named first takes one seat and the other all the rest. With one seat each\n' +
    'plays alone. Every deal is played in all rotations of the seats, with the same\n' +
    'draws. A win shared by k counts a k-th; a margin is against the mean of the\n' +
    'others; 400 Elo make the odds ten times as high.\n\n' +
    'In brackets: 95 % intervals that take a deal, not a game, as the unit. That of\n' +
    'the win share is Wilson’s, with as many trials as the deals are worth, and the\n' +
    'Elo difference follows from it; the others come from samples of the deals.\n' +
    'Results do not depend on --jobs, unless an agent has a budget of time (level:9).\n' +
    'That is processor time: on a busy machine a match takes longer, and is as fair.',
  flags: { ...FLAGS, ...OPTION_FLAGS },
  async run({ flags, operands = [] }, io) {
    const brief = briefFrom(flags, operands);
    if (!brief.ok) return brief;
    const jobs = wholeNumber('--jobs', flags.jobs ?? String(availableParallelism()), 1, MAX_JOBS);
    if (!jobs.ok) return jobs;
    const { entrants, seats, deals } = brief.value;
    const schedule = new Schedule(entrants.length, seats, deals);
    const tally = new Tally(schedule);
    const clock = new Clock(entrants.length);
    const progress = showProgress(io.err, schedule.games, 'games');
    const done = await playAll({
      brief: brief.value,
      games: schedule.games,
      jobs: jobs.value,
      onPlayed({ index, scores, times }) {
        tally.add(index, scores);
        clock.add(times);
        progress.add();
      },
    }).finally(() => progress.stop());
    if (!done.ok) return done;
    await print(
      io.out,
      flags.json ? makeJson(brief.value, schedule, tally, clock) : makeText(brief.value, schedule, tally),
    );
    return ok(DONE);
  },
};

function briefFrom(
  flags: Given<typeof FLAGS>['flags'],
  operands: readonly string[],
): Result<Brief, UserError> {
  const entry = gameCalled(flags.game);
  if (!entry.ok) return entry;
  const { game } = entry.value;
  const options = chosenOptions(game, OPTION_FLAGS, flags);
  if (!options.ok) return options;
  const entrants = parseEntrants(operands, flags.stdio ?? []);
  if (!entrants.ok) return entrants;
  const seats = game.seats(game.create(options.value));
  const least = seats === 1 ? 1 : 2;
  if (entrants.value.length < least) {
    return badUsage(`at least ${least} ${least === 1 ? 'agent' : 'agents'}, please, such as level:3 random`);
  }
  const deals = dealsFrom(flags, seats);
  if (!deals.ok) return deals;
  const timeout = wholeNumber(
    '--stdio-timeout',
    flags['stdio-timeout'] ?? String(TIMEOUT_S),
    1,
    MAX_TIMEOUT_S,
  );
  if (!timeout.ok) return timeout;
  return ok({
    game: game.meta.id,
    options: options.value,
    seats,
    seed: flags.seed ?? '1',
    deals: deals.value,
    entrants: entrants.value,
    timeout: timeout.value * 1000,
  });
}

/** A deal is played once for each seat, so games come in whole deals. */
function dealsFrom(flags: Given<typeof FLAGS>['flags'], seats: number): Result<number, UserError> {
  if (flags.games === undefined) return wholeNumber('--deals', flags.deals ?? String(DEALS), 1, MAX_DEALS);
  if (flags.deals !== undefined) return badUsage('--games and --deals exclude each other');
  const games = wholeNumber('--games', flags.games, 1, MAX_DEALS * seats);
  return games.ok ? ok(Math.ceil(games.value / seats)) : games;
}
