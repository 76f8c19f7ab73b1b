/** `guimard play`: a game at this terminal. */
import { randomUUID } from 'node:crypto';
import { newLog, ok, type Result, Session } from '@guimard/engine/kit';
import { badUsage, type Command, type UserError } from '../command.ts';
import type { Given } from '../flags.ts';
import { GAME_FLAG, gameCalled, OPTION_FLAGS } from '../games.ts';
import { type Recorded, readGame } from '../logfile.ts';
import { chosenOptions } from '../options.ts';
import { COLOUR_FLAG, paintFor } from '../paint.ts';
import { openPrompt } from './prompt.ts';
import { fillSeats, LEVEL_HELP, parseSeatKinds, SEAT_HELP, type SeatKind } from './seats.ts';
import { Table } from './table.ts';

const FLAGS = {
  seat: {
    type: 'string',
    value: 'KIND',
    multiple: true,
    help: SEAT_HELP,
  },
  seed: { type: 'string', value: 'TEXT', help: 'the same seed gives the same draws; else any' },
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
  async run({ flags }, io) {
    const kinds = parseSeatKinds(flags.seat ?? []);
    if (!kinds.ok) return kinds;
    const game = flags.resume === undefined ? begin(flags, kinds.value) : await resume(flags.resume, flags);
    if (!game.ok) return game;
    const { entry, session } = game.value;
    const seats = session.scores.length;
    if (kinds.value.length > seats) {
      return badUsage(`--seat is given ${kinds.value.length} times, but there are ${seats} seats`);
    }
    const prompt = openPrompt(io);
    try {
      const table = new Table({
        entry,
        session,
        kinds: fillSeats(kinds.value, seats),
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
