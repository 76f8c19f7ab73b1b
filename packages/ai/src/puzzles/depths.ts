/** How much work the miner and the proof put into a position, and what they ask of a puzzle. */
import type { State } from '@guimard/engine/kit';
import type { Playable } from '../games.ts';
import { type Loss, severity } from '../review/grades.ts';

/** How many playouts go into a puzzle. */
export interface PuzzleDepth {
  /** Playouts of the miner's search. */
  readonly mine: number;
  /** Playouts of the first search that proves it: most puzzles that fail do so here. */
  readonly check: number;
  /** Playouts of the second one. */
  readonly prove: number;
  /** Playouts that compare the miner's favourites. */
  readonly compare: number;
  /** Playouts that compare all moves in turn: those that remain close get the next, larger number. */
  readonly rounds: readonly number[];
  /** Playouts for each move that is shown. */
  readonly show: number;
}

/** In the base game of Metro. */
const USUAL: PuzzleDepth = {
  mine: 200,
  check: 3000,
  prove: 8000,
  compare: 32,
  rounds: [64, 384, 1536],
  show: 512,
};

/** Where playouts take longer there are fewer of them, in the same proportion: the proof stays as many times deeper. */
export function depthAt(cost: number): PuzzleDepth {
  const scaled = (playouts: number): number => Math.ceil(playouts / Math.sqrt(cost));
  const mine = scaled(USUAL.mine);
  return {
    mine,
    check: mine * (USUAL.check / USUAL.mine),
    prove: mine * (USUAL.prove / USUAL.mine),
    compare: scaled(USUAL.compare),
    rounds: USUAL.rounds.map(scaled),
    show: scaled(USUAL.show),
  };
}

/** What a position gets, by the cost of its playouts. */
export const depthOf = ({ policy }: Playable, state: State): PuzzleDepth =>
  depthAt(policy?.cost?.(state) ?? 1);

/** Every other move is at least a mistake: it loses half a blunder or more. */
const MISTAKE = 1 / 2;
export const isClear = (margin: Loss, blunder: Loss): boolean => severity(margin, blunder) >= MISTAKE;

/** Estimates are allowed this many standard errors of luck. */
export const ERRORS = 3;

/** Where the best move leaves a chance below the first, or another one above the second, the game is decided. */
const HOPELESS = 0.1;
const SAFE = 0.9;
/** A player alone cannot lose: points decide. */
export const isOpenGame = (best: number, other: number, seats: number): boolean =>
  seats === 1 || (best >= HOPELESS && other <= SAFE);
