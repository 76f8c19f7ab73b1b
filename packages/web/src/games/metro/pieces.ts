/** What modules put on the board, for everybody to see. */
import { nth } from '@guimard/engine/kit';
import { CELLS, type Cell, type Colour, type MetroState, STATIONS } from '@guimard/engine/metro';
import type { PlacedTourist, PrintedSight } from './module-ui.ts';
import { shownIn } from './modules/shown.ts';
import type { MetroWords } from './words.ts';

/** By cell. */
export const touristsOnCells = (known: MetroState): readonly (readonly Colour[])[] =>
  byPlace(
    CELLS,
    shownIn(known).flatMap((ui) => ui.touristsOnCells?.(known) ?? []),
  );

/** By station, from 1 at index 0; at most one each. */
export const touristsAtStations = (known: MetroState): readonly (Colour | undefined)[] =>
  byPlace(
    STATIONS,
    shownIn(known).flatMap((ui) => ui.touristsAtStations?.(known) ?? []),
  ).map(([colour]) => colour);

function byPlace(places: number, tourists: readonly PlacedTourist[]): readonly (readonly Colour[])[] {
  const colours: Colour[][] = Array.from({ length: places }, () => []);
  for (const [place, colour] of tourists) nth(colours, place).push(colour);
  return colours;
}

/** What modules print on the board. */
export const sightsOf = (known: MetroState): readonly PrintedSight[] =>
  shownIn(known).flatMap(({ sights }) => sights ?? []);

/** The name of what is printed on a cell, if anything. */
export const sightOn = (words: MetroWords, known: MetroState, cell: Cell): string | undefined =>
  sightsOf(known)
    .find((sight) => sight.cell === cell)
    ?.name(words);
