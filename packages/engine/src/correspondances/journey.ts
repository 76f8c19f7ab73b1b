/** Journeys: the fewest transfers from a line's departure to the opposite end (T13–T15, D11–D14). */
import { departureOf, indexOn, STEP, xOf, yOf } from './board.ts';
import type { CorrespondancesState } from './state.ts';
import { EXIT, pointOf, RING } from './tile.ts';
import {
  EAST_END,
  type Index,
  type Line,
  MAX_LAID,
  opposite,
  type Point,
  type Side,
  WEST_END,
} from './types.ts';

/** What `journeyOf` returns when there is no route. */
export const NO_JOURNEY = 0;
/** The transfers of what `journeyOf` returned. */
export const transfersOf = (journey: number): number => journey & 255;
/** Where the journey that `journeyOf` returned ends. */
export const arrivalOf = (journey: number): Point => journey >> 8;

// Scratch. A position is a tile and its entry side, and so the line ridden: index × 4 + side.
const POSITIONS = MAX_LAID * 4;
/** A position is expanded once, and has three exits; one more for the start. */
const MAX_STEPS = POSITIONS * 3 + 1;
const visited = new Uint8Array(POSITIONS);
/** Steps found: the position, its transfers so far, and the step before it. */
const position = new Uint8Array(MAX_STEPS);
const transfers = new Uint8Array(MAX_STEPS);
const before = new Int16Array(MAX_STEPS);
/** A deque: steps without a transfer go to the front. */
const queue = new Int16Array(MAX_STEPS * 2);
let front = 0;
let back = 0;
let steps = 0;

/**
 * The transfers of a line's best itinerary (T22) and the point where it arrives, packed: see `transfersOf` and
 * `arrivalOf`. NO_JOURNEY if there is none.
 */
export function journeyOf(s: CorrespondancesState, line: Line): number {
  const last = search(s, line);
  if (last < 0) return NO_JOURNEY;
  const at = position[last];
  return (pointOf(s.pieces[at >> 2], at & 3) << 8) | transfers[last];
}

/** 0-1 breadth-first search: returns the step that arrives, or −1. */
function search(s: CorrespondancesState, line: Line): number {
  const { spot, entry, goal } = departureOf(line);
  visited.fill(0);
  front = back = MAX_STEPS;
  steps = 0;
  const first = indexOn(s, spot);
  if (first >= 0) queue[back++] = newStep(first, entry, 0, -1);
  while (front < back) {
    const step = queue[front++];
    const at = position[step];
    if (visited[at] === 1) continue;
    visited[at] = 1;
    const index = at >> 2;
    if (index === goal) return step;
    // D14: a line's own end is a dead end.
    if (index !== WEST_END && index !== EAST_END) ride(s, step, index, at & 3);
  }
  return -1;
}

/** Along the track and, at a ring (D11), both ways along the other for one transfer (D12). */
function ride(s: CorrespondancesState, step: number, index: Index, entry: Side): void {
  const piece = s.pieces[index];
  const straightOn = EXIT[piece * 4 + entry];
  for (let side = 0; side < 4; side++) {
    if (side === entry || (side !== straightOn && RING[piece] === 0)) continue;
    const beside = indexOn(s, s.spots[index] + STEP[side]);
    if (beside < 0) continue;
    if (side === straightOn) queue[--front] = newStep(beside, opposite(side), transfers[step], step);
    else queue[back++] = newStep(beside, opposite(side), transfers[step] + 1, step);
  }
}

function newStep(index: Index, entry: Side, changes: number, from: number): number {
  position[steps] = index * 4 + entry;
  transfers[steps] = changes;
  before[steps] = from;
  return steps++;
}

/** One crossing of a tile: in by one side, out by another; a transfer where the two show different lines. */
export interface Crossing {
  /** The tile's column. */
  readonly x: number;
  /** The tile's row. */
  readonly y: number;
  /** The side by which the journey enters. */
  readonly from: Side;
  /** The side by which it leaves. */
  readonly to: Side;
}

/** The best itinerary, tile by tile from the departure, for display; empty if there is none. */
export function traceJourney(s: CorrespondancesState, line: Line): Crossing[] {
  const crossings: Crossing[] = [];
  for (let step = search(s, line); step >= 0 && before[step] >= 0; step = before[step]) {
    const at = position[before[step]];
    const spot = s.spots[at >> 2];
    crossings.push({ x: xOf(spot), y: yOf(spot), from: at & 3, to: opposite(position[step] & 3) });
  }
  return crossings.reverse();
}
