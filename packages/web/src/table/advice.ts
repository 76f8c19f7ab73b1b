/**
 * What the coach says of the moves of a position. Moves are ranked by the one figure that is shown, so that order and
 * figures agree: the points by which the player is expected to be ahead in the end. (The search maximises a blend of
 * these points and of wins, which no player could read.) Where the rest of the game is solved, the chance to win comes
 * first, and is shown too.
 */
import type { Candidate, Report } from '@guimard/ai/agent';
import { type Code, nth, type Seat } from '@guimard/engine/kit';

/** `certain`: solved to the end of the game. */
type Sureness = 'certain' | 'sure' | 'fairly' | 'guess';

export interface Suggestion {
  readonly code: Code;
  /** From 1; moves that cannot be told apart share a rank. */
  readonly rank: number;
  /** Points ahead of the best opponent in the end; who plays alone, points. */
  readonly lead: number;
  /** The lead is within so many points of that, 19 times out of 20. */
  readonly within: number;
  /** To win; only where the rest of the game is solved. */
  readonly chance?: number;
}

export interface Advice {
  /** The best first. */
  readonly suggestions: readonly Suggestion[];
  /** That the first move is the best. */
  readonly sureness: Sureness;
}

const SHOWN = 3;
/** Moves closer than so many standard errors are about equal: the better one is better 5 times out of 6 at the most. */
const EQUAL = 1;
/** Beyond so many, the better one is better 49 times out of 50. */
const SURE = 2;
/** The error of a move with a 64th of the playouts: the search has dropped it, and its figure means little. */
const DROPPED = 8;

export function adviceOf({ moves }: Report, viewer: Seat): Advice | undefined {
  const [chosen] = moves;
  if (chosen === undefined) return undefined;
  const isSolved = chosen.leadError === 0;
  const ranked = isSolved
    ? // Best first already: a certain win comes before a larger lead.
      moves
    : moves
        .filter(({ leadError }) => leadError <= DROPPED * chosen.leadError)
        .toSorted((a, b) => b.lead - a.lead);
  const shown = ranked.slice(0, SHOWN);
  const suggestions = suggest(shown, viewer);
  return { suggestions, sureness: isSolved ? 'certain' : surenessOf(shown, suggestions) };
}

function surenessOf(
  [best, second]: readonly Candidate[],
  [, runnerUp]: readonly Suggestion[],
): Exclude<Sureness, 'certain'> {
  if (best === undefined || second === undefined) return 'sure';
  if (runnerUp?.rank === 1) return 'guess';
  return gap(best, second) < SURE ? 'fairly' : 'sure';
}

/** By how many standard errors one lead is above another. */
const gap = (better: Candidate, worse: Candidate): number =>
  (better.lead - worse.lead) / Math.hypot(better.leadError, worse.leadError);

function suggest(shown: readonly Candidate[], viewer: Seat): readonly Suggestion[] {
  // With tenths where the figures are as fine as that.
  const unit = Math.max(...shown.map(({ leadError }) => leadError)) < 0.5 ? 10 : 1;
  const leadOf = ({ lead }: Candidate): number => Math.round(lead * unit) / unit;
  const areEqual = (better: Candidate, worse: Candidate): boolean =>
    better.leadError === 0
      ? better.lead === worse.lead && nth(better.wins, viewer) === nth(worse.wins, viewer)
      : gap(better, worse) < EQUAL || leadOf(better) === leadOf(worse);
  let first = 0;
  return shown.map((move, i) => {
    if (!areEqual(nth(shown, first), move)) first = i;
    const { code, leadError, wins } = move;
    return {
      code,
      rank: first + 1,
      lead: leadOf(move),
      within: Math.ceil(2 * leadError * unit) / unit,
      ...(leadError === 0 ? { chance: nth(wins, viewer) } : {}),
    };
  });
}
