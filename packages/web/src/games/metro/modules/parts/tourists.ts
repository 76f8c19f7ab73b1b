/** Tourists as the slices of the cities hold them. */
import type { PlacedTourist } from '../../module-ui.ts';

/** Colour + 1 at each place, 0 where there is none. */
export const touristsIn = (places: Uint8Array): readonly PlacedTourist[] =>
  Array.from(places.entries()).flatMap(([place, colour]): PlacedTourist[] =>
    colour > 0 ? [[place, colour - 1]] : [],
  );
