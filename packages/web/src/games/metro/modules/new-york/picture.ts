/** New York: the boards of the owners of lines, and the tourists on them (N1–N3). */
import type { View } from '@guimard/engine/kit';
import {
  COLOURS,
  type MetroState,
  NEW_YORK_SIGHTS,
  type NewYorkBoard,
  newYork,
  newYorkStanding,
  sliceOf,
} from '@guimard/engine/metro';

export interface NewYorkPicture {
  /** By colour. */
  readonly sights: readonly (typeof NEW_YORK_SIGHTS)[number]['key'][];
  readonly boards: readonly NewYorkBoard[];
  /** By colour: tourists that still wait at stations. */
  readonly waiting: readonly number[];
}

export function newYorkPicture({ known }: View<MetroState>): NewYorkPicture {
  const { tourist } = sliceOf(known, newYork);
  return {
    sights: NEW_YORK_SIGHTS.map(({ key }) => key),
    boards: newYorkStanding(known),
    waiting: COLOURS.map((_, colour) => tourist.filter((waits) => waits === colour + 1).length),
  };
}
