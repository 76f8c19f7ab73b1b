/** Tourists as the slices of the cities hold them. */
import { SPECTATOR } from '@guimard/engine/kit';
import {
  COLOURS,
  type Colour,
  type MetroState,
  type ModuleName,
  type Seen,
  seenOf,
} from '@guimard/engine/metro';
import type { PlacedTourist } from '../../module-ui.ts';

/** What everybody sees of a module. */
export const openIn = (known: MetroState, module: ModuleName): Seen =>
  seenOf({ known, viewer: SPECTATOR }, module);

/** Colour + 1 at each place. */
export const touristsIn = (places: readonly number[]): readonly PlacedTourist[] =>
  places.flatMap((colour, place): PlacedTourist[] => (colour > 0 ? [[place, colour - 1]] : []));

/** Paris counts tourists in three bits for each colour. */
export const unpackTourists = (packed: number): readonly Colour[] =>
  COLOURS.flatMap((_, colour) => Array<Colour>((packed >> (colour * 3)) & 7).fill(colour));
