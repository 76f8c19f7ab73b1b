/** Flags → the options of a game, which the game itself checks; and back. */
import { ok, type Preset, type Result } from '@guimard/engine/kit';
import { badUsage, type UserError } from './command.ts';
import type { Flags, FlagValue, Given } from './flags.ts';
import { inWords } from './refusals.ts';

interface TakesOptions<Options> {
  readonly meta: { readonly players: readonly [min: number, max: number] };
  readonly presets: readonly Preset[];
  options(input: unknown): Result<Options>;
}

type Chosen = Record<string, unknown>;

// Options that several games share: a flag means the same in all of them.
export const PLAYERS = {
  players: { type: 'string', value: 'N', help: 'how many play; else two, or one where one plays alone' },
} as const;
export const FIRST = {
  first: {
    type: 'string',
    value: 'SEAT',
    help: 'who starts: a seat from 0, or random where a game draws it',
  },
} as const;

/** The options from flags: those of a preset, overridden by further flags, over the defaults. */
export function chosenOptions<Options>(
  game: TakesOptions<Options>,
  declared: Flags,
  given: Given['flags'],
  usual: Chosen = {},
): Result<Options, UserError> {
  const preset = presetCalled(game, given['preset']);
  if (!preset.ok) return preset;
  const own = optionsAmong(declared, given);
  if (!own.ok) return own;
  const options = withPlayers(game, { ...usual, ...preset.value, ...own.value });
  return options.ok ? ok(options.value) : badUsage(`${inWords(options.error)} (${options.error.rule})`);
}

function presetCalled(
  { presets }: TakesOptions<unknown>,
  name: FlagValue | undefined,
): Result<Chosen, UserError> {
  if (name === undefined) return ok({});
  const preset = presets.find(({ id }) => id === name);
  const names = presets.map(({ id }) => id).join(', ');
  return preset === undefined
    ? badUsage(`there is no preset "${String(name)}"; there are ${names}`)
    : ok(preset.options);
}

/** The flags that are options of some game, as given; digits are numbers, and commas separate the items of a list. */
function optionsAmong(declared: Flags, given: Given['flags']): Result<Chosen, UserError> {
  const options: Chosen = {};
  for (const [name, { shortFor }] of Object.entries(declared)) {
    const value = given[name];
    if (value === undefined || name === 'preset') continue;
    const clash = Object.keys(shortFor ?? {}).find((other) => given[other] !== undefined);
    if (clash !== undefined) return badUsage(`--${name} and --${clash} exclude each other`);
    Object.assign(options, shortFor ?? { [optionOf(name)]: parseValue(value) });
  }
  return ok(options);
}

function parseValue(value: FlagValue): unknown {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return value.flatMap((items) => items.split(','));
  return /^\d{1,15}$/.test(value) ? Number(value) : value;
}

/** Where only one number of players is possible, it may be left out. */
function withPlayers<Options>(game: TakesOptions<Options>, input: Chosen): Result<Options> {
  const options = game.options(input);
  if (options.ok || 'players' in input) return options;
  const [min, max] = game.meta.players;
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const possible = numbers.map((players) => game.options({ ...input, players })).filter(({ ok }) => ok);
  const [only, ...others] = possible;
  return only !== undefined && others.length === 0 ? only : options;
}

/** The flag `--rotate-first` is the option `rotateFirst`. */
const optionOf = (flag: string): string =>
  flag.replaceAll(/-[a-z]/g, (letter) => letter.charAt(1).toUpperCase());
const flagOf = (option: string): string =>
  option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Options as flags: the inverse of `chosenOptions`. */
export function makeFlags(options: object): string {
  return Object.entries(options)
    .map(([name, value]) => `--${flagOf(name)}${value === true ? '' : ` ${value}`}`)
    .join(' ');
}
