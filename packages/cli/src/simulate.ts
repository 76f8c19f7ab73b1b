/** `guimard simulate`: many random games, and their statistics. */
import { setImmediate } from 'node:timers/promises';
import {
  type AnyGame,
  CHANCE,
  copy,
  type Log,
  newLog,
  nth,
  ok,
  playOut,
  SeededRng,
} from '@guimard/engine/kit';
import { wholeNumber } from './args.ts';
import { type Command, DONE } from './command.ts';
import { GAME_FLAG, gameCalled, OPTION_FLAGS } from './games.ts';
import { print } from './io.ts';
import { writeJson } from './logfile.ts';
import { chosenOptions } from './options.ts';
import type { Entry } from './screen.ts';
import { type Summary, Tally } from './statistics.ts';
import { alignRight, makeSettings } from './tables.ts';

const MAX_GAMES = 1_000_000_000;

const FLAGS = {
  games: { type: 'string', value: 'G', help: 'how many games; else 1000' },
  seed: { type: 'string', value: 'TEXT', help: 'the same seed gives the same games; else 1' },
  json: { type: 'boolean', help: 'one JSON object instead of a table' },
  log: { type: 'string', value: 'FILE', help: 'write the last game there, for replay' },
  ...GAME_FLAG,
} as const;

export const simulate: Command<typeof FLAGS> = {
  name: 'simulate',
  summary: 'play many games at random and tell the scores',
  details:
    'Plays games in which everybody does anything legal, each action equally\n' +
    'likely, and tells what the scores come to. Equal points share a win. The\n' +
    'output depends on the flags alone.',
  flags: { ...FLAGS, ...OPTION_FLAGS },
  async run({ flags }, io) {
    const entry = gameCalled(flags.game);
    if (!entry.ok) return entry;
    const games = wholeNumber('--games', flags.games ?? '1000', 1, MAX_GAMES);
    if (!games.ok) return games;
    const options = chosenOptions(entry.value.game, OPTION_FLAGS, flags);
    if (!options.ok) return options;
    const seed = flags.seed ?? '1';
    const run = { options: options.value, seed, games: games.value };
    const { summary, last } = await playGames(entry.value.game, run);
    if (flags.log !== undefined) {
      const written = await writeJson(flags.log, last);
      if (!written.ok) return written;
    }
    await print(
      io.out,
      flags.json ? makeJson(entry.value, run, summary) : makeTable(entry.value, run, summary),
    );
    return ok(DONE);
  },
};

interface Run {
  readonly options: object;
  readonly seed: string;
  readonly games: number;
}

async function playGames(
  game: AnyGame,
  { options, seed, games }: Run,
): Promise<{ summary: Summary; last: Log }> {
  const rng = new SeededRng(seed);
  const start = game.create(options);
  const state = game.create(options);
  const scores = new Int32Array(game.seats(start));
  const tally = new Tally(scores.length);
  const words: string[] = [];
  let left = games;
  let actions = 0;
  let first = CHANCE;
  const watched: AnyGame = {
    ...game,
    play(s, code, emit) {
      actions++;
      if (first === CHANCE) first = game.toMove(s);
      // Only the last game is recorded.
      if (left === 0) words.push(game.format(game.decode(s, code)));
      game.play(s, code, emit);
    },
  };
  while (left-- > 0) {
    actions = 0;
    first = CHANCE;
    copy(start, state);
    playOut(watched, state, rng);
    game.scores(state, scores);
    tally.add(scores, first, actions);
    // Now and then, so that Ctrl-C gets through.
    if (left % 1000 === 0) await setImmediate();
  }
  return { summary: tally.summary(), last: newLog(game, options, words) };
}

function makeJson({ game }: Entry, { options, seed, games }: Run, summary: Summary): string {
  return `${JSON.stringify({ game: game.meta.id, options, seed, games, ...summary })}\n`;
}

function makeTable({ game, screen }: Entry, { options, seed, games }: Run, summary: Summary): string {
  const names = screen.seatNames(game.create(options));
  const seats = summary.seats.map((seat, index) => [
    nth(names, index),
    seat.mean.toFixed(2),
    String(seat.min),
    String(seat.max),
    seat.deviation.toFixed(2),
    percent(seat.wins),
  ]);
  const contest = [
    `mean margin              ${summary.margin.toFixed(2)}`,
    `ties                     ${percent(summary.ties)}`,
    `won by the first player  ${percent(summary.firstWins)}`,
  ];
  return [
    `${games} games of ${game.meta.title}, seed ${seed}`,
    makeSettings(options),
    '',
    ...alignRight([['seat', 'mean', 'min', 'max', 'deviation', 'wins'], ...seats]),
    '',
    ...(seats.length > 1 ? contest : []),
    `mean number of actions   ${summary.actions.toFixed(2)}`,
    '',
  ].join('\n');
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
