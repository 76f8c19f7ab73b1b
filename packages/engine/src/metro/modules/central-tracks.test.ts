/** Central tracks: the tiles in the centre, the lines through it, and why it is no neighbour (M13–M15). */
import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../kit/game.ts';
import { refuse } from '../../kit/result.ts';
import { SeededRng } from '../../kit/rng.ts';
import type { MetroEvent } from '../event.ts';
import { lineLength } from '../line.ts';
import { metro } from '../metro.ts';
import { DEFAULTS, type MetroOptions } from '../options.ts';
import { createState } from '../setup.ts';
import { type MetroState, MODULE_STEP } from '../state.ts';
import {
  legalCodes,
  legalWords,
  linesOf,
  onTurn,
  PLAYERS,
  placeAll,
  playWords,
  randomMoves,
  refusalOf,
  type Walk,
  walk,
  wordOf,
} from '../testing/games.ts';
import { rotations } from '../testing/reference.ts';
import { makeTile } from '../tile.ts';

/** M13. */
const CENTRAL = 'aaaa bbbb cccc adad cbcb aacb dacc dbba'.split(' ');
const CENTRE = [27, 28, 35, 36];

const game = (options: Partial<MetroOptions> = {}): MetroState =>
  createState({ ...DEFAULTS, first: 0, with: ['central-tracks'], ...options });

/** The centre covered with these tiles: top left, top right, bottom left, bottom right. */
function covered(tiles: string, options: Partial<MetroOptions> = {}): MetroState {
  const s = game(options);
  playWords(s, tiles.replaceAll(/\b[a-d]/g, 'centre-$&'));
  return s;
}

const GAMES = PLAYERS.flatMap((players, i): [string, MetroOptions][] => {
  const variants = { rotate: i % 2 === 1, corners: i % 3 === 1, hand: 1 + (i % 3), exclusive: i === 2 };
  const options = { ...DEFAULTS, players, ...variants, with: ['central-tracks'] };
  return [
    [`${players} players`, options],
    [
      `${players} players, companies`,
      { ...options, exclusive: false, with: ['companies', 'central-tracks'] },
    ],
  ];
});

/** B2: the station that a walk beyond the edge has reached. */
const stationAt = ({ row, col }: Walk): number =>
  row < 0 ? 8 - col : col < 0 ? 9 + row : row > 7 ? 17 + col : 32 - row;

describe('M13: set-up', () => {
  it('four of the eight tiles, each in a random rotation, none twice', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const s = game();
      const left = new Set(CENTRAL);
      for (const code of randomMoves(s, new SeededRng(seed))) {
        if (s.step < MODULE_STEP) break;
        expect(metro.toMove(s)).toBe(CHANCE);
        expect(legalWords(s).toSorted()).toEqual(
          [...left].flatMap((tile) => rotations(tile).map((way) => `centre-${way}`)).toSorted(),
        );
        // Each of the four rotations of each remaining tile, some of them equal, is equally likely.
        for (const outcome of legalCodes(s)) {
          const way = wordOf(s, outcome).slice(7);
          expect(metro.weight(s, outcome)).toBe(4 / rotations(way).length);
        }
        const tile = wordOf(s, code).slice(7);
        seen.add(tile);
        left.delete(CENTRAL.find((central) => rotations(central).includes(tile)) ?? 'none');
      }
      expect(left.size).toBe(4);
      // They are not tiles of the box, and no player has placed them.
      expect([s.pile, s.placed, s.bag.reduce((sum, count) => sum + count, 0)]).toEqual([60, 0, 60]);
      expect(CENTRE.map((cell) => s.tiles[cell] > 0)).toEqual([true, true, true, true]);
      expect(s.tiles.filter((tile) => tile > 0)).toHaveLength(4);
    }
    expect(seen.size).toBe(new Set(CENTRAL.flatMap(rotations)).size);
  });

  it('are placed from top left to bottom right; a tile already placed is refused in every rotation', () => {
    const s = game();
    const events: MetroEvent[] = [];
    playWords(s, 'centre-cbaa centre-dada centre-cccc', (event) => events.push(event));
    for (const tile of ['aacb', 'cbaa', 'adad', 'cccc']) {
      expect(refusalOf(s, `centre-${tile}`)).toEqual({
        rule: 'M13',
        code: 'centreTileUsed',
        params: { tile },
      });
    }
    expect(refusalOf(s, 'centre-dddd')?.rule).toBe('B10');
    playWords(s, 'centre-aaaa');
    expect(CENTRE.map((cell) => makeTile(s.tiles[cell] - 1))).toEqual(['cbaa', 'dada', 'cccc', 'aaaa']);
    expect(events.map((event) => metro.describe(event))).toEqual(
      ['cbaa', 'dada', 'cccc'].map((tile) => `${tile} covers a quarter of the central station.`),
    );
  });
});

