/** What a placement would do, as far as the viewer knows: the lines of others stay out of it (T10). */
import {
  type CorrespondancesState,
  type Crossing,
  correspondances,
  indexOn,
  isConnected,
  type Line,
  linesHidden,
  type Piece,
  POINT_NAMES,
  type Point,
  portionLength,
  spotOf,
  traceJourney,
  tracePortion,
} from '@guimard/engine/correspondances';
import { type Code, copy, nth, SeededRng, type View } from '@guimard/engine/kit';
import { LINE_NUMBERS } from './lines.ts';
import { correspondancesWords } from './words.ts';

/** A crossing and the piece that is crossed. */
export interface Crossed extends Crossing {
  readonly piece: Piece;
}

interface PortionChange {
  readonly line: Line;
  readonly before: number;
  readonly after: number;
  /** Tile by tile, as it would be. */
  readonly crossings: readonly Crossed[];
}

interface Journey {
  readonly transfers: number;
  readonly points: number;
  readonly arrival: Point;
  readonly crossings: readonly Crossed[];
}

export interface Consequences {
  readonly code: Code;
  /** All four lines. */
  readonly portions: readonly PortionChange[];
  readonly ownLine: Line;
  /** The viewer's own journey, if it would be complete. */
  readonly journey?: Journey;
  /** The viewer's portion would be longer than that of every line somebody else may hold (T20). */
  readonly leads: boolean;
  /** Other lines that would arrive; the round ends if somebody holds one of them, which may be certain (T17). */
  readonly arrives: readonly { readonly line: Line; readonly isHeld: boolean }[];
  /** It is the last section (T17). */
  readonly isLast: boolean;
}

export const crossed = (s: CorrespondancesState, crossings: readonly Crossing[]): readonly Crossed[] =>
  crossings.map((crossing) => ({
    ...crossing,
    piece: nth(s.pieces, indexOn(s, spotOf(crossing.x, crossing.y))),
  }));

/**
 * Tells of any number of placements from one view. A bare view cannot be played on, as nobody but the viewer holds a
 * line there: lines are dealt to the others at random, and nothing that depends on them is told.
 */
export function foresee(view: View<CorrespondancesState>): (code: Code) => Consequences {
  const { known, viewer } = view;
  const ownLine = nth(known.line, viewer);
  const hidden = linesHidden(view);
  const allHeld = hidden.length === known.seats - 1;
  const sampled = correspondances.create(known.options);
  const after = correspondances.create(known.options);
  correspondances.sample(view, new SeededRng('foresee'), sampled);
  const lines = LINE_NUMBERS.map((line) => ({ line, before: portionLength(known, line) }));
  return (code) => {
    let journey: Journey | undefined;
    copy(sampled, after);
    correspondances.play(after, code, (event) => {
      if (event.type !== 'journey' || event.seat !== viewer) return;
      const { transfers, points } = event;
      const arrival = POINT_NAMES.indexOf(event.arrival);
      journey = { transfers, points, arrival, crossings: crossed(after, traceJourney(after, ownLine)) };
    });
    const portions = lines.map(({ line, before }) => ({
      line,
      before,
      after: portionLength(after, line),
      crossings: crossed(after, tracePortion(after, line)),
    }));
    const lengthOf = (line: Line): number => nth(portions, line - 1).after;
    return {
      code,
      portions,
      ownLine,
      ...(journey === undefined ? {} : { journey }),
      leads: lengthOf(ownLine) > Math.max(...hidden.map(lengthOf)),
      arrives: hidden.filter((line) => isConnected(after, line)).map((line) => ({ line, isHeld: allHeld })),
      isLast: known.pile === 0,
    };
  };
}

/** In sentences, the most important first. */
export function explain({ portions, ownLine, journey, leads, arrives, isLast }: Consequences): string[] {
  const { effect } = correspondancesWords.words;
  const sentences: string[] = [];
  if (journey !== undefined) {
    const { transfers: changes, points: gain, arrival } = journey;
    sentences.push(effect.journey({ changes, gain, arrival }));
  }
  for (const { line, isHeld } of arrives) {
    if (journey !== undefined) sentences.push(isHeld ? effect.also({ line }) : effect.mayAlso({ line }));
    else sentences.push(isHeld ? effect.ends({ line }) : effect.mayEnd({ line }));
  }
  if (isLast && journey === undefined) sentences.push(effect.last);
  const grown = portions.filter(({ before, after }) => before !== after);
  const own = grown.find(({ line }) => line === ownLine);
  if (own !== undefined) sentences.push(effect.own(own));
  if (own !== undefined && leads) sentences.push(effect.leads);
  for (const portion of grown) if (portion !== own) sentences.push(effect.portion(portion));
  return sentences.length === 0 ? [effect.nothing] : sentences;
}
