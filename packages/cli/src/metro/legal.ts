/** `guimard legal`: where may a tile be placed? */
import { nth, ok } from '@guimard/engine/kit';
import {
  CELLS,
  judgePlacement,
  type MetroState,
  makeCell,
  makeTile,
  parseTile,
  ROTATIONS,
  TILE_NAMES,
  type Tile,
} from '@guimard/engine/metro';
import { badUsage, type Command } from '../command.ts';
import { answerLines } from '../lines.ts';
import { BOARDS_HELP, boardReader, canLie } from './boards.ts';
import { CORNERS, metroOptions, ROTATE } from './options.ts';

const FLAGS = {
  tile: { type: 'string', value: 'TILE', help: 'the tile to place, such as aacb' },
  ...ROTATE,
  ...CORNERS,
} as const;

export const legal: Command<typeof FLAGS> = {
  name: 'legal',
  summary: 'list the cells where a tile may be placed',
  details:
    `${BOARDS_HELP}\n` +
    'Without --rotate the tile is tried as it lies; with it, the ways it may lie are\n' +
    'listed too.',
  flags: FLAGS,
  async run({ flags }, io) {
    if (flags.tile === undefined) return badUsage('--tile is missing');
    const tile = parseTile(flags.tile);
    if (tile === undefined) {
      return badUsage(`there is no tile "${flags.tile}"; there are ${TILE_NAMES.join(' ')} (B4)`);
    }
    const options = metroOptions(flags);
    if (!options.ok) return options;
    const read = boardReader(options.value, canLie);
    const { rotate } = options.value;
    return answerLines(io, 'legal', (text) => {
      const board = read(text);
      if (!board.ok) return board;
      const orientations = orientationsByCell(board.value, rotate ? nth(ROTATIONS, tile) : [tile]);
      // A map, not an object: an object would put 10 before 05.
      const cells = [...orientations.keys()];
      return ok(rotate ? { cells, orientations: Object.fromEntries(orientations) } : { cells });
    });
  },
};

/** Cells in ascending order, each with the possible rotations of a tile there. */
function orientationsByCell(s: MetroState, ways: readonly Tile[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (let cell = 0; cell < CELLS; cell++) {
    const here = ways.filter((way) => judgePlacement(s, way, cell) === undefined);
    if (here.length > 0) found.set(makeCell(cell), here.map(makeTile));
  }
  return found;
}
