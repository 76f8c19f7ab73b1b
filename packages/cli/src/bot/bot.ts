/** `guimard bot`: the computer takes a seat at a table of a server, using the same API as everyone else. */
import { randomUUID } from 'node:crypto';
import { createAgent, playable, TIMED_LEVEL } from '@guimard/ai';
import { ok, type Result } from '@guimard/engine/kit';
import {
  type End,
  HttpClient,
  KnownGame,
  newKeys,
  nickname,
  OFFLINE,
  openSocket,
  type Refused,
  type Seated,
  TableClient,
  type TableInfo,
} from '@guimard/protocol';
import { wholeNumber } from '../args.ts';
import {
  badInput,
  badUsage,
  type Command,
  DONE,
  INTERRUPTED,
  type Status,
  type UserError,
} from '../command.ts';
import { gameCalled } from '../games.ts';
import { type Io, oneLine, print } from '../io.ts';
import { LEVEL_HELP } from '../play/seats.ts';
import { inWords } from '../refusals.ts';
import { type Address, parseAddress } from './address.ts';
import { onInterrupt } from './interrupt.ts';
import { Player } from './player.ts';

const FLAGS = {
  level: { type: 'string', value: 'N', help: `how well it plays, 1 to ${TIMED_LEVEL}; else 5` },
  seat: { type: 'string', value: 'N', help: 'which seat, from 0; else the first that is free' },
  name: { type: 'string', value: 'NAME', help: 'what it is called; else Guimard' },
  server: { type: 'string', value: 'URL', help: 'where the table is, if only its code is given' },
} as const;

export const bot: Command<typeof FLAGS> = {
  name: 'bot',
  operand: 'URL|CODE',
  summary: 'let the computer play at a table of a server',
  details:
    'Takes a seat at the table that the link leads to, and plays to the end; after a\n' +
    'cut it comes back. Ctrl-C gives up the seat, or the game once it has begun.\n' +
    `${LEVEL_HELP}.`,
  flags: FLAGS,
  async run({ flags, operand }, io) {
    const address = parseAddress(operand!, flags.server);
    if (!address.ok) return badUsage(address.error);
    const level = wholeNumber('--level', flags.level ?? '5', 1, TIMED_LEVEL);
    if (!level.ok) return level;
    const seat = flags.seat === undefined ? ok(undefined) : wholeNumber('--seat', flags.seat, 0, 5);
    if (!seat.ok) return seat;
    const name = nickname.safeParse(flags.name ?? 'Guimard');
    if (!name.success) return badUsage(`--name: ${name.error.issues[0]?.message}`);
    const server = new HttpClient(address.value.server);
    const found = await find(server, address.value);
    if (!found.ok) return found;
    const seated = await server.join(address.value.table, {
      nickname: name.data,
      ...(seat.value === undefined ? {} : { seat: seat.value }),
      keys: newKeys(),
    });
    if (!seated.ok) return badAnswer(address.value, seated.error);
    await print(io.out, `${name.data} sits in seat ${seated.value.seat} of table ${seated.value.table}.\n`);
    return play(address.value, seated.value, found.value, level.value, io);
  },
};

/** The current table, and what is known of its game. */
interface Found {
  readonly info: TableInfo;
  readonly known: KnownGame;
}

async function find(server: HttpClient, address: Address): Promise<Result<Found, UserError>> {
  const info = await server.table(address.table);
  if (!info.ok) return badAnswer(address, info.error);
  const entry = gameCalled(info.value.game);
  if (!entry.ok) return entry;
  const known = KnownGame.open(entry.value.game, info.value);
  return known.ok ? ok({ info: info.value, known: known.value }) : badInput(`${known.error} ${UPDATE}`);
}

const UPDATE = 'Please use the same version of Guimard as the server.';

const badAnswer = ({ server }: Address, refused: Refused): Result<never, UserError> =>
  badInput(
    refused.rule === OFFLINE
      ? `cannot reach ${server}: ${String(refused.params['detail'])}`
      : inWords(refused),
  );

/** Why the connection has ended, as a sentence. */
const ENDS: Readonly<Record<End, string>> = {
  wrongSecret: 'The seat is not ours any more.',
  seatMoved: 'The seat is somebody else’s now.',
  seatFreed: 'The seat was freed by whoever opened the table.',
  noTable: 'The table was deleted.',
  damaged: 'The server cannot read the game any more.',
  rules: 'The server does not know the rules of this game any more.',
  outdated: `The server has another version of the game. ${UPDATE}`,
};

function play(
  { server, table }: Address,
  { seat, secret }: Seated,
  { info, known }: Found,
  level: number,
  io: Io,
): Promise<Result<Status, UserError>> {
  return new Promise((resolve) => {
    const say = (line: string): void => void print(io.out, `${oneLine(line)}\n`);
    let isLeaving = false;
    const end = (result: Result<Status, UserError>): void => {
      stopListening();
      client.close();
      resolve(result);
    };
    const client = new TableClient({
      open: () => openSocket(server, table),
      secret,
      known,
      info,
      onUpdate: (_update, taken) => player.updated(taken),
      onLink: (link, retryDelay = 0) => {
        if (link === 'connecting' || link === 'open') return;
        if (link === 'cut')
          say(`The connection is cut; trying again in ${(retryDelay / 1000).toFixed(1)} s.`);
        // A client that gives up its seat gets nothing more, not even a confirmation.
        else end(isLeaving ? ok(INTERRUPTED) : badInput(ENDS[link]));
      },
    });
    const player = new Player({
      seat,
      client,
      agent: createAgent(playable(known.game.meta.id)!, { kind: 'level', level }, randomUUID()),
      say,
      onEnd: (failure) => end(failure === undefined ? ok(DONE) : badInput(failure)),
    });
    const stopListening = onInterrupt(() => {
      say('Leaving.');
      isLeaving = true;
      void Promise.resolve(player.leave()).then(() => end(ok(INTERRUPTED)));
    });
    client.connect();
  });
}
