/** What happens in a game: for players, logs and animations. */
import type { GameEvent, Seat } from '../kit/game.ts';
import { nth } from '../kit/nth.ts';
import { makeCell, makeDeparture, makeTerminus } from './board.ts';
import type { ModuleEvent } from './modules/index.ts';
import { type MetroState, seatScores } from './state.ts';
import { makeTile, type TileName } from './tile.ts';
import {
  type Cell,
  COLOURS,
  type Colour,
  type ColourName,
  NOBODY,
  type PlatformName,
  type Point,
  type Station,
  type Tile,
} from './types.ts';

/** Who owns a line: a colour and, where colours belong to seats, the seat. */
export interface Owner {
  /** The colour of the lines. */
  readonly colour: ColourName;
  /** Left out with companies, whose colours belong to no seat. */
  readonly seat?: Seat;
}

/** Points for a seat at once; `total` is its score then. */
export interface ImmediateGain {
  /** Who gets them. */
  readonly seat: Seat;
  /** How many; 0 is possible. */
  readonly points: number;
  /** The score afterwards. */
  readonly total: number;
}

/** Points for a seat that are part of its points at the end: `bonus` has the sum. */
export interface SeatGain {
  /** Who gets them. */
  readonly seat: Seat;
  /** How many, negative where something costs. */
  readonly points: number;
  /** Tells it from an immediate gain. */
  readonly total?: never;
}

/** The same for the owner of lines; for a company, `profit` has the sum. */
export interface OwnerGain extends Owner {
  /** How many. */
  readonly points: number;
  /** Tells it from an immediate gain. */
  readonly total?: never;
}

/** Points, in an event of a module. */
export type Gain = ImmediateGain | SeatGain | OwnerGain;

/** The events of a module. Points are always in `gain`, so that they can be added up without knowing the module. */
export type EventsOf<
  Name extends string,
  Told extends { readonly what: string; readonly gain?: Gain; readonly secret?: { readonly seat: Seat } },
> = Told & { readonly type: 'module'; readonly module: Name };

/** What an action causes, in the order in which it happens. Modules have events of their own (`type: 'module'`). */
export type MetroEvent = GameEvent &
  (
    | { readonly type: 'first'; readonly seat: Seat }
    /** A tile goes into a hand; only its player sees which. */
    | {
        readonly type: 'drew';
        readonly seat: Seat;
        readonly secret: { readonly seat: Seat; readonly tile: TileName };
      }
    | { readonly type: 'placed'; readonly seat: Seat; readonly tile: TileName; readonly cell: string }
    | {
        readonly type: 'line';
        /** The station it starts from, or the platform as p1 to p8. */
        readonly station: Station | PlatformName;
        /** Null if nobody owns the station: then the line scores nothing. */
        readonly colour: ColourName | null;
        /** The seat whose colour it is; left out where colours belong to no seat. */
        readonly owner?: Seat;
        readonly length: number;
        readonly points: number;
        readonly end: Station | 'centre';
        /** The owner's marker afterwards; with V3 it may have moved further than the points. */
        readonly total: number;
      }
    /** A colour's total from lines at the end, where colours belong to no seat. */
    | {
        readonly type: 'profit';
        readonly colour: ColourName;
        readonly points: number;
        readonly total: number;
      }
    /** What a seat gets at the end. */
    | { readonly type: 'bonus'; readonly seat: Seat; readonly points: number; readonly total: number }
    /** At set-up: a tourist is placed on the board. */
    | { readonly type: 'tourist'; readonly colour: ColourName; readonly cell: string }
    | { readonly type: 'passed'; readonly seat: Seat }
    | ModuleEvent
    | { readonly type: 'over'; readonly scores: readonly number[] }
  );

export const ownerOf = (s: MetroState, colour: Colour): Owner =>
  s.rules.seatsOwnColours ? { colour: nth(COLOURS, colour), seat: colour } : { colour: nth(COLOURS, colour) };

/** The owner of a line in words. */
export const ownerCalled = ({ seat, colour }: Owner, nameOf: (seat: Seat) => string): string =>
  seat === undefined ? `The ${colour} company` : nameOf(seat);

/** Describes points that have just been awarded. */
export const gainOf = (s: MetroState, seat: Seat, points: number): ImmediateGain => ({
  seat,
  points,
  total: nth(seatScores(s), seat),
});

// Built only if there is a listener, and away from the rules, so that search stays fast.

export function drewEvent(s: MetroState, tile: Tile): MetroEvent {
  return { type: 'drew', seat: s.seat, secret: { seat: s.seat, tile: makeTile(tile) } };
}

export function tilePlacedEvent(s: MetroState, tile: Tile, cell: Cell): MetroEvent {
  return { type: 'placed', seat: s.seat, tile: makeTile(tile), cell: makeCell(cell) };
}

export function lineEvent(
  s: MetroState,
  departure: number,
  colour: Colour,
  length: number,
  points: number,
  end: Point,
): MetroEvent {
  return {
    type: 'line',
    station: makeDeparture(departure),
    colour: colour === NOBODY ? null : nth(COLOURS, colour),
    ...(colour !== NOBODY && s.rules.seatsOwnColours ? { owner: colour } : {}),
    length,
    points,
    end: makeTerminus(end),
    total: colour === NOBODY ? 0 : nth(s.points, colour),
  };
}

export function overEvent(s: MetroState): MetroEvent {
  return { type: 'over', scores: Array.from(seatScores(s)) };
}
