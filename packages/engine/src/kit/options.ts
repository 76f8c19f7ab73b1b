/** What the options of all games share. */
import { ok, type Result, refuse } from './result.ts';

/** Puts options from outside over the defaults. Only their names are checked here: a game checks the values. */
export function fillOptions<Options extends object>(defaults: Options, input: unknown): Result<Options> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refuse('options', 'optionsNotObject');
  }
  const option = Object.keys(input).find((name) => !Object.hasOwn(defaults, name));
  if (option !== undefined) {
    return refuse('options', 'unknownOption', { option, options: Object.keys(defaults) });
  }
  return ok({ ...defaults, ...input });
}

/** Whether it is an integer from min to max, both included. */
export const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
