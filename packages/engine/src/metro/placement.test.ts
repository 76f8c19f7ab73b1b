/** Where a tile may be placed: B12, B13, B14 with its exception, V1 and V4, and the refusals. */
import { describe, expect, it } from 'vitest';
import { cellOf, TILE_CODE, tileOf } from './code.ts';
import type { MetroOptions } from './options.ts';
import type { MetroState } from './state.ts';
import { legalCodes, onTurn, stateWith, wordOf } from './testing/games.ts';
import { makeTile, type TileName } from './tile.ts';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The cells of legal placements of a tile in one rotation: `x`. A tile is `o`, the central station `#`. */
function picture(s: MetroState, tile: TileName): string {
  const placements = legalCodes(s).filter((code) => code < TILE_CODE && makeTile(tileOf(code)) === tile);
  const cells = new Set(placements.map(cellOf));
  const show = (row: number, col: number): string => {
    if (cells.has(row * 8 + col)) return 'x';
    if (s.tiles[row * 8 + col] > 0) return 'o';
    return [3, 4].includes(row) && [3, 4].includes(col) ? '#' : '.';
  };
  return ROWS.map((row) => ROWS.map((col) => show(row, col)).join('')).join('\n');
}

/** A board on the left; on the right, where a tile may be placed on it. */
function split(drawing: string): [board: string, expected: string] {
  const rows = drawing.split('\n').map((row) => row.trim().split(/ {2,}/));
  return [rows.map((row) => row[0]).join('\n'), rows.map((row) => row[1]).join('\n')];
}

const EMPTY = ROWS.map(() => '.... '.repeat(8)).join('\n');
/** Full except for the cells named; every line of aaaa goes straight across. */
const fullBut = (...cells: string[]): string =>
  ROWS.map((row) => ROWS.map((col) => (cells.includes(`${row}${col}`) ? '....' : 'aaaa')).join(' ')).join(
    '\n',
  );

interface Case {
  readonly rule: string;
  readonly tile: TileName;
  readonly options?: Partial<MetroOptions>;
  readonly drawing: string;
}

const CASES: readonly Case[] = [
  {
    rule: 'B12: on the rim',
    tile: 'aaaa',
    drawing: `.... .... .... .... .... .... .... ....  xxxxxxxx
              .... .... .... .... .... .... .... ....  x......x
              .... .... .... .... .... .... .... ....  x......x
              .... .... .... #### #### .... .... ....  x..##..x
              .... .... .... #### #### .... .... ....  x..##..x
              .... .... .... .... .... .... .... ....  x......x
              .... .... .... .... .... .... .... ....  x......x
              .... .... .... .... .... .... .... ....  xxxxxxxx`,
  },
  {
    rule: 'B12: or beside a tile, but 54 is not beside 24 across the central station, nor 42 beside 45',
    tile: 'aaaa',
    drawing: `.... .... .... .... aaaa .... .... ....  xxxxoxxx
              .... .... .... .... cccc .... .... ....  x..xox.x
              .... .... .... .... bcbc .... .... ....  x..xox.x
              .... .... .... #### #### .... .... ....  x..##xxx
              .... .... .... #### #### adad aacb dada  x..##ooo
              .... .... .... .... .... .... .... ....  x....xxx
              dddd .... .... .... .... .... .... ....  ox.....x
              .... .... .... .... .... .... .... ....  xxxxxxxx`,
  },
  {
    rule: 'V4: or touching a tile at a corner',
    tile: 'aaaa',
    options: { corners: true },
    drawing: `.... .... .... .... aaaa .... .... ....  xxxxoxxx
              .... .... .... .... cccc .... .... ....  x..xox.x
              .... .... .... .... bcbc .... .... ....  x..xox.x
              .... .... .... #### #### .... .... ....  x..##x.x
              .... .... .... #### #### .... .... ....  x..##..x
              .... .... .... .... .... .... .... ....  xx.....x
              dddd .... .... .... .... .... .... ....  ox.....x
              .... .... .... .... .... .... .... ....  xxxxxxxx`,
  },
  {
    rule: "B14: bbbb links each corner's two stations",
    tile: 'bbbb',
    drawing: `.... .... .... .... .... .... .... ....  .xxxxxx.
              .... .... .... .... .... .... .... ....  x......x
              .... .... .... .... .... .... .... ....  x......x
              .... .... .... #### #### .... .... ....  x..##..x
              .... .... .... #### #### .... .... ....  x..##..x
              .... .... .... .... .... .... .... ....  x......x
              .... .... .... .... .... .... .... ....  x......x
              .... .... .... .... .... .... .... ....  .xxxxxx.`,
  },
  {
    rule: 'B14: ddbc turns N and E back, and links S and W',
    tile: 'ddbc',
    drawing: `.... .... .... .... .... .... .... ....  ........
              .... .... .... .... .... .... .... ....  x.......
              .... .... .... .... .... .... .... ....  x.......
              .... .... .... #### #### .... .... ....  x..##...
              .... .... .... #### #### .... .... ....  x..##...
              .... .... .... .... .... .... .... ....  x.......
              .... .... .... .... .... .... .... ....  x.......
              .... .... .... .... .... .... .... ....  .xxxxxx.`,
  },
  {
    rule: 'B14 speaks of numbered stations: dddd turns the platform at 23 back and may',
    tile: 'dddd',
    drawing: `.... .... .... aaaa .... .... .... ....  ...o....
              .... .... .... aaaa .... .... .... ....  ..xox...
              .... .... .... .... .... .... .... ....  ...x....
              .... .... .... #### #### .... .... ....  ...##...
              .... .... .... #### #### .... .... ....  ...##...
              .... .... .... .... .... .... .... ....  ........
              .... .... .... .... .... .... .... ....  ........
              .... .... .... .... .... .... .... ....  ........`,
  },
  {
    rule: 'B14, exception: dddd as the very first tile, on all 28 rim cells',
    tile: 'dddd',
    drawing: `.... .... .... .... .... .... .... ....  xxxxxxxx
              .... .... .... .... .... .... .... ....  x......x
              .... .... .... .... .... .... .... ....  x......x
              .... .... .... #### #### .... .... ....  x..##..x
              .... .... .... #### #### .... .... ....  x..##..x
              .... .... .... .... .... .... .... ....  x......x
              .... .... .... .... .... .... .... ....  x......x
              .... .... .... .... .... .... .... ....  xxxxxxxx`,
  },
  {
    rule: 'B14, exception: beside a corner there is only rim, so dddd still may lie anywhere',
    tile: 'dddd',
    drawing: `aaaa .... .... .... .... .... .... ....  oxxxxxxx
              .... .... .... .... .... .... .... ....  x......x
              .... .... .... .... .... .... .... ....  x......x
              .... .... .... #### #### .... .... ....  x..##..x
              .... .... .... #### #### .... .... ....  x..##..x
              .... .... .... .... .... .... .... ....  x......x
              .... .... .... .... .... .... .... ....  x......x
              .... .... .... .... .... .... .... ....  xxxxxxxx`,
  },
  {
    rule: 'B14, exception: V4 opens 11 as well, so it is the only cell for dddd',
    tile: 'dddd',
    options: { corners: true },
    drawing: `aaaa .... .... .... .... .... .... ....  o.......
              .... .... .... .... .... .... .... ....  .x......
              .... .... .... .... .... .... .... ....  ........
              .... .... .... #### #### .... .... ....  ...##...
              .... .... .... #### #### .... .... ....  ...##...
              .... .... .... .... .... .... .... ....  ........
              .... .... .... .... .... .... .... ....  ........
              .... .... .... .... .... .... .... ....  ........`,
  },
];

