/** Tourists that everybody sees, wherever the cities put them. */
import { SPECTATOR } from '@guimard/engine/kit';
import {
  CELLS,
  type Cell,
  COLOURS,
  type Colour,
  type MetroState,
  PRINTED,
  type Seen,
  STATIONS,
  seenOf,
} from '@guimard/engine/metro';

type Put = (place: number, colour: Colour) => void;

/** Colour + 1 at each place, as states keep them. */
function putTourists({ numbers }: Seen, put: Put, placeOf: (i: number) => number = (i) => i): void {
  numbers('tourist').forEach((colour, i) => {
    if (colour > 0) put(placeOf(i), colour - 1);
  });
}

/** Paris counts tourists in three bits for each colour. */
export const unpackTourists = (packed: number): readonly Colour[] =>
  Array.from(COLOURS.keys()).flatMap((colour) => Array<Colour>((packed >> (colour * 3)) & 7).fill(colour));

const ON_CELLS: Readonly<Record<string, (seen: Seen, put: Put) => void>> = {
  paris(seen, put) {
    putTourists(seen, put);
    // P2: those who stand beside the first one.
    seen.numbers('beside').forEach((packed, cell) => {
      for (const colour of unpackTourists(packed)) put(cell, colour);
    });
  },
  stockholm: putTourists,
  london: putTourists,
  berlin: putTourists,
  'st-petersburg': (seen, put) =>
    putTourists(seen, put, (sight) => PRINTED['st-petersburg'].sights[sight].cell),
};
/** N1: they wait at the arrival side of each station. */
const AT_STATIONS: typeof ON_CELLS = { 'new-york': putTourists };

function gather(known: MetroState, cities: typeof ON_CELLS, places: number): readonly (readonly Colour[])[] {
  const tourists: Colour[][] = Array.from({ length: places }, () => []);
  for (const { name } of known.rules.modules) {
    if (Object.hasOwn(cities, name)) {
      cities[name](seenOf({ known, viewer: SPECTATOR }, name), (place, colour) =>
        tourists[place].push(colour),
      );
    }
  }
  return tourists;
}

/** By cell. */
export const touristsOnCells = (known: MetroState): readonly (readonly Colour[])[] =>
  gather(known, ON_CELLS, CELLS);

/** By station, from 1 at index 0; at most one each. */
export const touristsAtStations = (known: MetroState): readonly (Colour | undefined)[] =>
  gather(known, AT_STATIONS, STATIONS).map(([colour]) => colour);

/** T1: the sight on a cell, if there is one. */
export function sightOn(known: MetroState, cell: Cell): string | undefined {
  if (!known.rules.options.with.includes('st-petersburg')) return undefined;
  return PRINTED['st-petersburg'].sights.find((sight) => sight.cell === cell)?.name;
}
