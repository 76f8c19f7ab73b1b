/**
 * Which points are connected: tracks that meet at an edge, or at a ring (D11), are joined into one tree of a
 * forest, and its root knows the points it reaches. A point is the end of its one track (D14):
 * nothing leads through it. A placement is a few joins, and a line is connected when its departure's tree
 * reaches an arrival; counting transfers (journey.ts) is for the end of a round.
 */
import { departureOf, indexOn, STEP } from './board.ts';
import { type CorrespondancesState, TRACKS } from './state.ts';
import { EAST_PIECE, pointOf, RING, TRACK, WEST_PIECE } from './tile.ts';
import {
  EAST,
  EAST_END,
  type Index,
  LINES,
  type Line,
  NORTH,
  opposite,
  type Side,
  SOUTH,
  WEST,
  WEST_END,
} from './types.ts';

/** A track of a tile: index × 3 + track. */
type Node = number;
/** Points as bits, point 1 being the lowest. */
type Points = number;

function pointsOfEnd(end: Index): Points {
  const [piece, outer] = end === WEST_END ? [WEST_PIECE, WEST] : [EAST_PIECE, EAST];
  return [NORTH, SOUTH, outer].reduce((points, side) => points | (1 << (pointOf(piece, side) - 1)), 0);
}

/** The lines whose journey is complete in a tree that reaches the given points, as bits by line − 1. */
const COMPLETE = Uint8Array.from({ length: 64 }, (_, points: Points) => {
  let lines = 0;
  for (let line = 1; line <= LINES; line++) {
    const departs = (points >> (line - 1)) & 1;
    if (departs === 1 && (points & pointsOfEnd(departureOf(line).goal)) !== 0) lines |= 1 << (line - 1);
  }
  return lines;
});

/** Every track on its own; the ends' tracks reach their points. */
export function setUpNetwork(s: CorrespondancesState): void {
  for (let node: Node = 0; node < s.joined.length; node++) s.joined[node] = node;
  s.reached.fill(0);
  for (let side = 0; side < 4; side++) {
    reach(s, WEST_END, side);
    reach(s, EAST_END, side);
  }
}

function reach(s: CorrespondancesState, end: Index, side: Side): void {
  const point = pointOf(s.pieces[end], side);
  if (point > 0) s.reached[nodeAt(s, end, side)] = 1 << (point - 1);
}

const nodeAt = (s: CorrespondancesState, index: Index, side: Side): Node =>
  index * TRACKS + TRACK[s.pieces[index] * 4 + side];

/** Joins the tracks of a section just placed to those around; returns the lines now complete, as bits. */
export function joinTracks(s: CorrespondancesState, index: Index): number {
  const node = index * TRACKS;
  if (RING[s.pieces[index]] === 1) join(s, node, node + 1);
  for (let side = 0; side < 4; side++) {
    const beside = indexOn(s, s.spots[index] + STEP[side]);
    if (beside >= 0) join(s, nodeAt(s, index, side), nodeAt(s, beside, opposite(side)));
  }
  return COMPLETE[s.reached[rootOf(s, node)]] | COMPLETE[s.reached[rootOf(s, node + 1)]];
}

function join(s: CorrespondancesState, a: Node, b: Node): void {
  const one = shortenedRootOf(s, a);
  const other = shortenedRootOf(s, b);
  if (one === other) return;
  // The older tree is likely to be the bigger one.
  const root = Math.min(one, other);
  s.joined[one] = root;
  s.joined[other] = root;
  s.reached[root] = s.reached[one] | s.reached[other];
}

function rootOf(s: CorrespondancesState, node: Node): Node {
  while (s.joined[node] !== node) node = s.joined[node];
  return node;
}

/** Path halving. */
function shortenedRootOf(s: CorrespondancesState, node: Node): Node {
  const { joined } = s;
  while (joined[node] !== node) {
    joined[node] = joined[joined[node]];
    node = joined[node];
  }
  return node;
}

/** Whether a line's journey is complete. During a round nobody holds such a line. */
export function isConnected(s: CorrespondancesState, line: Line): boolean {
  const { end, side } = departureOf(line);
  return ((COMPLETE[s.reached[rootOf(s, nodeAt(s, end, side))]] >> (line - 1)) & 1) === 1;
}
