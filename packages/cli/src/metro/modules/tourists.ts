/** Tourists, and how many of each colour the owners of lines have. */
import type { Cell, MetroState } from '@guimard/engine/metro';
import { wrap } from '../../paragraph.ts';
import type { Piece } from '../board.ts';
import { colourName, tourist, touristLetter } from '../colours.ts';

/** As slices store them: colour + 1 at each index, 0 for none. */
export function tourists<Place>(places: Uint8Array, placeOf: (i: number) => Place): Map<Place, Piece> {
  return new Map(
    Array.from(places.entries()).flatMap(([i, colour]) =>
      colour > 0 ? [[placeOf(i), tourist(colour - 1)] as const] : [],
    ),
  );
}

export function onCells(places: Uint8Array): Map<Cell, Piece[]> {
  return new Map([...tourists(places, (cell) => cell)].map(([cell, piece]) => [cell, [piece]]));
}

/** Counts by colour, such as `y2 b1`; colours without any are left out. */
function counts(byColour: readonly number[]): string {
  const some = byColour.flatMap((count, colour) => (count > 0 ? [touristLetter(colour) + count] : []));
  return some.join(' ') || 'none';
}

/** A list for each owner of lines; if the unowned part counts too, it comes last. */
export function holdings(
  heading: string,
  byOwner: readonly (readonly number[])[],
  { points }: MetroState,
): string {
  const items = byOwner.map(
    (own, owner) => `${owner < points.length ? colourName(owner) : 'nobody'} ${counts(own)}`,
  );
  return wrap(heading, items, ', ');
}
