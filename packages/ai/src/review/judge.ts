/** One decision, judged by what the player could know then. */
import { type Code, nth, type Seat, type State, type View } from '@guimard/engine/kit';
import type { Candidate } from '../agent.ts';
import type { Playable } from '../games.ts';
import { calibrate, calibrationKey, coefficientsFor } from './calibration.ts';
import { type Found, findCandidates, withPlayed } from './candidates.ts';
import type { Depth } from './depth.ts';
import { change, type Expectation, rounded } from './expectation.ts';
import { blunderIn, fixed, type Grade, gradeFor, type Loss } from './grades.ts';
import { type Estimate, estimate, type Outcomes } from './outcomes.ts';
import { Playouts } from './playouts.ts';

/** How many of the search's favourites are evaluated, beside the move that was played. */
const FAVOURITES = 3;

/** A move, and what to expect after it. */
export interface JudgedMove extends Expectation {
  /** As a word of the log. */
  readonly move: string;
  /** Compared with the best. */
  readonly loss: Loss;
}

/** One decision, judged by what the player could know then. */
export interface Judgement {
  /** Best first: the search's favourites, and the move that was played. */
  readonly moves: readonly JudgedMove[];
  /** Of the move that was played. */
  readonly loss: Loss;
  /** Of the move that was played. */
  readonly grade: Grade;
  /** The values are exact: nothing was hidden any more, and the end was near. */
  readonly isSolved: boolean;
  /** How much better the move was than a quick choice, for every seat, as far as its player could know. */
  readonly skill: Expectation;
}

interface Evaluated {
  readonly code: Code;
  readonly expected: Expectation;
  readonly loss: Loss;
}

/** Playouts have the same random numbers for all positions of a game (see position.ts). */
export function judge(
  subject: Playable,
  view: View<State>,
  played: Code,
  depth: Depth,
  seed: string,
): Judgement {
  const key = calibrationKey(subject, view.known);
  const playouts = playoutsFor(subject, view, depth, seed);
  const found = findCandidates(subject, view, depth.search, seed);
  const codes = withPlayed(found.moves, FAVOURITES, played);
  const ofPlayed = playouts.ofView(view, played);
  const outcomesOf = (code: Code): Outcomes => (code === played ? ofPlayed : playouts.ofView(view, code));
  const evaluated = evaluate(key, view.viewer, found, codes, outcomesOf);
  const { loss } = nth(
    evaluated,
    evaluated.findIndex(({ code }) => code === played),
  );
  return {
    moves: inWords(subject, view, evaluated),
    loss,
    grade: gradeFor(loss, blunderIn(key)),
    isSolved: found.isSolved,
    skill: change(positionExpectation(key, playouts.ofView(view)), positionExpectation(key, ofPlayed)),
  };
}

/** The moves of a decision that is still to be made. */
export function weigh(
  subject: Playable,
  view: View<State>,
  depth: Depth,
  seed: string,
): Pick<Judgement, 'moves' | 'isSolved'> {
  const playouts = playoutsFor(subject, view, depth, seed);
  const found = findCandidates(subject, view, depth.search, seed);
  const codes = found.moves.slice(0, FAVOURITES).map(({ code }) => code);
  const key = calibrationKey(subject, view.known);
  const evaluated = evaluate(key, view.viewer, found, codes, (code) => playouts.ofView(view, code));
  return { moves: inWords(subject, view, evaluated), isSolved: found.isSolved };
}

const playoutsFor = (
  { game, policy }: Playable,
  { known }: View<State>,
  depth: Depth,
  seed: string,
): Playouts => new Playouts(game, policy, game.optionsOf(known), depth.playouts, seed);

function evaluate(
  key: string,
  seat: Seat,
  found: Found,
  codes: readonly Code[],
  outcomesOf: (code: Code) => Outcomes,
): Evaluated[] {
  if (found.isSolved) return fromSolution(found.moves, codes, seat);
  return fromPlayouts(
    key,
    blunderIn(key),
    seat,
    codes.map((code) => [code, outcomesOf(code)]),
  );
}

const inWords = (
  { game }: Playable,
  { known }: View<State>,
  evaluated: readonly Evaluated[],
): readonly JudgedMove[] =>
  evaluated.map(({ code, expected, loss }) => ({
    move: game.format(game.decode(known, code)),
    ...rounded(expected),
    loss,
  }));

/** What somebody who sees all hands of these playouts expects. */
export function positionExpectation(key: string, outcomes: Outcomes): Expectation {
  return rounded(calibrate(outcomes, coefficientsFor(key, 'position')));
}

/** Those of the solved moves that were asked for, best first. */
function fromSolution(moves: readonly Candidate[], codes: readonly Code[], seat: Seat): Evaluated[] {
  const best = nth(moves, 0);
  return moves
    .filter(({ code }) => codes.includes(code))
    .map(({ code, scores, wins, lead }) => ({
      code,
      expected: { points: scores, wins },
      loss: lossOf(best.lead - lead, nth(best.wins, seat) - nth(wins, seat)),
    }));
}

/**
 * Best first. The playouts took no part in the search's choice, so they do not flatter its favourite; another move comes
 * first only if it is better beyond chance.
 */
function fromPlayouts(
  key: string,
  blunder: Loss,
  seat: Seat,
  moves: readonly (readonly [Code, Outcomes])[],
): Evaluated[] {
  const [, favourite] = nth(moves, 0);
  const merit = (one: Outcomes, playout: number): number =>
    one.leadOf(playout, seat) / blunder.points + one.winOf(playout, seat) / blunder.win;
  const ranked = moves
    .map(([code, outcomes]) => {
      const expected = calibrate(outcomes, coefficientsFor(key, 'move'), seat);
      return { code, outcomes, expected, better: beyondChance(paired(outcomes, favourite, merit)) };
    })
    .sort((a, b) => b.better - a.better);
  const best = nth(ranked, 0);
  return ranked.map(({ code, outcomes, expected }) => {
    const lead = paired(best.outcomes, outcomes, (one, playout) => one.leadOf(playout, seat));
    const share = paired(best.outcomes, outcomes, (one, playout) => one.winOf(playout, seat));
    const win = nth(best.expected.wins, seat) - nth(expected.wins, seat);
    return { code, expected, loss: lossOf(beyondChance(lead), win * certainty(share)) };
  });
}

const paired = (a: Outcomes, b: Outcomes, value: (one: Outcomes, playout: number) => number): Estimate =>
  estimate(a.size, (playout) => value(a, playout) - value(b, playout));

const lossOf = (points: number, win: number): Loss => ({
  points: fixed(Math.max(0, points)),
  win: fixed(Math.max(0, win)),
});

/**
 * The part of a difference that is not noise (James and Stein): none of it if it is within its standard error, nearly all
 * of it if it is several times as large. Otherwise every move would lose a little to the luckiest of its rivals.
 */
function certainty({ mean, error }: Estimate): number {
  return mean === 0 ? 0 : Math.max(0, 1 - (error / mean) ** 2);
}

const beyondChance = (difference: Estimate): number => difference.mean * certainty(difference);
