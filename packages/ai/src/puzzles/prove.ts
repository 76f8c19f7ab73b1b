/**
 * The proof of a puzzle: that one move is better than every other by a margin. Everything is computed from what the seat
 * on turn knows, with random numbers of its own.
 *
 * Near the end of an open game all moves are solved exactly. Otherwise the move is compared with every other one by
 * paired playouts, in rounds: moves that are not clearly worse are compared again with more and fresh playouts. Playouts
 * make quick choices and miss what a clever reply would change, so two searches, many times deeper than the miner's,
 * must choose the same move.
 */
import { type Code, nth, SeededRng, type State, type View } from '@guimard/engine/kit';
import { Ending } from '../ending.ts';
import type { Playable } from '../games.ts';
import { calibrationKey } from '../review/calibration.ts';
import { findCandidates } from '../review/candidates.ts';
import type { Expectation } from '../review/expectation.ts';
import { blunderIn, type Loss, severity } from '../review/grades.ts';
import { type Difference, difference, leastOf, trialsOf } from './compare.ts';
import { depthOf, isClear, isOpenGame } from './depths.ts';

/** Playouts of each move to put them in order. */
const GLANCE = 12;

export interface Proof {
  /** The move is better than every other by at least this much. */
  readonly margin: Loss;
  /** Playouts of the search; 0 where the rest of the game was solved exactly. */
  readonly proved: number;
}

/** Undefined if some other move is not at least a mistake, or might not be. */
export function prove(
  subject: Playable,
  view: View<State>,
  solution: Code,
  seed: string,
  depth = depthOf(subject, view.known),
): Proof | undefined {
  const blunder = blunderIn(calibrationKey(subject, view.known));
  const solved = solutionOf(subject, view, seed);
  if (solved !== undefined) {
    const margin = exactMargin(solved, solution, view);
    return margin !== undefined && isClear(margin, blunder) ? { margin, proved: 0 } : undefined;
  }
  const compared = compareAll(subject, view, solution, depth.rounds, seed, ({ least, mean }) => {
    // Most that look closer than a mistake are, and are not worth more playouts.
    if (!isClear(mean, blunder) || mean.points < 0 || mean.win < 0) return 'refuted';
    return isClear(least, blunder) ? 'clear' : 'close';
  });
  // Something must be at stake; how much is for the choice of puzzles (finish.ts).
  if (compared === undefined || !isOpenGame(compared.win, compared.worstWin, view.known.seats))
    return undefined;
  const { margin } = compared;
  if (!isClear(margin, blunder)) return undefined;
  const isChosen = (playouts: number, own: string): boolean =>
    isFavourite(subject, view, solution, playouts, `${seed}/${own}`);
  return isChosen(depth.check, 'search') && isChosen(depth.prove, 'deep')
    ? { margin, proved: depth.prove }
    : undefined;
}

/**
 * The same from scratch for a puzzle whose margin is known: the move must be better than every other beyond chance, by at
 * least half of the margin on average, and none may be closer than all of it, as far as chance allows to tell. Returns by
 * how much it is better than every other on average; undefined if the puzzle does not hold.
 */
export function confirm(
  subject: Playable,
  view: View<State>,
  solution: Code,
  stated: Loss,
  seed: string,
  depth = depthOf(subject, view.known),
): Loss | undefined {
  const blunder = blunderIn(calibrationKey(subject, view.known));
  const enough = severity(stated, blunder) / 2;
  const contradicts = ({ points, win }: Loss, slack = 0): boolean =>
    points < stated.points || win < stated.win - slack;
  // Few playouts are smoothed (calibration.ts): near 0 and 1 that moves a chance by about this much.
  const smoothed = 3 / nth(depth.rounds, 0);
  const solved = solutionOf(subject, view, seed);
  if (solved !== undefined) {
    const margin = exactMargin(solved, solution, view);
    return margin === undefined || contradicts(margin) ? undefined : margin;
  }
  const found: Loss[] = [];
  const compared = compareAll(
    subject,
    view,
    solution,
    depth.rounds,
    seed,
    ({ least, mean, most }, isLast) => {
      if (contradicts(most, smoothed)) return 'refuted';
      const isSure = severity(least, blunder) > 0 && severity(isLast ? mean : least, blunder) >= enough;
      if (isSure) found.push(mean);
      return isSure ? 'clear' : 'close';
    },
  );
  if (compared === undefined) return undefined;
  return isFavourite(subject, view, solution, depth.prove, `${seed}/deep`) ? leastOf(found) : undefined;
}

