/** Fields of the form that several modules have. */
import { COLOURS } from '../types.ts';
import type { FormPlace, PiecesField } from './form.ts';

/** A piece in one of the eight colours on each place, each colour this often. */
export function coloursField(id: string, places: readonly FormPlace[], copies: number): PiecesField {
  return {
    kind: 'pieces',
    id,
    places,
    pieces: COLOURS.map((_, colour) => ({ is: 'colour', colour })),
    copies: COLOURS.map(() => copies),
  };
}

/** What a slice stores: the piece + 1, 0 for none. */
export const plusOne = (value: number | null | undefined): number => (value ?? -1) + 1;
