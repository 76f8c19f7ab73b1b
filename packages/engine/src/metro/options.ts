/** The options of a game: who plays, and which variants and modules. Everything from outside is checked here. */
import { choose } from '../kit/compose.ts';
import type { Seat } from '../kit/game.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { MODULES } from './modules/index.ts';

export interface MetroOptions {
  /** 2–6 (B8). */
  readonly players: number;
  /** Who starts (B9): a seat, or 'random' for chance to choose. */
  readonly first: Seat | 'random';
  /** V1, free rotation. */
  readonly rotate: boolean;
  /** V2, tiles in hand: 1–3. */
  readonly hand: number;
  /** V3, exclusive score track. */
  readonly exclusive: boolean;
  /** V4, corner contact. */
  readonly corners: boolean;
  /** Names of the modules in play. */
  readonly with: readonly string[];
}

export const DEFAULTS: MetroOptions = {
  players: 2,
  first: 'random',
  rotate: false,
  hand: 1,
  exclusive: false,
  corners: false,
  with: [],
};

const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** A value from outside, in a sentence. */
function shown(value: unknown): string {
  const isPlain = value === null || ['number', 'string', 'boolean'].includes(typeof value);
  return isPlain ? JSON.stringify(value) : 'something else';
}

export function parseOptions(input: unknown): Result<MetroOptions> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refuse('options', 'Options must be an object such as { "players": 2 }.');
  }
  const stranger = Object.keys(input).find((name) => !Object.hasOwn(DEFAULTS, name));
  if (stranger !== undefined) {
    return refuse(
      'options',
      `There is no option "${stranger}"; there are: ${Object.keys(DEFAULTS).join(', ')}.`,
    );
  }
  const given = { ...DEFAULTS, ...input };
  if (!isWhole(given.players, 2, 6)) {
    return refuse('B8', `"players" must be a whole number from 2 to 6, not ${shown(given.players)}.`);
  }
  if (given.first !== 'random' && !isWhole(given.first, 0, given.players - 1)) {
    return refuse('B9', `"first" must be "random" or a seat from 0 to ${given.players - 1}.`);
  }
  if (!isWhole(given.hand, 1, 3)) {
    return refuse('V2', `"hand" must be 1, 2 or 3 tiles, not ${shown(given.hand)}.`);
  }
  for (const name of ['rotate', 'exclusive', 'corners'] as const) {
    if (typeof given[name] !== 'boolean') return refuse('options', `"${name}" must be true or false.`);
  }
  if (!Array.isArray(given.with) || given.with.some((name) => typeof name !== 'string')) {
    return refuse('options', '"with" must be a list of module names.');
  }
  const modules = choose(MODULES, given.with);
  if (!modules.ok) return modules;
  // Only now, and in one order of names, so that equal options are equal text.
  const { players, first, rotate, hand, exclusive, corners } = given;
  return ok({
    players,
    first,
    rotate,
    hand,
    exclusive,
    corners,
    with: modules.value.map((module) => module.name),
  });
}
