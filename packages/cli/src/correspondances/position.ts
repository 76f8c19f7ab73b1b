/** Positions for programs. */
import {
  type CorrespondancesState,
  isSection,
  makeSpot,
  makeTile,
  rotOf,
  tileOf,
  xOf,
  yOf,
} from '@guimard/engine/correspondances';
import { nth, type View } from '@guimard/engine/kit';

/** The round in the words of its log: the straights, and each placed section. */
export function position({ known, viewer }: View<CorrespondancesState>): readonly string[] {
  const words = [`order-${known.straights.join('')}`];
  for (let i = 0; i < known.placed; i++) {
    const piece = nth(known.pieces, i);
    if (!isSection(piece)) continue;
    const spot = nth(known.spots, i);
    words.push(makeTile(tileOf(piece)), `place-${makeSpot(xOf(spot), yOf(spot))}-${rotOf(piece)}`);
  }
  return [
    `table ${words.join(' ')}`,
    `line ${known.line[viewer]}`,
    `section ${makeTile(known.drawn - 1)}`,
    `pile ${known.pile}`,
  ];
}
