/** The program as a function: arguments and streams in, exit status out. */
import { LOCALES } from '@guimard/messages/locales';
import pkg from '../package.json' with { type: 'json' };
import { admin } from './admin/admin.ts';
import { backup } from './admin/backup.ts';
import { doctor } from './admin/doctor.ts';
import { migrate } from './admin/migrate.ts';
import { restore } from './admin/restore.ts';
import { analyse } from './analyse.ts';
import { arena } from './arena/arena.ts';
import { asksForHelp, columns, helpOn, parseCommandLine } from './args.ts';
import { bot } from './bot/bot.ts';
import { listOptions } from './combinations.ts';
import { BAD_USAGE, type Command, DONE, type Status, type UserError } from './command.ts';
import { GAMES } from './games.ts';
import { type Io, oneLine, print } from './io.ts';
import { speak, takeLanguage } from './language.ts';
import { wrap } from './paragraph.ts';
import { play } from './play/play.ts';
import { listPresets } from './presets.ts';
import { puzzles } from './puzzles/puzzles.ts';
import { replayCommand } from './replay.ts';
import { serve, worker } from './serve.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

const ALL_GAMES: readonly Command[] = [
  serve,
  play,
  simulate,
  arena,
  replayCommand,
  analyse,
  puzzles,
  verify,
  bot,
  doctor,
  admin,
  backup,
  restore,
  migrate,
  worker,
  listPresets,
  listOptions,
];
const COMMANDS: readonly Command[] = [...ALL_GAMES, ...GAMES.flatMap((entry) => entry.commands)];

const HELP = `guimard: ${GAMES.map(({ game }) => game.meta.title).join(' and ')} in the browser and in the terminal

${columns([
  ...ALL_GAMES.map(({ name, summary }) => [name, summary] as const),
  ...GAMES.flatMap(({ game, commands }) =>
    commands.map(({ name, summary }) => [name, `${game.meta.title}: ${summary}`] as const),
  ),
])}
  guimard COMMAND --help   what a command does, and its flags
  guimard --version        the version
  guimard --lang TAG …     the language of refusals and reviews, else that of
                           the system; all else is English

${wrap('Languages:', LOCALES, ', ')}.
`;

export async function guimard(args: readonly string[], io: Io): Promise<Status> {
  const language = takeLanguage(args, io.env);
  if (!language.ok) return refuse(io, 'guimard', language.error);
  const [name, ...rest] = language.value.rest;
  if (name === undefined || name === '--help' || name === '-h') return say(io, HELP);
  if (name === '--version') return say(io, `guimard ${pkg.version}\n`);
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (command === undefined) return refuse(io, 'guimard', { status: BAD_USAGE, message: noCommand(name) });
  if (asksForHelp(rest)) return say(io, helpOn(command));
  await speak(command.isForPlayers ? language.value.locale : 'en');
  const given = parseCommandLine(command, rest);
  const outcome = given.ok ? await command.run(given.value, io) : given;
  return outcome.ok ? outcome.value : refuse(io, `guimard ${name}`, outcome.error);
}

function noCommand(name: string): string {
  const names = COMMANDS.map((command) => command.name).join(', ');
  return name.startsWith('-')
    ? `there is no flag ${name}`
    : `there is no command "${name}"; there are ${names}`;
}

async function say(io: Io, text: string): Promise<Status> {
  await print(io.out, text);
  return DONE;
}

/** The one place where a user's error is printed: one line, whatever the input contained. */
async function refuse(io: Io, program: string, { status, message }: UserError): Promise<Status> {
  const hint = status === BAD_USAGE ? ` (see ${program} --help)` : '';
  await print(io.err, `${oneLine(`${program}: ${message}${hint}`)}\n`);
  return status;
}
