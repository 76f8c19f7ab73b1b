/** Module 2, central stations: a token on a platform of the centre gives its colour a line from there (M9–M12). */
import { layout, open } from '../../kit/layout.ts';
import { highBit, lowBit, makeCell, platformAt, platformCell, platformSide } from '../board.ts';
import { lineLength } from '../line.ts';
import { defineModule } from '../module.ts';
import { claimPlatform, colourBy, MEANS, tellActed } from '../ownership.ts';
import { isTurnBack, makeTile } from '../tile.ts';
import { COLOURS, type ColourName, NOBODY, PLATFORMS, type Platform, STATIONS } from '../types.ts';

const slice = layout({
  /** Colours whose token is placed, as bits. */
  placed: open.number(),
  /** Platforms 1–8 as bits from 0: those that are free, and those with a token but no tile yet. */
  free: open.number(),
  untouched: open.number(),
});

/** No bit for 0, which is no platform. */
const bitOf = (platform: Platform): number => (1 << platform) >> 1;
const lowest = (platforms: number): Platform => 32 - Math.clz32(platforms & -platforms);

// A choice: by which means (M10: which share is shown), which colour, which platform.
const choiceOf = (means: number, colour: number, platform: Platform): number =>
  means * 64 + colour * 8 + platform - 1;
const meansIn = (choice: number): number => choice >> 6;
const colourIn = (choice: number): number => (choice >> 3) & 7;
const platformIn = (choice: number): Platform => (choice & 7) + 1;

export const centralStations = defineModule({
  name: 'central-stations',
  title: 'Central stations',
  about:
    'Everybody has a token; placed on a platform of the central station it gives an extra line from there.',
  excludes: {
    'central-tracks': {
      rule: 'C1',
      reason: 'Central tracks cover the platforms that central stations need.',
    },
  },
  slice,
  insteadOfLaying: {
    places: true,
    choices(s, mine, out, n) {
      if (mine.free === 0) return n;
      for (let means = 0; means < MEANS; means++) {
        const colour = colourBy(s, s.seat, means);
        if (colour === NOBODY || (mine.placed >> colour) & 1) continue;
        for (let free = mine.free; free !== 0; free &= free - 1)
          out[n++] = choiceOf(means, colour, lowest(free));
      }
      return n;
    },
    play(s, mine, choice, emit) {
      const colour = colourIn(choice);
      const platform = platformIn(choice);
      mine.placed |= 1 << colour;
      mine.free &= ~bitOf(platform);
      if (lineLength(s, STATIONS + platform - 1) === 0) mine.untouched |= bitOf(platform);
      claimPlatform(s, platform, colour);
      emit?.({
        type: 'module',
        module: 'central-stations',
        what: 'token',
        data: { seat: s.seat, colour: COLOURS[colour], platform },
      });
      tellActed(s, s.seat, colour, meansIn(choice), emit);
      return false;
    },
    /** `token-yellow-p3` or, where a share must be shown for it, `token-yellow-20-p3`. */
    format(s, choice) {
      const share = s.rules.seatsOwnColours ? '' : `-${(meansIn(choice) + 1) * 10}`;
      return `token-${COLOURS[colourIn(choice)]}${share}-p${platformIn(choice)}`;
    },
    parse(_, word) {
      const parts = /^token-([a-z]+)(?:-([1-4])0)?-p([1-8])$/.exec(word);
      const colour = parts === null ? -1 : COLOURS.indexOf(parts[1] as ColourName);
      return parts === null || colour < 0
        ? undefined
        : choiceOf(Number(parts[2] ?? 1) - 1, colour, Number(parts[3]));
    },
    refuses(s, mine, choice) {
      const colour = COLOURS[colourIn(choice)];
      const platform = platformIn(choice);
      if ((mine.placed >> colourIn(choice)) & 1)
        return { rule: 'M9', reason: `The ${colour} token is placed already.` };
      if (s.owner[STATIONS + platform - 1] > 0) {
        return { rule: 'M11', reason: `A token stands on platform ${platform} already.` };
      }
      if ((mine.free & bitOf(platform)) === 0)
        return { rule: 'M11', reason: `The line from platform ${platform} is complete already.` };
      if (s.rules.seatsOwnColours) return { rule: 'M9', reason: `The ${colour} token is not yours.` };
      return { rule: 'M10', reason: `You have no such hidden share of ${colour} to show.` };
    },
  },
  hooks: {
    setup(_, mine) {
      mine.free = (1 << PLATFORMS) - 1;
    },
    // M11: no tile may lead a token's line straight back over that tile alone.
    forbids(_, mine, tile, cells, at) {
      for (let platforms = mine.untouched; platforms !== 0; platforms &= platforms - 1) {
        const platform = lowest(platforms);
        if (!isTurnBack(tile, platformSide(platform))) continue;
        cells[at] &= ~lowBit(platformCell(platform));
        cells[at + 1] &= ~highBit(platformCell(platform));
      }
    },
    explains(_, mine, tile, cell) {
      const platform = platformAt(cell);
      if ((mine.untouched & bitOf(platform)) === 0 || !isTurnBack(tile, platformSide(platform)))
        return undefined;
      const where = `${makeTile(tile)} on ${makeCell(cell)}`;
      return {
        rule: 'M11',
        reason: `${where} would end the line from platform ${platform} over this tile alone.`,
      };
    },
    onTilePlaced(_, mine, __, cell) {
      mine.untouched &= ~bitOf(platformAt(cell));
    },
    // M11: one builds from a platform, one does not collect: it is free only while its line is not complete.
    onLineScored(_, mine, __, departure) {
      if (departure >= STATIONS) mine.free &= ~bitOf(departure - STATIONS + 1);
    },
    // M11: never doubled, wherever it ends.
    linePoints: (_, __, points, departure, ___, length) => (departure >= STATIONS ? length : points),
  },
  describe: ({ data }, nameOf) =>
    `${nameOf(data['seat'] as number)} places the ${data['colour']} token on platform ${data['platform']}.`,
});
