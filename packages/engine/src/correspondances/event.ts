/** What happens in a match: for players, logs and animations. */
import type { GameEvent, Seat } from '../kit/game.ts';
import { nth } from '../kit/nth.ts';
import { xOf, yOf } from './board.ts';
import { arrivalOf, transfersOf } from './journey.ts';
import { BY_JOURNEY, type CorrespondancesState } from './state.ts';
import { makeTile, rotOf, type TileName, tileOf } from './tile.ts';
import { type Index, LINES, type Line, POINT_NAMES, type PointName, type Tile } from './types.ts';

/** What an action causes, in the order in which it happens. */
export type CorrespondancesEvent = GameEvent &
  /** A round starts, counted from 1; the straights from west to east. */
  (
    | { readonly type: 'round'; readonly round: number; readonly order: string; readonly first: Seat }
    /** A line is dealt; only its holder sees which (T10). */
    | {
        readonly type: 'dealt';
        readonly seat: Seat;
        readonly secret: { readonly seat: Seat; readonly line: Line };
      }
    | { readonly type: 'drew'; readonly seat: Seat; readonly tile: TileName }
    /** D8: the drawn tile fits nowhere. */
    | { readonly type: 'aside'; readonly seat: Seat; readonly tile: TileName }
    | {
        readonly type: 'placed';
        readonly seat: Seat;
        readonly tile: TileName;
        readonly x: number;
        readonly y: number;
        readonly rot: number;
      }
    /** T18: a journey is complete at the end of a round. */
    | {
        readonly type: 'journey';
        readonly seat: Seat;
        readonly line: Line;
        readonly transfers: number;
        readonly arrival: PointName;
        readonly points: number;
      }
    /** T20: the longest portion of a round. */
    | {
        readonly type: 'portion';
        readonly seat: Seat;
        readonly line: Line;
        readonly length: number;
        readonly points: number;
      }
    /** D24: a round is scored and all lines are revealed; lists are by seat. */
    | {
        readonly type: 'scored';
        readonly round: number;
        readonly end: 'journey' | 'exhausted';
        readonly lines: readonly Line[];
        readonly unheld: readonly Line[];
        readonly lengths: readonly number[];
        readonly points: readonly number[];
        readonly totals: readonly number[];
      }
    | { readonly type: 'over'; readonly winner: Seat; readonly scores: readonly number[] }
  );

// Built only if there is a listener, and away from the rules, so that search stays fast.

export function roundEvent(s: CorrespondancesState, first: Seat): CorrespondancesEvent {
  return { type: 'round', round: s.round + 1, order: s.straights.join(''), first };
}

export function tileEvent(s: CorrespondancesState, type: 'drew' | 'aside', tile: Tile): CorrespondancesEvent {
  return { type, seat: s.seat, tile: makeTile(tile) };
}

export function placedEvent(s: CorrespondancesState, index: Index): CorrespondancesEvent {
  const piece = nth(s.pieces, index);
  const spot = nth(s.spots, index);
  return {
    type: 'placed',
    seat: s.seat,
    tile: makeTile(tileOf(piece)),
    x: xOf(spot),
    y: yOf(spot),
    rot: rotOf(piece),
  };
}

export function journeyEvent(
  s: CorrespondancesState,
  seat: Seat,
  journey: number,
  points: number,
): CorrespondancesEvent {
  const arrival = nth(POINT_NAMES, arrivalOf(journey));
  return { type: 'journey', seat, line: nth(s.line, seat), transfers: transfersOf(journey), arrival, points };
}

export function portionEvent(s: CorrespondancesState, seat: Seat): CorrespondancesEvent {
  return { type: 'portion', seat, line: nth(s.line, seat), length: nth(s.lastLength, seat), points: 1 };
}

export function scoredEvent(s: CorrespondancesState): CorrespondancesEvent {
  const lines = Array.from(s.lastLine);
  return {
    type: 'scored',
    round: s.round,
    end: s.lastEnd === BY_JOURNEY ? 'journey' : 'exhausted',
    lines,
    unheld: Array.from({ length: LINES }, (_, i) => i + 1).filter((line) => !lines.includes(line)),
    lengths: Array.from(s.lastLength),
    points: Array.from(s.lastPoints),
    totals: Array.from(s.totals),
  };
}

export function overEvent(s: CorrespondancesState, winner: Seat): CorrespondancesEvent {
  return { type: 'over', winner, scores: Array.from(s.totals) };
}