describe('where a tile may be placed', () => {
  it.each(CASES)('$rule', ({ tile, options, drawing }) => {
    const [board, expected] = split(drawing);
    expect(picture(onTurn(stateWith(board, options), 0, [tile]), tile)).toBe(expected);
  });

  it('B13: only in the direction of its arrow', () => {
    const s = onTurn(stateWith(EMPTY), 0, ['aacb']);
    expect(new Set(legalCodes(s).map((code) => wordOf(s, code).slice(0, 4)))).toEqual(
      new Set(['aacb', 'draw']),
    );
  });
});

/** The words for placing tiles in hand. */
function placements(board: string, hand: readonly TileName[], options: Partial<MetroOptions> = {}): string[] {
  const s = onTurn(stateWith(board, { hand: hand.length, ...options }), 0, hand);
  s.pile = 0;
  return legalCodes(s)
    .map((code) => wordOf(s, code))
    .sort();
}

// Corner 07 has stations in the north and east, corner 00 in the north and west.
// baac: N → E, E → W, S → N, W → S. It links stations on 07 but not on 00.
describe("B14's exception, tile by tile", () => {
  it('one cell that keeps the rule is enough to forbid the other', () => {
    expect(placements(fullBut('00', '07'), ['baac'])).toEqual(['baac00']);
  });

  it('no cell keeps the rule: all are legal', () => {
    expect(placements(fullBut('07'), ['baac'])).toEqual(['baac07']);
    expect(placements(fullBut('00', '07'), ['bbbb'])).toEqual(['bbbb00', 'bbbb07']);
  });

  it('V2: the exception applies to one tile in hand and not to another, in any order', () => {
    const expected = ['baac00', 'bbbb00', 'bbbb07'];
    expect(placements(fullBut('00', '07'), ['baac', 'bbbb'])).toEqual(expected);
    expect(placements(fullBut('00', '07'), ['bbbb', 'baac'])).toEqual(expected);
    expect(placements(fullBut('00', '07'), ['bbbb', 'baac', 'bbbb'])).toEqual(expected);
  });

  // aacb: W → N; baac: N → E, W → S; cbaa: N → W; acba: E → N, S → W.
  it('V1: no exception while some rotation keeps the rule on some cell', () => {
    const options = { rotate: true };
    expect(placements(fullBut('00', '07'), ['aacb'], options)).toEqual([
      'aacb07',
      'acba00',
      'baac00',
      'cbaa07',
    ]);
    expect(placements(fullBut('04'), ['adad'], options)).toEqual(['adad04']);
  });

  // adad turns E and W back, dada N and S: neither may be placed in a corner.
  it('V1: the exception frees every rotation', () => {
    expect(placements(fullBut('07', '70'), ['adad'], { rotate: true })).toEqual([
      'adad07',
      'adad70',
      'dada07',
      'dada70',
    ]);
  });

  it('V1 and V2: judged over all rotations of each tile separately', () => {
    const words = placements(fullBut('07'), ['adad', 'aacb'], { rotate: true });
    expect(words).toEqual(['aacb07', 'adad07', 'cbaa07', 'dada07']);
  });
});
