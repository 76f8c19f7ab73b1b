/**
 * Command lines: parsing flags, and the help from the same declaration. Node parses the flags; a library would only add
 * the help.
 */
import { parseArgs } from 'node:util';
import { ok, type Result } from '@guimard/engine/kit';
import { badUsage, type Command, type UserError } from './command.ts';
import type { FlagValue, Given } from './flags.ts';

/** Every command has it; it is checked before the command runs. */
export const asksForHelp = (args: readonly string[]): boolean =>
  args.includes('--help') || args.includes('-h');

/** Not parseArgs's own strict mode: its messages are several sentences long. */
export function parseCommandLine(command: Command, args: readonly string[]): Result<Given, UserError> {
  const { flags: declared } = command;
  const options = Object.fromEntries(Object.entries(declared).map(([name, { type }]) => [name, { type }]));
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const flags: Record<string, FlagValue> = {};
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(declared, token.name) ? declared[token.name] : undefined;
    if (flag === undefined) return badUsage(`there is no flag ${token.rawName}`);
    const { value } = token;
    if (flag.type === 'boolean') {
      if (value !== undefined) return badUsage(`${token.rawName} takes no value`);
      flags[token.name] = true;
      continue;
    }
    // What looks like the next flag is not a value; `--seed=-1` makes it one.
    if (
      value === undefined ||
      value === '' ||
      (!token.inlineValue && value.startsWith('-') && value !== '-')
    ) {
      return badUsage(`${token.rawName} needs a value: ${token.rawName} ${flag.value}`);
    }
    const before = flags[token.name];
    flags[token.name] = flag.multiple ? [...(Array.isArray(before) ? before : []), value] : value;
  }
  return checkOperands(command, flags, operands);
}

function checkOperands(
  command: Command,
  flags: Given['flags'],
  operands: readonly string[],
): Result<Given, UserError> {
  if (command.operands !== undefined) return ok({ flags, operands });
  const [operand, second] = operands;
  const stray = command.operand === undefined ? operand : second;
  if (stray !== undefined) return badUsage(`"${stray}" is one word too many`);
  if (operand !== undefined) return ok({ flags, operand });
  return command.operand === undefined ? ok({ flags }) : badUsage(`${command.operand} is missing`);
}

/** A flag's value as a whole number within bounds. */
export function wholeNumber(flag: string, text: string, min: number, max: number): Result<number, UserError> {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min && number <= max) return ok(number);
  return badUsage(`${flag} must be a whole number from ${min} to ${max}, not "${text}"`);
}

export function helpOn(command: Command): string {
  const flags = Object.entries(command.flags).map(([name, flag]): [string, string] => [
    flag.type === 'boolean' ? `--${name}` : `--${name} ${flag.value}`,
    flag.help,
  ]);
  const operand = command.operand ?? command.operands;
  const usage = ['guimard', command.name, ...(operand ? [operand] : []), '[flags]'].join(' ');
  return `${usage}\n\n${command.details}\n\n${columns([...flags, ['--help', 'show this']])}`;
}

/** Two columns, the first as wide as it needs to be. */
export function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}\n`).join('');
}
