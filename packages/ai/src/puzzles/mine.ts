/** Puzzles from a game of the computer against itself: decisions with one clearly best move. */
import {
  type AnyGame,
  CHANCE,
  type Code,
  type Log,
  newLog,
  nth,
  OVER,
  SeededRng,
  type State,
  type View,
  viewOf,
} from '@guimard/engine/kit';
import type { Agent } from '../agent.ts';
import type { Playable } from '../games.ts';
import { calibrationKey } from '../review/calibration.ts';
import { findCandidates } from '../review/candidates.ts';
import { blunderIn } from '../review/grades.ts';
import { type AgentSpec, createAgent } from '../spec.ts';
import { difference, type Tried, trialsOf } from './compare.ts';
import { depthOf, isClear, type PuzzleDepth } from './depths.ts';
import { attemptBy } from './finders.ts';
import { idOf } from './identity.ts';
import { prove, solutionOf } from './prove.ts';
import type { Puzzle } from './puzzle.ts';
import { showMoves } from './show.ts';

/** Games of mixed strength have positions of all kinds. */
const PLAYERS: readonly AgentSpec[] = [
  { kind: 'level', level: 4 },
  { kind: 'level', level: 5 },
  { kind: 'search', budget: { playouts: 30 } },
];
/** Earlier decisions rarely have one best move, and take longest to judge. */
const FIRST_SHARE = 0.45;
/** Puzzles of one game are at least this many decisions apart, and not more than so many. */
const APART = 3;
const MOST = 6;
/** With two moves one could guess. */
const FEWEST_MOVES = 3;
/** The miner compares this many moves: the search's favourites. */
const FAVOURITES = 5;

/** A puzzle as it is found: difficulty and themes follow from it. */
export type MinedPuzzle = Omit<Puzzle, 'themes' | 'level' | 'rating'> & {
  /** How often each level found the solution, from 0 to 1. */
  readonly found: readonly number[];
};

/** All puzzles of one game, which depend on the options and the seed alone. */
export async function mineGame(
  subject: Playable,
  options: object,
  seed: string,
  depth = depthOf(subject, subject.game.create(options)),
): Promise<MinedPuzzle[]> {
  const { game } = subject;
  const decisions = await playGame(subject, options, seed);
  const puzzles: MinedPuzzle[] = [];
  let next = Math.floor(decisions.length * FIRST_SHARE);
  for (const [index, { view, actions }] of decisions.entries()) {
    if (index < next || puzzles.length === MOST) continue;
    if (view.legal.length < FEWEST_MOVES) continue;
    const puzzle = await minePosition(subject, view, newLog(game, options, actions), depth, seed);
    // What was missed the first time is often still best a little later.
    if (puzzle === undefined || puzzles.some((other) => solutionIn(other) === solutionIn(puzzle))) continue;
    puzzles.push(puzzle);
    next = index + APART;
  }
  return puzzles;
}

const solutionIn = ({ moves }: MinedPuzzle): string => nth(moves, 0).move;

interface Decision {
  readonly view: View<State>;
  /** Before it. */
  readonly actions: readonly string[];
}

async function playGame(subject: Playable, options: object, seed: string): Promise<Decision[]> {
  const { game } = subject;
  const state = game.create(options);
  const rng = new SeededRng(`${seed}/game`);
  const agents = Array.from(
    { length: game.seats(state) },
    (_, seat): Agent => createAgent(subject, nth(PLAYERS, rng.below(PLAYERS.length)), `${seed}/seat ${seat}`),
  );
  const decisions: Decision[] = [];
  const actions: string[] = [];
  for (let mover = game.toMove(state); mover !== OVER; mover = game.toMove(state)) {
    let code: Code;
    if (mover === CHANCE) code = game.pick(state, rng);
    else {
      const view = viewOf(game, state, mover);
      if (view.legal.length > 1) decisions.push({ view, actions: [...actions] });
      code = await nth(agents, mover).choose(view);
    }
    actions.push(wordOf(game, state, code));
    game.play(state, code);
  }
  return decisions;
}

const wordOf = (game: AnyGame, state: State, code: Code): string => game.format(game.decode(state, code));

/** Looks at what the seat on turn knows; the log is only for the record. */
async function minePosition(
  subject: Playable,
  view: View<State>,
  log: Log,
  depth: PuzzleDepth,
  seed: string,
): Promise<MinedPuzzle | undefined> {
  const own = `${seed}/${log.actions.length}`;
  const solution = prospect(subject, view, depth, `${own}/mine`);
  if (solution === undefined) return undefined;
  const proof = prove(subject, view, solution, `${own}/prove`, depth);
  if (proof === undefined) return undefined;
  const { found, missed } = await attemptBy(subject, view, solution, `${own}/levels`);
  const moves = showMoves(subject, view, solution, missed, proof.margin, depth.show, `${own}/show`);
  return {
    id: idOf(log),
    log,
    seat: view.viewer,
    moves,
    margin: proof.margin,
    mined: depth.mine,
    proved: proof.proved,
    found,
  };
}

/** The move that looks clearly best to a quick search, if one does. */
export function prospect(
  subject: Playable,
  view: View<State>,
  depth: PuzzleDepth,
  seed: string,
): Code | undefined {
  const solved = solutionOf(subject, view, seed);
  if (solved !== undefined) return solved[0]?.code;
  const blunder = blunderIn(calibrationKey(subject, view.known));
  const favourites = findCandidates(subject, view, depth.mine, seed).moves.slice(0, FAVOURITES);
  const attempt = trialsOf(subject, view, depth.compare, `${seed}/compare`);
  const tried = favourites.map(({ code }) => attempt(code));
  const lead = ({ outcomes }: Tried): number => outcomes.meanLead(view.viewer);
  const [best, ...others] = tried.sort((a, b) => lead(b) - lead(a));
  const isBest = others.every((other) =>
    isClear(difference(nth(tried, 0), other, view.viewer).mean, blunder),
  );
  return isBest ? best?.code : undefined;
}
