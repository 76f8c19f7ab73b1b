/** Positions for programs. */
import type { View } from '@guimard/engine/kit';
import { type MetroState, makeBoard, makeTile } from '@guimard/engine/metro';

/** The board as in B7, the viewer's hand, and the tile that it has drawn and must place, if any (B10). */
export function position({ known, viewer }: View<MetroState>): readonly string[] {
  const places = known.hand.length / known.seats;
  const own = known.hand.subarray(viewer * places, (viewer + 1) * places);
  const hand = own.subarray(0, known.held[viewer]);
  const drawn = own[places - 1];
  return [
    `board ${makeBoard(known)}`,
    `hand ${Array.from(hand, (place) => makeTile(place - 1)).join(' ')}`,
    ...(drawn ? [`drawn ${makeTile(drawn - 1)}`] : []),
    `pile ${known.pile}`,
  ];
}
