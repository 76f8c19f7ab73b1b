/** The options of a match: who plays, who starts, how far. Everything from outside is checked here. */
import type { Preset, Seat } from '../kit/game.ts';
import { ok, type Refusal, type Result, refuse } from '../kit/result.ts';

export interface CorrespondancesOptions {
  /** 2–4 (D1). */
  readonly players: number;
  /** The youngest player, who begins (T11, D3). */
  readonly first: Seat;
  /** The next seat begins the next round; otherwise the same seat begins every round (D3). */
  readonly rotateFirst: boolean;
  /** Points that win the match (T16). */
  readonly target: number;
}

export const DEFAULTS: CorrespondancesOptions = { players: 2, first: 0, rotateFirst: false, target: 10 };

export const PRESETS: readonly Preset[] = [
  {
    id: 'match',
    title: 'Match',
    about: 'The first to 10 points, over as many rounds as it takes.',
    options: {},
  },
  { id: 'short', title: 'Short match', about: 'The first to 5 points.', options: { target: 5 } },
];

export function* combinations(): Generator<CorrespondancesOptions> {
  for (const players of [2, 3, 4]) {
    for (const rotateFirst of [false, true]) yield { ...DEFAULTS, players, rotateFirst };
  }
}

const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** A value from outside, in a sentence. */
function shown(value: unknown): string {
  const isPlain = value === null || ['number', 'string', 'boolean'].includes(typeof value);
  return isPlain ? JSON.stringify(value) : 'something else';
}

export function parseOptions(input: unknown): Result<CorrespondancesOptions> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return refuse('options', 'Options must be an object such as { "players": 2 }.');
  }
  const names = Object.keys(DEFAULTS);
  const stranger = Object.keys(input).find((name) => !names.includes(name));
  if (stranger !== undefined) {
    return refuse('options', `There is no option "${stranger}"; there are: ${names.join(', ')}.`);
  }
  const given = { ...DEFAULTS, ...input };
  const refusal = judge(given);
  if (refusal !== undefined) return { ok: false, error: refusal };
  // In one order of names, so that equal options are equal text.
  const { players, first, rotateFirst, target } = given;
  return ok({ players, first, rotateFirst, target });
}

function judge({ players, first, rotateFirst, target }: CorrespondancesOptions): Refusal | undefined {
  if (!isWhole(players, 2, 4)) {
    return { rule: 'D1', reason: `"players" must be a whole number from 2 to 4, not ${shown(players)}.` };
  }
  if (!isWhole(first, 0, players - 1)) {
    return { rule: 'D3', reason: `"first" must be a seat from 0 to ${players - 1}, not ${shown(first)}.` };
  }
  if (typeof rotateFirst !== 'boolean') {
    return { rule: 'D3', reason: `"rotateFirst" must be true or false, not ${shown(rotateFirst)}.` };
  }
  if (!isWhole(target, 1, 50)) {
    return { rule: 'T16', reason: `"target" must be a whole number from 1 to 50, not ${shown(target)}.` };
  }
  return undefined;
}
