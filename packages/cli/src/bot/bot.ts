/** `guimard bot`: the computer takes a seat at a table of a server, through the same door as everybody else. */
import { randomUUID } from 'node:crypto';
import { createAgent, LEVELS, playable } from '@guimard/ai';
import { type AnyGame, ok, type Result } from '@guimard/engine/kit';
import { nickname, type Seated, seated, update } from '@guimard/protocol';
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
import { type Address, parseAddress } from './address.ts';
import { Connection } from './connection.ts';
import { onInterrupt } from './interrupt.ts';
import { Player } from './player.ts';

const FLAGS = {
  level: { type: 'string', value: 'N', help: `how well it plays, 1 to ${LEVELS.length}; else 5` },
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
    const level = wholeNumber('--level', flags.level ?? '5', 1, LEVELS.length);
    if (!level.ok) return level;
    const seat = flags.seat === undefined ? ok(undefined) : wholeNumber('--seat', flags.seat, 0, 5);
    if (!seat.ok) return seat;
    const name = nickname.safeParse(flags.name ?? 'Guimard');
    if (!name.success) return badUsage(`--name: ${name.error.issues[0]?.message}`);
    const game = await gameAt(address.value);
    if (!game.ok) return game;
    const place = await sitDown(address.value, {
      nickname: name.data,
      ...(seat.value === undefined ? {} : { seat: seat.value }),
    });
    if (!place.ok) return place;
    await print(io.out, `${name.data} sits in seat ${place.value.seat} of table ${place.value.table}.\n`);
    return play(address.value, place.value, game.value, level.value, io);
  },
};

async function gameAt(address: Address): Promise<Result<AnyGame, UserError>> {
  const seen = await ask(address, 'GET', '');
  if (!seen.ok) return seen;
  const entry = gameCalled(update.parse(seen.value).table.game);
  return entry.ok ? ok(entry.value.game) : entry;
}

async function sitDown(address: Address, wish: object): Promise<Result<Seated, UserError>> {
  const answer = await ask(address, 'POST', '/seats', wish);
  return answer.ok ? ok(seated.parse(answer.value)) : answer;
}

async function ask(
  { server, table }: Address,
  method: string,
  path: string,
  body?: object,
): Promise<Result<unknown, UserError>> {
  const request =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  try {
    const response = await fetch(`${server}/api/tables/${table}${path}`, { method, ...request });
    const answer: unknown = await response.json();
    if (response.ok) return ok(answer);
    const { reason } = answer as { reason?: string };
    return badInput(reason ?? `the server answers ${response.status}`);
  } catch (error) {
    // Nobody is there, or it is no server of ours.
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    return badInput(`cannot reach ${server}: ${reasonOf(error)}`);
  }
}

const reasonOf = ({ cause, message }: Error): string => (cause instanceof Error ? cause.message : message);

function play(
  address: Address,
  { seat, secret }: Seated,
  game: AnyGame,
  level: number,
  io: Io,
): Promise<Result<Status, UserError>> {
  return new Promise((resolve) => {
    const say = (line: string): void => void print(io.out, `${oneLine(line)}\n`);
    let isLeaving = false;
    const end = (result: Result<Status, UserError>): void => {
      stopListening();
      connection.close();
      resolve(result);
    };
    const player = new Player({
      seat,
      game,
      agent: createAgent(playable(game.meta.id)!, { kind: 'level', level }, randomUUID()),
      say,
      onEnd: (failure) => end(failure === undefined ? ok(DONE) : badInput(failure)),
    });
    const connection: Connection = new Connection(address, secret, {
      hear: (message) => player.hear(message, connection),
      lost: (wait) => say(`The connection is cut; trying again in ${wait / 1000} s.`),
      // Who gives up a seat hears no more of it, not even that it is done.
      ended: (reason) =>
        end(isLeaving ? ok(INTERRUPTED) : badInput(`the server wants us no more: ${reason}`)),
    });
    const stopListening = onInterrupt(() => {
      say('Leaving.');
      isLeaving = true;
      void Promise.resolve(player.leave()).then(() => end(ok(INTERRUPTED)));
    });
  });
}
