/** What a viewer holds. */
import { nth, type Seat, type View } from '@guimard/engine/kit';
import type { MetroState, Tile } from '@guimard/engine/metro';

/** The viewer's tiles, without one that was drawn to be placed at once. */
export function handOf({ known, viewer }: View<MetroState>): readonly Tile[] {
  const at = viewer * (known.rules.hand + 1);
  return Array.from(known.hand.subarray(at, at + nth(known.held, viewer)), (place) => place - 1);
}

/** B10: a tile drawn to be placed at once has a place of its own after the hand. */
export function drawnTile(known: MetroState, seat: Seat): Tile | undefined {
  const place = nth(known.hand, seat * (known.rules.hand + 1) + known.rules.hand);
  return place === 0 ? undefined : place - 1;
}
