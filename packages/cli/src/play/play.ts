/** `guimard play`: a game at this terminal. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { newLog, ok, type Result, Session } from '@guimard/engine/kit';
import { badInput, badUsage, type Command, type UserError } from '../command.ts';
import type { Given } from '../flags.ts';
import { GAME_FLAG, gameCalled, OPTION_FLAGS } from '../games.ts';
import { type Recorded, readGame } from '../logfile.ts';
import { chosenOptions } from '../options.ts';
import { COLOUR_FLAG, paintFor } from '../paint.ts';
import { dailyGame, drawsOfDeal, type NamedDeal } from './deal.ts';
import { openPrompt } from './prompt.ts';
import { fillSeats, LEVEL_HELP, parseSeatKinds, SEAT_HELP, type SeatKind } from './seats.ts';
import { quoted, Table } from './table.ts';

const FLAGS = {
  seat: {
    type: 'string',
    value: 'KIND',
    multiple: true,
    help: SEAT_HELP,
  },
  seed: { type: 'string', value: 'TEXT', help: 'the same seed gives the same draws; else any' },
  deal: { type: 'string', value: 'NAME', help: 'the same tiles in the same order wherever it is named' },
  daily: { type: 'string', value: 'DATE', help: 'the deal of the day: today, or a date' },
  resume: { type: 'string', value: 'FILE', help: 'go on with the game in a file' },
  save: { type: 'string', value: 'FILE', help: 'keep the game in a file all along' },
  ...COLOUR_FLAG,
  ...GAME_FLAG,
} as const;

export const play: Command<typeof FLAGS> = {
  name: 'play',
  summary: 'play at this terminal, against the computer or each other',
  details:
    'You against the computer, or as --seat says: give it once for each seat, in\n' +
    'order. Several people share the terminal and are told when to pass it on.\n' +
    `Over a pipe, commands are read line by line.\n${LEVEL_HELP}.`,
  flags: { ...FLAGS, ...OPTION_FLAGS },
  isForPlayers: true,
  async run({ flags }, io) {
    const kinds = parseSeatKinds(flags.seat ?? []);
    if (!kinds.ok) return kinds;
    const game = await opened(flags, kinds.value);
    if (!game.ok) return game;
    const { entry, session, dealt } = game.value;
    const draws = dealt === undefined ? undefined : drawsOfDeal(game.value, dealt.deal);
    if (draws?.ok === false) return draws;
    const seats = session.scores.length;
    if (kinds.value.length > seats) {
      return badUsage(`--seat is given ${kinds.value.length} times, but there are ${seats} seats`);
    }
    const prompt = openPrompt(io);
    try {
      const table = new Table({
        entry,
        session,
        kinds: fillSeats(game.value.kinds ?? kinds.value, seats),
        dealt,
        seed: flags.seed ?? randomUUID(),
        io,
        prompt,
        paint: paintFor(io, flags),
        keep: flags.save,
      });
      return await table.play();
    } finally {
      prompt.close();
    }
  },
};

type PlayFlags = Given<typeof FLAGS>['flags'];

interface Opened extends Recorded {
  readonly dealt?: NamedDeal;
  /** Of the deal of the day. */
  readonly kinds?: readonly SeatKind[];
}

async function opened(flags: PlayFlags, kinds: readonly SeatKind[]): Promise<Result<Opened, UserError>> {
  if (flags.daily !== undefined) return daily(flags.daily, flags);
  const game = flags.resume === undefined ? begin(flags, kinds) : await resume(flags.resume, flags);
  if (!game.ok || flags.deal === undefined) return game;
  if (flags.seed !== undefined) return badUsage('--seed and --deal exclude each other');
  return ok({ ...game.value, dealt: { deal: flags.deal, flag: `--deal ${quoted(flags.deal)}` } });
}

/** The date decides everything; only a file to go on with may be given. */
async function daily(date: string, flags: PlayFlags): Promise<Result<Opened, UserError>> {
  const own = Object.keys(flags).find(
    (name) => ['game', 'seat', 'seed', 'deal'].includes(name) || Object.hasOwn(OPTION_FLAGS, name),
  );
  if (own !== undefined) return badUsage(`--${own} and --daily exclude each other: the date decides`);
  const game = dailyGame(date);
  if (!game.ok || flags.resume === undefined) return game;
  const recorded = await readGame(flags.resume);
  if (!recorded.ok) return recorded;
  const { game: id, options } = game.value.session.log;
  const { log } = recorded.value.session;
  if (log.game !== id || !isDeepStrictEqual(log.options, options))
    return badInput(`${flags.resume} holds another game than that of the day`);
  return ok({ ...game.value, ...recorded.value });
}

function begin(flags: PlayFlags, kinds: readonly SeatKind[]): Result<Recorded, UserError> {
  const entry = gameCalled(flags.game);
  if (!entry.ok) return entry;
  const { game } = entry.value;
  // If only one seat is given, the computer plays the others.
  const seats = kinds.length > 1 ? { players: kinds.length } : {};
  const options = chosenOptions(game, OPTION_FLAGS, flags, seats);
  if (!options.ok) return options;
  const session = Session.open(game, newLog(game, options.value));
  if (!session.ok) throw new Error(`an empty log is refused: ${session.error.code}`);
  return ok({ entry: entry.value, session: session.value });
}

/** A recorded game has its own options. */
async function resume(path: string, flags: PlayFlags): Promise<Result<Recorded, UserError>> {
  const own = Object.keys(flags).find((name) => name === 'game' || Object.hasOwn(OPTION_FLAGS, name));
  if (own !== undefined) return badUsage(`--${own} and --resume exclude each other: the game is in the file`);
  return readGame(path);
}
