/** Fields of the form that several modules have. */

import type { Seat } from '../../kit/game.ts';
import type { MetroEvent } from '../event.ts';
import { COLOURS } from '../types.ts';
import type { FieldValue, FormPlace, PiecesField } from './form.ts';

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
/** And back. */
export const minusOne = (stored: Iterable<number>): FieldValue =>
  Array.from(stored, (value) => (value > 0 ? value - 1 : null));

/** By seat: the points that a module brought during the game. */
export function pointsFrom(module: string, seats: number, events: readonly MetroEvent[]): FieldValue {
  const points = Array.from({ length: seats }, () => 0);
  const add = (seat: Seat, more: number): void => {
    points[seat] = (points[seat] ?? 0) + more;
  };
  for (const event of events) {
    if (event.type !== 'module' || event.module !== module || !('gain' in event)) continue;
    if (event.gain.total !== undefined) add(event.gain.seat, event.gain.points);
  }
  return points;
}
