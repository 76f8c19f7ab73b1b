/** Module 2, central stations: a token on a platform of the centre gives its colour a line from there (M9–M12). */
import type { Seat } from '../../kit/game.ts';
import { layout, open, type Values } from '../../kit/layout.ts';
import { newRefusal } from '../../kit/result.ts';
import { bitCount, lowestBit, nthBit } from '../bits.ts';
import { highBit, lowBit, platformAt, platformCell, platformSide } from '../board.ts';
import type { EventsOf } from '../event.ts';
import type { Module } from '../module.ts';
import { claimPlatform, colourBy, coloursOf, MEANS, tellActed } from '../ownership.ts';
import { sliceOf } from '../slice.ts';
import type { MetroState } from '../state.ts';
import { minusOne } from '../tally/pieces.ts';
import { isTurnBack, TILES } from '../tile.ts';
import { parseColour } from '../tourists.ts';
import {
  COLOURS,
  type Colour,
  type ColourName,
  NOBODY,
  PLATFORMS,
  type Platform,
  STATIONS,
} from '../types.ts';

const slice = layout({
  /** Colours whose token is placed, as bits. */
  placed: open.number(),
  /** Platforms 1–8 as bits from 0: those that are free, and those with a token. */
  free: open.number(),
  taken: open.number(),
});

type Placed = Readonly<Values<typeof slice.fields>>;

/** No bit for 0, which is not a platform. */
const bitOf = (platform: Platform): number => (1 << platform) >> 1;
const lowest = (platforms: number): Platform => 32 - Math.clz32(platforms & -platforms);

/** The platforms, as bits, whose trains each tile next to them leads straight back. */
const LED_BACK = Uint8Array.from({ length: TILES }, (_, tile) => {
  let platforms = 0;
  for (let platform = 1; platform <= PLATFORMS; platform++) {
    if (isTurnBack(tile, platformSide(platform))) platforms |= bitOf(platform);
  }
  return platforms;
});

/** The cells in front of each set of platforms, as low and high mask. */
const PLATFORM_CELLS = new Int32Array(2 << PLATFORMS);
for (let set = 1; set < 1 << PLATFORMS; set++) {
  const cell = platformCell(lowest(set));
  const others = set & (set - 1);
  PLATFORM_CELLS[set * 2] = PLATFORM_CELLS[others * 2] | lowBit(cell);
  PLATFORM_CELLS[set * 2 + 1] = PLATFORM_CELLS[others * 2 + 1] | highBit(cell);
}

// A choice: by which means (M10: which share is shown), which colour, which platform.
const choiceOf = (means: number, colour: number, platform: Platform): number =>
  means * 64 + colour * 8 + platform - 1;
const meansIn = (choice: number): number => choice >> 6;
const colourIn = (choice: number): number => (choice >> 3) & 7;
const platformIn = (choice: number): Platform => (choice & 7) + 1;

/** The means, as bits, that give one of the packed colours whose token is not placed. */
function usableMeans({ placed }: Placed, colours: number): number {
  let usable = 0;
  for (let means = 0; means < MEANS; means++) {
    const colour = colourBy(colours, means);
    if (colour !== NOBODY && ((placed >> colour) & 1) === 0) usable |= 1 << means;
  }
  return usable;
}

/** A seat places a token for a colour (M9, M10). */
export type CentralStationsEvent = EventsOf<
  'central-stations',
  {
    readonly what: 'token';
    readonly seat: Seat;
    readonly colour: ColourName;
    readonly platform: Platform;
  }
>;

