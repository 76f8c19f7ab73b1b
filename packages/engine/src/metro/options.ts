/** The options of a game: who plays, and which variants and modules. Everything from outside is checked here. */
import { choose } from '../kit/compose.ts';
import type { Seat } from '../kit/game.ts';
import { ok, type Refusal, type Result, refuse } from '../kit/result.ts';
import type { Module } from './module.ts';
import { MODULES } from './modules/index.ts';

export interface MetroOptions {
  /** 2–6 (B8); modules may allow others. */
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
  /** The side or variant of the module that has several; empty where none has. */
  readonly side: string;
}

export const DEFAULTS: MetroOptions = {
  players: 2,
  first: 'random',
  rotate: false,
  hand: 1,
  exclusive: false,
  corners: false,
  with: [],
  side: '',
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
  const filled = { ...DEFAULTS, ...input };
  if (!Array.isArray(filled.with) || filled.with.some((name) => typeof name !== 'string')) {
    return refuse('options', '"with" must be a list of module names.');
  }
  const chosen = choose(MODULES, filled.with);
  if (!chosen.ok) return chosen;
  const modules = chosen.value;
  const given = 'hand' in input ? filled : { ...filled, hand: handOf(modules) ?? filled.hand };
  const refusal =
    judgeTypes(given) ??
    judgeModules(modules) ??
    judgeVariants(given, modules) ??
    judgePlayers(given, modules);
  if (refusal !== undefined) return { ok: false, error: refusal };
  // Only now, and in one order of names, so that equal options are equal text.
  const { players, first, rotate, hand, exclusive, corners } = given;
  const side = given.side === '' ? (sidesOf(modules)[0] ?? '') : given.side;
  return ok({
    players,
    first,
    rotate,
    hand,
    exclusive,
    corners,
    with: modules.map(({ name }) => name),
    side,
  });
}

/** The sides or variants to choose from with these modules. */
export function sidesOf(modules: readonly Module[]): readonly string[] {
  return modules.find(({ sides }) => sides !== undefined)?.sides ?? [];
}

const handOf = (modules: readonly Module[]): number | undefined =>
  modules.find(({ changes }) => changes?.hand !== undefined)?.changes?.hand;

function judgeTypes(given: MetroOptions): Refusal | undefined {
  for (const name of ['rotate', 'exclusive', 'corners'] as const) {
    if (typeof given[name] !== 'boolean')
      return { rule: 'options', reason: `"${name}" must be true or false.` };
  }
  if (typeof given.side !== 'string') return { rule: 'options', reason: '"side" must be a name.' };
  return undefined;
}

/** C1: at most one city; some modules stand alone. What excludes what besides, the modules say. */
function judgeModules(modules: readonly Module[]): Refusal | undefined {
  const cities = modules.filter(({ city }) => city);
  if (cities.length > 1) {
    return { rule: 'C1', reason: `One city at a time: ${cities.map(({ title }) => title).join(' or ')}.` };
  }
  const loner = modules.find(({ alone }) => alone);
  if (loner !== undefined && modules.length > 1) {
    return { rule: 'C1', reason: `${loner.title} is played without any other module.` };
  }
  return undefined;
}

function judgePlayers({ players, first }: MetroOptions, modules: readonly Module[]): Refusal | undefined {
  const limits = modules.find(({ changes }) => changes?.players !== undefined)?.changes?.players ?? [2, 6];
  const [min, max] = limits;
  if (!isWhole(players, min, max)) {
    const range = min === max ? `${min}` : `a whole number from ${min} to ${max}`;
    return { rule: 'B8', reason: `"players" must be ${range}, not ${shown(players)}.` };
  }
  if (first !== 'random' && !isWhole(first, 0, players - 1)) {
    return { rule: 'B9', reason: `"first" must be "random" or a seat from 0 to ${players - 1}.` };
  }
  return undefined;
}

function judgeVariants(given: MetroOptions, modules: readonly Module[]): Refusal | undefined {
  const fixedHand = handOf(modules);
  if (!isWhole(given.hand, 1, 3)) {
    return { rule: 'V2', reason: `"hand" must be 1, 2 or 3 tiles, not ${shown(given.hand)}.` };
  }
  if (fixedHand !== undefined && given.hand !== fixedHand) {
    return { rule: 'C1', reason: `The hand always has ${fixedHand} tiles here.` };
  }
  const nobodys = modules.find(({ changes }) => changes?.stations !== undefined);
  if (given.exclusive && nobodys !== undefined) {
    return { rule: 'V3', reason: `The exclusive score track is not played with ${nobodys.title}.` };
  }
  const sides = sidesOf(modules);
  if (given.side === '' || sides.includes(given.side)) return undefined;
  const reason =
    sides.length === 0
      ? 'Nothing in play has a side to choose.'
      : `"side" must be one of: ${sides.join(', ')}.`;
  return { rule: 'options', reason };
}
