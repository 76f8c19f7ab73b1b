/** Module 3, central tracks: four tiles cover the central station, and lines run on through it (M13–M15). */
import { layout, open } from '../../kit/layout.ts';
import { newRefusal } from '../../kit/result.ts';
import { CENTRE_CELLS } from '../board.ts';
import type { EventsOf } from '../event.ts';
import { coverCentre } from '../line.ts';
import type { Module } from '../module.ts';
import type { FormPlace } from '../tally/form.ts';
import { makeTile, parseTile, ROTATIONS, type TileName } from '../tile.ts';
import type { Tile } from '../types.ts';

/** M13: the eight central track tiles, none a rotation of another. */
const CENTRAL_TILES: readonly TileName[] = ['aaaa', 'bbbb', 'cccc', 'adad', 'cbcb', 'aacb', 'dacc', 'dbba'];
const TILES = CENTRAL_TILES.map((name) => parseTile(name)!);

/** Which of the eight a tile is, in any rotation. */
const numberOf = (tile: Tile): number => TILES.findIndex((central) => ROTATIONS[central].includes(tile));

/** All of them in all rotations. */
const WAYS: readonly Tile[] = TILES.flatMap((central) => ROTATIONS[central]);

const slice = layout({
  /** How many centre cells are covered, and with which of the eight, as bits. */
  covered: open.number(),
  used: open.number(),
});

/** A tile covers a cell of the central station at set-up (M13). */
export type CentralTracksEvent = EventsOf<
  'central-tracks',
  { readonly what: 'covered'; readonly tile: TileName }
>;

/** Four tiles cover the central station: lines run through it, and nothing is doubled (M13–M15). */
export const centralTracks: Module<'central-tracks', typeof slice.fields, CentralTracksEvent> = {
  name: 'central-tracks',
  title: 'Central tracks',
  about: 'Four tiles cover the central station: lines run through it, and nothing is doubled.',
  excludes: {
    'central-stations': newRefusal('C1', 'platformsCovered'),
  },
  changes: { coveredCentre: true },
  slice,
  setUpDecisions: [
    {
      // M13: at random, each in a random rotation. Words: `centre-aacb`, the letters as the tile lies.
      chance: true,
      choices(_, mine, out, n) {
        for (let i = 0; i < TILES.length; i++) {
          if ((mine.used >> i) & 1) continue;
          const ways = ROTATIONS[TILES[i]];
          for (let way = 0; way < ways.length; way++) out[n++] = ways[way];
        }
        return n;
      },
      // Each of four rotations is equally likely; a tile with fewer distinct ones shows each of them more often.
      weight: (_, __, tile) => 4 / ROTATIONS[tile].length,
      play(s, mine, tile, emit) {
        coverCentre(s, tile, CENTRE_CELLS[mine.covered]);
        emit?.({ type: 'module', module: 'central-tracks', what: 'covered', tile: makeTile(tile) });
        mine.used |= 1 << numberOf(tile);
        mine.covered++;
        return mine.covered < CENTRE_CELLS.length;
      },
      format: (_, tile) => `centre-${makeTile(tile)}`,
      parse(_, word) {
        const tile = word.startsWith('centre-') ? parseTile(word.slice(7)) : undefined;
        return tile !== undefined && numberOf(tile) >= 0 ? tile : undefined;
      },
      refuses: (_, __, tile) => newRefusal('M13', 'centreTileUsed', { tile: makeTile(tile) }),
    },
  ],
  hooks: {},
  // M13: the four tiles as they lie.
  form: {
    fields: () => [
      {
        kind: 'pieces',
        id: 'tiles',
        places: CENTRE_CELLS.map((cell): FormPlace => ({ at: 'cell', cell })),
        pieces: WAYS.map((tile) => ({ is: 'tile', tile })),
        copies: WAYS.map(() => 1),
        things: WAYS.map(numberOf),
      },
    ],
    accepts: 'partial',
    fill(s, mine, { tiles = [] }) {
      tiles.forEach((way, place) => {
        if (way === null) return;
        coverCentre(s, WAYS[way], CENTRE_CELLS[place]);
        mine.used |= 1 << numberOf(WAYS[way]);
        mine.covered++;
      });
    },
    read: (s) => ({
      tiles: CENTRE_CELLS.map((cell) => (s.tiles[cell] > 0 ? WAYS.indexOf(s.tiles[cell] - 1) : null)),
    }),
  },
  describe: ({ tile }) => `${tile} covers a quarter of the central station.`,
};
