/** The options of a game: players, variants and modules. Checks everything from outside. */
import { choose } from '../kit/compose.ts';
import type { Seat } from '../kit/game.ts';
import { fillOptions, isWhole } from '../kit/options.ts';
import { fail, newRefusal, ok, type Refusal, type Result, refuse } from '../kit/result.ts';
import type { Module } from './module.ts';
import { MODULES } from './modules/index.ts';

/** What is agreed before the game: players, variants and modules. */
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
  /** The side or variant of the module that has several; empty if none has. */
  readonly side: string;
}

/** Two players and the base game. */
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

/** Checks options from outside and fills in defaults. Refuses with `C1` what modules do not allow together. */
export function parseOptions(input: unknown): Result<MetroOptions> {
  const filled = fillOptions(DEFAULTS, input);
  if (!filled.ok) return filled;
  const { value } = filled;
  if (!Array.isArray(value.with) || value.with.some((name) => typeof name !== 'string')) {
    return refuse('options', 'notModuleNames', { option: 'with' });
  }
  const chosen = choose(MODULES, value.with);
  if (!chosen.ok) return chosen;
  const modules = chosen.value;
  // By now it is known to be an object.
  const isHandGiven = Object.hasOwn(input as object, 'hand');
  const hand = isHandGiven ? value.hand : (fixesHand(modules)?.changes?.hand ?? value.hand);
  const given = { ...value, hand };
  const refusal =
    judgeTypes(given) ??
    judgeModules(modules) ??
    judgeVariants(given, modules) ??
    judgePlayers(given, modules);
  if (refusal !== undefined) return fail(refusal);
  // Only now, and in one order of names, so that equal options are equal text.
  const { players, first, rotate, exclusive, corners } = given;
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

/** The module that determines the hand size, if one does. */
const fixesHand = (modules: readonly Module[]): Module | undefined =>
  modules.find(({ changes }) => changes?.hand !== undefined);

function judgeTypes(given: MetroOptions): Refusal | undefined {
  for (const name of ['rotate', 'exclusive', 'corners'] as const) {
    if (typeof given[name] !== 'boolean') return newRefusal('options', 'notTrueOrFalse', { option: name });
  }
  if (typeof given.side !== 'string') return newRefusal('options', 'notText', { option: 'side' });
  return undefined;
}

/** C1: at most one city; some modules exclude all others. Modules declare further exclusions. */
function judgeModules(modules: readonly Module[]): Refusal | undefined {
  const cities = modules.filter(({ city }) => city);
  if (cities.length > 1) {
    return newRefusal('C1', 'oneCity', { modules: cities.map(({ name }) => name) });
  }
  const loner = modules.find(({ alone }) => alone);
  if (loner !== undefined && modules.length > 1) {
    return newRefusal('C1', 'playedAlone', { module: loner.name });
  }
  return undefined;
}

function judgePlayers({ players, first }: MetroOptions, modules: readonly Module[]): Refusal | undefined {
  const limits = modules.find(({ changes }) => changes?.players !== undefined)?.changes?.players ?? [2, 6];
  const [min, max] = limits;
  if (!isWhole(players, min, max)) {
    return min === max
      ? newRefusal('B8', 'playersExactly', { players: min })
      : newRefusal('B8', 'playersBetween', { min, max });
  }
  if (first !== 'random' && !isWhole(first, 0, players - 1)) {
    return newRefusal('B9', 'firstSeatOrRandom', { max: players - 1 });
  }
  return undefined;
}

function judgeVariants(given: MetroOptions, modules: readonly Module[]): Refusal | undefined {
  if (!isWhole(given.hand, 1, 3)) {
    return newRefusal('V2', 'handSize', { min: 1, max: 3 });
  }
  const fixing = fixesHand(modules);
  const count = fixing?.changes?.hand ?? given.hand;
  if (fixing !== undefined && given.hand !== count) {
    return newRefusal('C1', 'handFixed', { module: fixing.name, count });
  }
  const nobodys = modules.find(({ changes }) => changes?.stations !== undefined);
  if (given.exclusive && nobodys !== undefined) {
    return newRefusal('V3', 'exclusiveWithoutOwners', { module: nobodys.name });
  }
  const sides = sidesOf(modules);
  if (given.side === '' || sides.includes(given.side)) return undefined;
  return sides.length === 0
    ? newRefusal('options', 'noSides')
    : newRefusal('options', 'unknownSide', { option: 'side', names: sides });
}
