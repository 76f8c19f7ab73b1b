/** Lines as the board lights them up, from their departure to where they end. */
import {
  type CorrespondancesState,
  EAST_END,
  edge,
  indexOn,
  isConnected,
  type Line,
  portionLength,
  type Side,
  type Spot,
  spotOf,
  traceJourney,
  tracePortion,
  WEST_END,
  WILD,
} from '@guimard/engine/correspondances';
import { nth } from '@guimard/engine/kit';
import type { Passed } from './board/geometry.ts';
import { type Consequences, crossed } from './consequences.ts';
import { type CorrespondancesWords, correspondancesWords } from './words.ts';

export interface LitLine {
  readonly line: Line;
  readonly crossings: readonly Passed[];
  /** Shown at its end. */
  readonly label: string;
  /** A portion, what a placement would make of it, or a journey with its transfers. */
  readonly kind: 'portion' | 'growth' | 'journey';
}

/** The best itinerary if the journey is complete, else the portion. */
export function litLine(
  known: CorrespondancesState,
  line: Line,
  { board }: CorrespondancesWords = correspondancesWords.words,
): LitLine {
  if (isConnected(known, line)) {
    const crossings = crossed(known, traceJourney(known, line));
    const changes = crossings.filter(({ from, to, piece }) => edge(piece, from) !== edge(piece, to)).length;
    return { line, crossings, label: board.journey({ changes }), kind: 'journey' };
  }
  return {
    line,
    crossings: crossed(known, tracePortion(known, line)),
    label: board.length({ length: portionLength(known, line) }),
    kind: 'portion',
  };
}

/** What a placement would change: the viewer's journey if it is complete, and every line that grows. */
export function litGrowth({ portions, journey, ownLine }: Consequences): LitLine[] {
  const { board } = correspondancesWords.words;
  const lines: LitLine[] = portions
    .filter(({ line, before, after }) => before !== after && !(journey !== undefined && line === ownLine))
    .map(({ line, before, after, crossings }) => ({
      line,
      crossings,
      label: board.growth({ before, after }),
      kind: 'growth',
    }));
  if (journey !== undefined) {
    const { crossings, points: gain } = journey;
    lines.push({ line: ownLine, crossings, label: board.gain({ gain }), kind: 'journey' });
  }
  return lines;
}

/** The line that a side of a tile is part of: one that departs there, or has come there from its departure. */
export function lineAt(known: CorrespondancesState, spot: Spot, side: Side): Line | undefined {
  const index = indexOn(known, spot);
  if (index < 0) return undefined;
  const line = edge(nth(known.pieces, index), side);
  if (line === 0 || line === WILD) return undefined;
  if (index === WEST_END || index === EAST_END) return line;
  const isOnIt = tracePortion(known, line).some(
    ({ x, y, from, to }) => spotOf(x, y) === spot && (from === side || to === side),
  );
  return isOnIt ? line : undefined;
}
