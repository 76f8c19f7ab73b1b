/** What a player types: a command and its argument, or an action. */
import type { State } from '@guimard/engine/kit';
import { columns } from '../args.ts';
import type { Screen } from '../screen.ts';

/** Commands that every game has. */
const COMMANDS = {
  board: { help: 'show the board again' },
  story: { help: 'tell all that has happened, from the set-up on' },
  log: { argument: '[all]', help: 'the game as one line; what is hidden is ? unless you ask for all' },
  undo: { help: 'take back your last action, if nothing was drawn since' },
  save: { argument: 'FILE', help: 'keep the game in a file' },
  help: { help: 'show this' },
  quit: { help: 'stop; you are told how to go on' },
} as const;
type CommandName = keyof typeof COMMANDS;

export type Input =
  | { readonly type: 'nothing' }
  | { readonly type: 'command'; readonly name: CommandName; readonly argument: string }
  | { readonly type: 'table'; readonly name: string; readonly argument: string }
  | { readonly type: 'action'; readonly word: string };

const isCommand = (word: string): word is CommandName => Object.hasOwn(COMMANDS, word);

export function parseInput<S extends State>(line: string, screen: Screen<S>): Input {
  const [, first = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/su.exec(line) ?? [];
  if (first === '') return { type: 'nothing' };
  const name = first.toLowerCase();
  if (isCommand(name)) return { type: 'command', name, argument: rest };
  const argument = rest.toLowerCase();
  if (screen.commands.some((command) => command.name === name)) return { type: 'table', name, argument };
  return { type: 'action', word: `${name} ${argument.replaceAll(/\s+/g, ' ')}`.trimEnd() };
}

export function inputHelp<S extends State>(screen: Screen<S>): string {
  const commands = Object.entries<{ argument?: string; help: string }>(COMMANDS);
  const named = [...screen.commands.map((command) => [command.name, command] as const), ...commands];
  return columns([
    ...screen.actionHelp,
    ...named.map(([name, { argument, help }]): [string, string] => [
      argument === undefined ? name : `${name} ${argument}`,
      help,
    ]),
  ]);
}
