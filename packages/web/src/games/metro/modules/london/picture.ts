/** London: the circuit of the taxi, and where it would drive (L1–L3). */
import type { View } from '@guimard/engine/kit';
import { COLOURS, type Colour, type MetroState, PRINTED, seenOf } from '@guimard/engine/metro';

/** L2: the taxi drives no further for one tourist. */
const FURTHEST = 4;

export interface LondonField {
  /** 1–32, as the taxi comes to them. */
  readonly number: number;
  readonly colour: Colour;
  readonly sight: string;
}

interface LondonSight {
  readonly name: string;
  /** Both as they lie, left to right; the taxi drives along the lower ones from the right. */
  readonly upper: readonly LondonField[];
  readonly lower: readonly LondonField[];
}

/** L2: what a tourist of the colour would bring now. */
interface LondonRide {
  readonly colour: Colour;
  /** Where the taxi would stop. */
  readonly to: LondonField;
  readonly points: number;
}

export interface LondonPicture {
  readonly sights: readonly LondonSight[];
  /** The field that the taxi stands on; undefined on the left direction tile, at the start. */
  readonly taxi: LondonField | undefined;
  /** The fields that the taxi comes to next, as far as it drives for one tourist. */
  readonly ahead: readonly LondonField[];
  /** By colour. */
  readonly rides: readonly LondonRide[];
}

export function londonPicture(view: View<MetroState>): LondonPicture {
  const { number, numbers } = seenOf(view, 'london');
  const row = numbers('sights').flatMap((sight) => (sight === 0 ? [] : [PRINTED.london.sights[sight - 1]]));
  const fieldsAt = (from: number, half: 0 | 2): LondonField[] =>
    [0, 1].map((i) => {
      // Along the lower fields the taxi comes to the sights from the right.
      const place = half === 0 ? from : row.length - 1 - from;
      return {
        number: half * row.length + from * 2 + i + 1,
        colour: row[place].fields[half + i],
        sight: row[place].name,
      };
    });
  const uppers = row.map((_, place) => fieldsAt(place, 0));
  const lowers = row.map((_, place) => fieldsAt(place, 2));
  const circuit = [...uppers.flat(), ...lowers.flat()];
  const taxi = number('taxi');
  const ahead =
    circuit.length === 0
      ? []
      : Array.from({ length: FURTHEST }, (_, i) => circuit[(taxi + i) % circuit.length]);
  return {
    sights: row.map(({ name }, place) => ({
      name,
      upper: uppers[place],
      lower: lowers[row.length - 1 - place].toReversed(),
    })),
    taxi: taxi === 0 ? undefined : circuit[taxi - 1],
    ahead,
    rides: ahead.length === 0 ? [] : COLOURS.map((_, colour) => rideFor(ahead, colour)),
  };
}

function rideFor(ahead: readonly LondonField[], colour: Colour): LondonRide {
  const driven = ahead.findIndex((field) => field.colour === colour) + 1;
  return { colour, to: ahead[(driven || FURTHEST) - 1], points: driven };
}