describe('M14: lines run on through the centre', () => {
  it('straight through: crossings in the centre count 1 each, and nothing is doubled', () => {
    const s = covered('aaaa cccc adad bbbb');
    const events: MetroEvent[] = [];
    // Column 3: station 5 over 03 13 23, 33 aaaa N–S, 43 adad N–S, 53 63 73 to station 20: 8; and back as many.
    placeAll(s, 'aaaa03aaaa13aaaa23aaaa53aaaa63aaaa73', (event) => events.push(event));
    expect(linesOf(events)).toMatchObject([
      { station: 5, length: 8, points: 8, end: 20 },
      { station: 20, length: 8, points: 8, end: 5 },
    ]);
  });

  it('round and round: a tile crossed twice counts twice', () => {
    const s = covered('bbbb dacc bcbc cccc');
    const events: MetroEvent[] = [];
    // Station 4: 04 14 24, 34 dacc N–N, 24 14 04 back to station 4: 7.
    placeAll(s, 'aaaa04aaaa14aaaa24', (event) => events.push(event));
    // Station 5: 03 13 23, 33 bbbb N–E, 34 dacc W–S, 44 cccc N–W, 43 bcbc E–N, 33 bbbb S–W, 32 31 30 to station 12: 11.
    placeAll(s, 'aaaa32aaaa31aaaa30aaaa23aaaa13aaaa03', (event) => events.push(event));
    expect(linesOf(events).filter(({ station }) => station === 4 || station === 5)).toMatchObject([
      { station: 4, length: 7, points: 7, end: 4 },
      { station: 5, length: 11, points: 11, end: 12 },
    ]);
  });

  it.each(GAMES)(
    'every line of a game matches the walk over the tiles and its points: %s',
    (name, options) => {
      const s = createState(options);
      const events: MetroEvent[] = [];
      let through = 0;
      for (const _ of randomMoves(s, new SeededRng(name), { emit: (event) => events.push(event) })) {
        // Open lines too, as far as they go.
        if (s.placed % 10 !== 0 || s.step >= MODULE_STEP) continue;
        for (let station = 1; station <= 32; station++)
          expect(lineLength(s, station - 1)).toBe(walk(s, station).cells.length);
      }
      const lines = linesOf(events);
      expect(lines.map(({ station }) => station).toSorted((a, b) => Number(a) - Number(b))).toEqual(
        Array.from({ length: 32 }, (_, i) => i + 1),
      );
      for (const { station, length, points, end, colour } of lines) {
        const line = walk(s, Number(station));
        expect([station, length, end]).toEqual([station, line.cells.length, stationAt(line)]);
        expect(points).toBe(colour === null ? 0 : length);
        if (CENTRE.some((cell) => line.cells.includes(cell))) through++;
      }
      expect(through).toBeGreaterThan(0);
    },
  );
});

describe('M15: central tracks are no neighbours', () => {
  it.each([false, true])('after set-up only the edge is reachable; V4: %s', (corners) => {
    const s = onTurn(covered('aaaa bbbb cccc dbba', { corners }), 0, ['cbcb']);
    const placements = legalWords(s).filter((word) => word !== 'draw');
    expect(placements.every((word) => /^cbcb([07].|.[07])$/.test(word))).toBe(true);
    for (const cell of ['23', '24', '32', '42', '53', '54', '45', '35', '22', '25', '52', '55'])
      expect([cell, refusalOf(s, `cbcb${cell}`)?.rule]).toEqual([cell, 'B12']);
    for (const cell of ['33', '34', '43', '44'])
      expect([cell, refusalOf(s, `cbcb${cell}`)?.rule]).toEqual([cell, 'B1']);
    placeAll(s, 'aaaa13');
    expect(refusalOf(s, 'cbcb23')).toBeUndefined();
    expect(refusalOf(s, 'cbcb24')?.rule).toBe(corners ? undefined : 'B12');
  });

  it.each(GAMES)(
    'throughout a game a cell needs the edge or a placed tile next to it (B12): %s',
    (name, options) => {
      const s = createState(options);
      for (const _ of randomMoves(s, new SeededRng(`reach ${name}`))) {
        for (let cell = 0; cell < 64; cell++) {
          const [row, col] = [cell >> 3, cell & 7];
          const isBeside = s.order.subarray(0, s.placed).some((other) => {
            const [rows, cols] = [Math.abs(row - (other >> 3)), Math.abs(col - (other & 7))];
            return rows + cols === 1 || (options.corners && Math.max(rows, cols) === 1);
          });
          const isRim = [0, 7].includes(row) || [0, 7].includes(col);
          const mask = cell < 32 ? s.reachLow : s.reachHigh;
          const expected = s.tiles[cell] === 0 && !CENTRE.includes(cell) && (isRim || isBeside);
          if (((mask >>> (cell & 31)) & 1) !== Number(expected)) expect(cell).toBe(expected);
        }
      }
      expect(s.placed).toBe(60);
    },
  );
});

describe('C1: central tracks and central stations', () => {
  it.each([
    [['central-stations', 'central-tracks']],
    [['central-tracks', 'companies', 'central-stations']],
    [['paris', 'central-tracks', 'central-stations']],
  ])('exclude each other: %j', (names) => {
    expect(metro.options({ with: names })).toEqual(refuse('C1', 'platformsCovered'));
  });

  it.each([[['companies']], [['berlin']], [['companies', 'paris']]])('go with %j', (names) => {
    expect(metro.options({ with: [...names, 'central-tracks'] })).toMatchObject({ ok: true });
  });
});
