/**
 * What a physical table shows beyond its tiles, as a form that people fill in. A module declares its fields and how they
 * become its slice; its ordinary functions score it then.
 */
import type { Seat } from '../../kit/game.ts';
import type { MetroEvent } from '../event.ts';
import type { MetroState } from '../state.ts';
import type { Cell, Colour, Platform, Station, Tile } from '../types.ts';

/** Where a piece lies or a number belongs. */
export type FormPlace =
  | { readonly at: 'table' }
  | { readonly at: 'seat'; readonly seat: Seat }
  /** An owner of lines: a seat or, with companies, a company. */
  | { readonly at: 'owner'; readonly colour: Colour }
  | { readonly at: 'cell'; readonly cell: Cell }
  | { readonly at: 'station'; readonly station: Station }
  | { readonly at: 'platform'; readonly platform: Platform }
  | { readonly at: 'sight'; readonly sight: string }
  /** Counted from 1 along a row: of sights, or of fields, four to a sight. */
  | { readonly at: 'field'; readonly number: number; readonly seat?: Seat }
  | { readonly at: 'chip'; readonly colour: Colour; readonly value: number };

/** What can lie in a place. */
export type FormPiece =
  | { readonly is: 'colour'; readonly colour: Colour }
  | { readonly is: 'owner'; readonly colour: Colour }
  | { readonly is: 'seat'; readonly seat: Seat }
  | { readonly is: 'tile'; readonly tile: Tile }
  | { readonly is: 'sight'; readonly sight: string }
  | { readonly is: 'board'; readonly board: number }
  | { readonly is: 'side'; readonly side: string }
  | { readonly is: 'tourist' };

/** Places that take one of these pieces each. */
export interface PiecesField {
  /** Tells it from numbers. */
  readonly kind: 'pieces';
  /** Its key in the values; `formOf` puts the module's name before it. */
  readonly id: string;
  /** Where the pieces lie. */
  readonly places: readonly FormPlace[];
  /** What may lie there. */
  readonly pieces: readonly FormPiece[];
  /** How many the box has of each of the pieces. */
  readonly copies: readonly number[];
  /** Pieces that are one thing in several positions share its copies: which thing each of them is. */
  readonly things?: readonly number[];
  /** Places may have no piece. */
  readonly mayBeEmpty?: true;
}

/** Points that no piece on the table shows any more: each seat tells its own. */
export interface NumbersField {
  /** Tells it from pieces. */
  readonly kind: 'numbers';
  /** Its key in the values; `formOf` puts the module's name before it. */
  readonly id: string;
  /** Whose number it is. */
  readonly places: readonly FormPlace[];
  /** The highest number that makes sense; the lowest is 0. */
  readonly max: number;
}

/** One question of the form. */
export type FormField = PiecesField | NumbersField;

/** By place: the index of a piece, or a number; null while nothing is filled in. */
export type FieldValue = readonly (number | null)[];
/** By `module.field`. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** A module's part of the form. Numbers are points of seats; pieces are what `fill` turns into the slice. */
export interface TableForm<Slice = never> {
  /** What to ask, in a game with these options. */
  fields(s: MetroState): readonly FormField[];
  /** Before any tile lies. Values are by the field's own id. */
  fill?(s: MetroState, mine: Slice, values: FormValues): void;
  /** The same facts of a game that was followed, without what nobody but its players knows. */
  read?(s: MetroState, mine: Slice, events: readonly MetroEvent[]): FormValues;
  /** `fill` accepts fields with places that are not filled in yet; otherwise the module waits until all are. */
  readonly accepts?: 'partial';
}

/** The value of a field with null for every place that has none. */
export const filledIn = (field: FormField, values: FormValues): FieldValue =>
  field.places.map((_, place) => values[field.id]?.[place] ?? null);

/** Whether a field is complete. Where places may be empty, it is once somebody has said so. */
export const isFilled = (field: FormField, values: FormValues): boolean =>
  field.kind === 'pieces' && field.mayBeEmpty === true
    ? values[field.id] !== undefined
    : filledIn(field, values).every((value) => value !== null);

/** How many of each piece are left in the box; negative where there are too many on the table. */
export function piecesLeft(field: PiecesField, value: FieldValue): readonly number[] {
  const thingOf = (piece: number): number => field.things?.[piece] ?? piece;
  return field.pieces.map((_, piece) => {
    const used = value.filter((other) => other !== null && thingOf(other) === thingOf(piece)).length;
    return (field.copies[piece] ?? 0) - used;
  });
}

const numbered = (length: number): readonly number[] => Array.from({ length }, (_, i) => i);

export const seatPlaces = (s: MetroState): readonly FormPlace[] =>
  numbered(s.seats).map((seat) => ({ at: 'seat', seat }));
export const ownerPlaces = (s: MetroState): readonly FormPlace[] =>
  numbered(s.points.length).map((colour) => ({ at: 'owner', colour }));
/** The first fields of a row, or of a seat's row. */
export const fieldPlaces = (count: number, seat?: Seat): readonly FormPlace[] =>
  numbered(count).map((i) => ({ at: 'field', number: i + 1, ...(seat === undefined ? {} : { seat }) }));

export const sightPieces = (sights: readonly { readonly key: string }[]): readonly FormPiece[] =>
  sights.map(({ key }) => ({ is: 'sight', sight: key }));
