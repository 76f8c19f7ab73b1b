/** The options of a match: number of players, who starts, target score. Checks everything from outside. */
import type { Preset, Seat } from '../kit/game.ts';
import { fillOptions, isWhole } from '../kit/options.ts';
import { fail, newRefusal, ok, type Refusal, type Result } from '../kit/result.ts';

/** What is agreed before the match. */
export interface CorrespondancesOptions {
  /** 2–4 (D1). */
  readonly players: number;
  /** The youngest player, who starts (T11, D3). */
  readonly first: Seat;
  /** The next seat starts the next round; otherwise the same seat starts every round (D3). */
  readonly rotateFirst: boolean;
  /** Points that win the match (T16). */
  readonly target: number;
}

/** Two players to 10 points; seat 0 starts every round. */
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

/** Checks options from outside and fills in defaults. */
export function parseOptions(input: unknown): Result<CorrespondancesOptions> {
  const filled = fillOptions(DEFAULTS, input);
  if (!filled.ok) return filled;
  const refusal = judge(filled.value);
  if (refusal !== undefined) return fail(refusal);
  // In one order of names, so that equal options are equal text.
  const { players, first, rotateFirst, target } = filled.value;
  return ok({ players, first, rotateFirst, target });
}

function judge({ players, first, rotateFirst, target }: CorrespondancesOptions): Refusal | undefined {
  if (!isWhole(players, 2, 4)) return newRefusal('D1', 'playersBetween', { min: 2, max: 4 });
  if (!isWhole(first, 0, players - 1)) return newRefusal('D3', 'firstSeat', { max: players - 1 });
  if (typeof rotateFirst !== 'boolean') {
    return newRefusal('D3', 'notTrueOrFalse', { option: 'rotateFirst' });
  }
  if (!isWhole(target, 1, 50)) return newRefusal('T16', 'targetBetween', { min: 1, max: 50 });
  return undefined;
}
