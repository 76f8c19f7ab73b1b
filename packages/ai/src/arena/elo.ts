/**
 * Strength in Elo points: 400 more make the odds of winning ten times as high. At a table for n, a seat's chance
 * is its share of all strengths (Bradley and Terry; for n > 2, Luce): among equals, each wins one game in n.
 */
import { wilson } from './estimate.ts';
import type { Pairing } from './schedule.ts';

const POINTS = 400 / Math.LN10;
/** Newton's method; steps are limited, since far from the solution they overshoot. */
const STEPS = 100;
const LONGEST = 2;
const CLOSE = 1e-10;

const logit = (share: number): number => Math.log(share / (1 - share));

/** How much stronger than each of the others an agent with this win share is, where equals would win the fair one. */
export function eloOf(share: number, fair: number): number {
  return POINTS * (logit(share) - logit(fair));
}

/** The share that `a` has won against `b`, as a whole number or part of it. */
export interface Outcome extends Pairing {
  readonly share: number;
}

/** Wins and losses, with the agents' mean at 0. A side is open if nothing in the outcomes bounds it. */
export interface Rating {
  readonly elo: number;
  readonly openAbove: boolean;
  readonly openBelow: boolean;
}

/** The ratings under which the outcomes, from this many deals each, are most likely. */
export function fitRatings(
  agents: number,
  outcomes: readonly Outcome[],
  fair: number,
  deals: number,
): readonly Rating[] {
  const bounds = openSides(agents, outcomes);
  const isOpen = bounds.some(({ openAbove, openBelow }) => openAbove || openBelow);
  const elos = mostLikely(agents, isOpen ? bounded(outcomes, fair, deals) : outcomes, fair);
  return elos.map((elo, i) => ({ elo, ...bounds[i] }));
}

/**
 * A rating is finite only if every agent is connected to every other by wins (Ford): an agent that never lost, even
 * indirectly, to one it beat could be stronger by any amount.
 */
function openSides(agents: number, outcomes: readonly Outcome[]): Omit<Rating, 'elo'>[] {
  const all = Array.from({ length: agents }, (_, i) => i);
  const beats = all.map(() => Array<boolean>(agents).fill(false));
  for (const { a, b, share } of outcomes) {
    if (share > 0) beats[a][b] = true;
    if (share < 1) beats[b][a] = true;
  }
  // Warshall: also via k.
  for (const k of all)
    for (const i of all) for (const j of all) if (beats[i][k] && beats[k][j]) beats[i][j] = true;
  return all.map((i) => ({
    openAbove: all.some((j) => beats[i][j] && !beats[j][i]),
    openBelow: all.some((j) => beats[j][i] && !beats[i][j]),
  }));
}

/** Replaces a share of 0 or 1 by the plausible one nearest to even: the least difference. */
function bounded(outcomes: readonly Outcome[], fair: number, deals: number): readonly Outcome[] {
  const lost = Math.min(fair, wilson(0, deals).high);
  const won = Math.max(fair, wilson(1, deals).low);
  return outcomes.map((outcome) => ({ ...outcome, share: Math.min(won, Math.max(lost, outcome.share)) }));
}

function mostLikely(agents: number, outcomes: readonly Outcome[], fair: number): readonly number[] {
  const strengths = Array<number>(agents).fill(0);
  for (let i = 0; i < STEPS; i++) {
    const gradient = Array<number>(agents).fill(0);
    // Only differences matter; ones everywhere keep the mean at 0.
    const curvature = strengths.map(() => Array<number>(agents).fill(1));
    for (const { a, b, share } of outcomes) {
      const expected = 1 / (1 + Math.exp(strengths[b] - strengths[a] - logit(fair)));
      const bend = expected * (1 - expected);
      gradient[a] += share - expected;
      gradient[b] -= share - expected;
      curvature[a][a] += bend;
      curvature[b][b] += bend;
      curvature[a][b] -= bend;
      curvature[b][a] -= bend;
    }
    const step = solve(curvature, gradient);
    const length = Math.max(...step.map(Math.abs));
    const scale = Math.min(1, LONGEST / length);
    for (let k = 0; k < agents; k++) strengths[k] += step[k] * scale;
    if (length < CLOSE) break;
  }
  return strengths.map((strength) => strength * POINTS);
}

/** Gaussian elimination; a symmetric, positive matrix needs no row exchanges. Overwrites its arguments. */
function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length;
  for (let i = 0; i < n; i++) {
    for (let row = i + 1; row < n; row++) {
      const factor = matrix[row][i] / matrix[i][i];
      for (let column = i; column < n; column++) matrix[row][column] -= factor * matrix[i][column];
      right[row] -= factor * right[i];
    }
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let column = i + 1; column < n; column++) right[i] -= matrix[i][column] * right[column];
    right[i] /= matrix[i][i];
  }
  return right;
}
