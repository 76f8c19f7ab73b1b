/** The moves shown with a solution, so that one sees why the others are worse. */
import { type Code, nth, type State, type View } from '@guimard/engine/kit';
import type { Playable } from '../games.ts';
import { type Expectation, rounded } from '../review/expectation.ts';
import { fixed, type Loss } from '../review/grades.ts';
import { difference, trialsOf } from './compare.ts';
import { solutionOf } from './prove.ts';
import type { PuzzleMove } from './puzzle.ts';

/** The next best, and those that levels choose most often. */
const NEXT_BEST = 3;
const MISSED = 3;
/** To find the next best, all moves are tried this many times. */
const QUICK = 24;

interface Valued {
  readonly code: Code;
  readonly expected: Expectation;
  readonly loss: Loss;
}

/** Best first. */
export function showMoves(
  subject: Playable,
  view: View<State>,
  solution: Code,
  missed: readonly Code[],
  margin: Loss,
  playouts: number,
  seed: string,
): PuzzleMove[] {
  const { game } = subject;
  const valued =
    solvedMoves(subject, view, seed) ?? triedMoves(subject, view, solution, missed, margin, playouts, seed);
  const best = valued.slice(0, 1 + NEXT_BEST);
  const chosen = valued.filter((move) => missed.slice(0, MISSED).includes(move.code) && !best.includes(move));
  return [...best, ...chosen].map(({ code, expected, loss }) => ({
    move: game.format(game.decode(view.known, code)),
    ...rounded(expected),
    loss: { points: fixed(loss.points), win: fixed(loss.win) },
  }));
}

function solvedMoves(subject: Playable, view: View<State>, seed: string): Valued[] | undefined {
  const moves = solutionOf(subject, view, seed);
  if (moves === undefined) return undefined;
  const best = nth(moves, 0);
  const win = ({ wins }: Expectation): number => nth(wins, view.viewer);
  return moves.map(({ code, points, wins, lead }) => ({
    code,
    expected: { points, wins },
    loss: { points: Math.max(0, best.lead - lead), win: Math.max(0, win(best) - win({ points, wins })) },
  }));
}

/** A loss is never given as less than the margin that was proven. */
function triedMoves(
  subject: Playable,
  view: View<State>,
  solution: Code,
  missed: readonly Code[],
  margin: Loss,
  playouts: number,
  seed: string,
): Valued[] {
  const next = nextBest(subject, view, solution, seed);
  const codes = [...new Set([...next, ...missed.slice(0, MISSED)])];
  const attempt = trialsOf(subject, view, playouts, seed);
  const best = attempt(solution);
  const others = codes.map((code): Valued => {
    const tried = attempt(code);
    const { points, win } = difference(best, tried, view.viewer).mean;
    const loss = { points: Math.max(margin.points, points), win: Math.max(margin.win, win) };
    return { code, expected: tried.expected, loss };
  });
  const sorted = others.sort((a, b) => a.loss.points - b.loss.points);
  return [{ code: solution, expected: best.expected, loss: { points: 0, win: 0 } }, ...sorted];
}

function nextBest(subject: Playable, view: View<State>, solution: Code, seed: string): Code[] {
  const attempt = trialsOf(subject, view, QUICK, `${seed}/next`);
  return view.legal
    .filter((code) => code !== solution)
    .map((code) => ({ code, lead: attempt(code).outcomes.meanLead(view.viewer) }))
    .sort((a, b) => b.lead - a.lead)
    .slice(0, NEXT_BEST)
    .map(({ code }) => code);
}