function isFavourite(
  subject: Playable,
  view: View<State>,
  solution: Code,
  playouts: number,
  seed: string,
): boolean {
  return findCandidates(subject, view, playouts, seed).moves[0]?.code === solution;
}

/** What a move leads to if everybody plays their best. */
export interface Solved extends Expectation {
  readonly code: Code;
  readonly lead: number;
}

/** Every legal move, best first; undefined if something is hidden or the end is too far. */
export function solutionOf(
  { game }: Playable,
  view: View<State>,
  seed: string,
): readonly Solved[] | undefined {
  const ending = new Ending(game, game.optionsOf(view.known));
  const moves = ending.solve(view, new SeededRng(`${seed}/ending`));
  return moves?.map(({ code, scores, wins, lead }) => ({ code, points: scores, wins, lead }));
}

/** Undefined if the move is not the best, or the game is decided. */
function exactMargin(
  moves: readonly Solved[],
  solution: Code,
  { viewer, known }: View<State>,
): Loss | undefined {
  const [best, ...others] = moves;
  if (best?.code !== solution || others.length === 0) return undefined;
  const win = ({ wins }: Solved): number => nth(wins, viewer);
  if (!isOpenGame(win(best), Math.min(...others.map(win)), known.seats)) return undefined;
  const least = leastOf(
    others.map((other) => ({ points: best.lead - other.lead, win: win(best) - win(other) })),
  );
  return notNegative(least);
}

/** Of a comparison with one other move; those that are close are compared again. */
type Verdict = 'refuted' | 'close' | 'clear';

interface Compared {
  /** The smallest lower bound over all other moves. */
  readonly margin: Loss;
  /** The chance to win after the solution, and after the worst of the others. */
  readonly win: number;
  readonly worstWin: number;
}

/** Undefined if one of the other moves refutes the puzzle, or stays close. */
function compareAll(
  subject: Playable,
  view: View<State>,
  solution: Code,
  rounds: readonly number[],
  seed: string,
  verdictOn: (difference: Difference, isLast: boolean) => Verdict,
): Compared | undefined {
  const { viewer } = view;
  let rivals = closestFirst(subject, view, solution, seed);
  const margins: Loss[] = [];
  const wins: number[] = [];
  let win = 0;
  for (const [round, size] of rounds.entries()) {
    const attempt = trialsOf(subject, view, size, `${seed}/${round}`);
    const best = attempt(solution);
    win = nth(best.expected.wins, viewer);
    const close: Code[] = [];
    for (const code of rivals) {
      const other = attempt(code);
      const compared = difference(best, other, viewer);
      const verdict = verdictOn(compared, round === rounds.length - 1);
      if (verdict === 'refuted') return undefined;
      if (verdict === 'close') {
        close.push(code);
        continue;
      }
      margins.push(compared.least);
      wins.push(nth(other.expected.wins, viewer));
    }
    rivals = close;
    if (rivals.length === 0) break;
  }
  if (rivals.length > 0) return undefined;
  return { margin: notNegative(leastOf(margins)), win, worstWin: Math.min(...wins) };
}

/** A few playouts tell which moves are the likeliest to refute the puzzle: most are refuted by the first. */
function closestFirst(subject: Playable, view: View<State>, solution: Code, seed: string): readonly Code[] {
  const attempt = trialsOf(subject, view, GLANCE, `${seed}/order`);
  const rivals = view.legal.filter((code) => code !== solution);
  const leads = new Map(rivals.map((code) => [code, attempt(code).outcomes.meanLead(view.viewer)]));
  return rivals.sort((a, b) => (leads.get(b) ?? 0) - (leads.get(a) ?? 0));
}

const notNegative = ({ points, win }: Loss): Loss => ({ points: Math.max(0, points), win: Math.max(0, win) });
