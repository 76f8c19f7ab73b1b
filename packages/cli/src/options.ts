/** Flags → the options of a game, which the game itself checks. */
import { ok, type Result } from '@guimard/engine/kit';
import { badUsage, type UserError } from './command.ts';
import type { Flags } from './flags.ts';

interface TakesOptions<Options> {
  options(input: unknown): Result<Options>;
}

/** The flags that are options of some game, as given; digits are numbers. */
export function optionsAmong(declared: Flags, given: object): Record<string, string | number | boolean> {
  const named = Object.entries(given).filter(([name]) => Object.hasOwn(declared, name));
  return Object.fromEntries(
    named.map(([name, value]) => [name, /^\d{1,15}$/.test(value) ? Number(value) : value]),
  );
}

export function checkOptions<Options>(
  game: TakesOptions<Options>,
  input: object,
): Result<Options, UserError> {
  const options = game.options(input);
  return options.ok ? ok(options.value) : badUsage(`${options.error.reason} (${options.error.rule})`);
}
