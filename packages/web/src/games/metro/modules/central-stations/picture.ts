/** The tokens and the platforms of the central station (M9–M12). */
import type { Code, View } from '@guimard/engine/kit';
import {
  bitsOf,
  type Colour,
  type MetroState,
  PLATFORMS,
  type Platform,
  STATIONS,
  seenOf,
} from '@guimard/engine/metro';
import { choicesLike, colourCalled, type ModuleChoice } from '../parts/module-view.ts';

export interface PlatformPicture {
  readonly platform: Platform;
  /** The colour whose token stands on it. */
  readonly token: Colour | undefined;
  /** M11: a token may be placed on it. Otherwise one stands there, or the line from it is complete. */
  readonly isFree: boolean;
}

export interface CentralStationsPicture {
  readonly platforms: readonly PlatformPicture[];
  /** Colours whose token is still to be placed. */
  readonly toPlace: readonly Colour[];
}

export function centralStationsPicture(view: View<MetroState>): CentralStationsPicture {
  const { s, number } = seenOf(view, 'central-stations');
  const free = bitsOf(number('free'));
  const taken = bitsOf(number('taken'));
  const placed = bitsOf(number('placed'));
  return {
    platforms: Array.from({ length: PLATFORMS }, (_, i) => ({
      platform: i + 1,
      token: taken.includes(i) ? s.owner[STATIONS + i] - 1 : undefined,
      isFree: free.includes(i),
    })),
    toPlace: Array.from(s.points.keys()).filter((colour) => !placed.includes(colour)),
  };
}

/** A token that the viewer may place now and, with companies, the share that must be shown for it (M10). */
export interface PlaceableToken {
  readonly id: string;
  readonly colour: Colour;
  readonly percent: number | undefined;
  readonly codes: ReadonlyMap<Platform, Code>;
}

export function tokensIn(legal: readonly ModuleChoice[]): readonly PlaceableToken[] {
  const choices = choicesLike(legal, /^token-(([a-z]+)(?:-([1-4]0))?)-p([1-8])$/);
  return [...Map.groupBy(choices, ({ parts }) => parts[0] ?? '')].map(([id, own]) => {
    const [, name, percent] = own[0].parts;
    return {
      id,
      colour: colourCalled(name),
      percent: percent === undefined ? undefined : Number(percent),
      codes: new Map(own.map(({ code, parts }) => [Number(parts[3]), code])),
    };
  });
}