/** Everybody has a token; placed on a platform of the central station it gives an extra line from there (M9–M12). */
export const centralStations: Module<'central-stations', typeof slice.fields, CentralStationsEvent> = {
  name: 'central-stations',
  title: 'Central stations',
  about:
    'Everybody has a token; placed on a platform of the central station it gives an extra line from there.',
  excludes: {
    'central-tracks': newRefusal('C1', 'platformsCovered'),
  },
  slice,
  insteadOfPlacing: {
    places: true,
    choices(s, mine, out, n) {
      if (mine.free === 0) return n;
      const colours = coloursOf(s, s.seat);
      for (let usable = usableMeans(mine, colours); usable !== 0; usable &= usable - 1) {
        const means = lowestBit(usable);
        for (let free = mine.free; free !== 0; free &= free - 1) {
          out[n++] = choiceOf(means, colourBy(colours, means), lowest(free));
        }
      }
      return n;
    },
    count: (s, mine) =>
      mine.free === 0 ? 0 : bitCount(usableMeans(mine, coloursOf(s, s.seat))) * bitCount(mine.free),
    nth(s, mine, k) {
      const colours = coloursOf(s, s.seat);
      const platforms = bitCount(mine.free);
      const means = nthBit(usableMeans(mine, colours), Math.floor(k / platforms));
      return choiceOf(means, colourBy(colours, means), nthBit(mine.free, k % platforms) + 1);
    },
    play(s, mine, choice, emit) {
      const colour = colourIn(choice);
      const platform = platformIn(choice);
      mine.placed |= 1 << colour;
      mine.free &= ~bitOf(platform);
      mine.taken |= bitOf(platform);
      claimPlatform(s, platform, colour);
      emit?.({
        type: 'module',
        module: 'central-stations',
        what: 'token',
        seat: s.seat,
        colour: COLOURS[colour],
        platform,
      });
      tellActed(s, s.seat, colour, meansIn(choice), emit);
      return false;
    },
    /** `token-yellow-p3` or, where a share must be shown for it, `token-yellow-20-p3`. */
    format(s, choice) {
      const share = s.rules.seatsOwnColours ? '' : `-${(meansIn(choice) + 1) * 10}`;
      return `token-${COLOURS[colourIn(choice)]}${share}-p${platformIn(choice)}`;
    },
    parse(s, word) {
      const parts = /^token-([a-z]+)(?:-([1-4])0)?-p([1-8])$/.exec(word);
      const colour = parts === null ? undefined : parseColour(parts[1]);
      // A share is named exactly where one must be shown.
      if (parts === null || colour === undefined || (parts[2] === undefined) !== s.rules.seatsOwnColours)
        return undefined;
      return choiceOf(Number(parts[2] ?? 1) - 1, colour, Number(parts[3]));
    },
    refuses(s, mine, choice) {
      const colour = COLOURS[colourIn(choice)];
      const platform = platformIn(choice);
      if ((mine.placed >> colourIn(choice)) & 1) return newRefusal('M9', 'tokenPlaced', { colour });
      if ((mine.taken & bitOf(platform)) !== 0) {
        return newRefusal('M11', 'platformTaken', { platform });
      }
      if ((mine.free & bitOf(platform)) === 0) return newRefusal('M11', 'platformLineComplete', { platform });
      if (s.rules.seatsOwnColours) return newRefusal('M9', 'tokenNotYours', { colour });
      return newRefusal('M10', 'noShareToShow', { colour });
    },
  },
  hooks: {
    setup(_, mine) {
      mine.free = (1 << PLATFORMS) - 1;
    },
    // M11: no tile may lead a token's line straight back over that single tile.
    forbids(_, mine, tile, cells, at) {
      const led = mine.taken & LED_BACK[tile];
      cells[at] &= ~PLATFORM_CELLS[led * 2];
      cells[at + 1] &= ~PLATFORM_CELLS[led * 2 + 1];
    },
    explains(_, mine, tile, cell) {
      const platform = platformAt(cell);
      if ((mine.taken & LED_BACK[tile] & bitOf(platform)) === 0) return undefined;
      return newRefusal('M11', 'platformLineEnds', { platform });
    },
    // M11: a token is for building, not for collecting: a platform is free only while its line is open.
    onLineScored(_, mine, __, departure) {
      if (departure >= STATIONS) mine.free &= ~bitOf(departure - STATIONS + 1);
    },
    // M11: never doubled, wherever it ends.
    linePoints: (_, __, points, departure, ___, length) => (departure >= STATIONS ? length : points),
  },
  // M9, M10: the tokens on the platforms. When they were placed makes no difference (M12).
  form: {
    fields: (s) => [
      {
        kind: 'pieces',
        id: 'tokens',
        places: Array.from({ length: PLATFORMS }, (_, i) => ({ at: 'platform', platform: i + 1 })),
        pieces: Array.from(s.points.keys(), (colour) => ({ is: 'owner', colour })),
        copies: Array.from(s.points, () => 1),
        mayBeEmpty: true,
      },
    ],
    fill(s, mine, { tokens = [] }) {
      tokens.forEach((colour, i) => {
        if (colour === null) return;
        mine.placed |= 1 << colour;
        mine.free &= ~bitOf(i + 1);
        mine.taken |= bitOf(i + 1);
        claimPlatform(s, i + 1, colour);
      });
    },
    read: (s) => ({ tokens: minusOne(s.owner.subarray(STATIONS)) }),
  },
  describe: ({ seat, colour, platform }, nameOf) =>
    `${nameOf(seat)} places the ${colour} token on platform ${platform}.`,
};

/** A platform of the central station. */
export interface PlatformStanding {
  /** 1–8. */
  readonly platform: Platform;
  /** The colour whose token stands on it. */
  readonly token: Colour | undefined;
  /** M11: a token may be placed on it. Otherwise it has one, or its line is complete. */
  readonly isFree: boolean;
}

/** Everything about the tokens, which is public. */
export interface CentralStationsStanding {
  /** By number. */
  readonly platforms: readonly PlatformStanding[];
  /** Colours whose token is still to be placed. */
  readonly toPlace: readonly Colour[];
}

/** Works on a state or any view of it; throws without the module. */
export function centralStationsStanding(s: MetroState): CentralStationsStanding {
  const { placed, free, taken } = sliceOf(s, centralStations);
  return {
    platforms: Array.from({ length: PLATFORMS }, (_, i) => ({
      platform: i + 1,
      token: (taken & bitOf(i + 1)) === 0 ? undefined : s.owner[STATIONS + i] - 1,
      isFree: (free & bitOf(i + 1)) !== 0,
    })),
    toPlace: Array.from(s.points.keys()).filter((colour) => ((placed >> colour) & 1) === 0),
  };
}
