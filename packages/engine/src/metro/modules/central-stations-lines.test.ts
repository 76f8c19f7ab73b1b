/** Central stations: the lines that start at tokens, and where tiles may be placed next to them (M11, M12). */
import { describe, expect, it } from 'vitest';
import { copy } from '../../kit/layout.ts';
import { newRefusal } from '../../kit/result.ts';
import { SeededRng } from '../../kit/rng.ts';
import { cellAt, isCentre, makeCell } from '../board.ts';
import type { MetroEvent } from '../event.ts';
import { drawnPlace } from '../hand.ts';
import { DEFAULTS, type MetroOptions } from '../options.ts';
import { putTile } from '../rules.ts';
import { createState } from '../setup.ts';
import { type MetroState, PLACE_DRAWN, TURN } from '../state.ts';
import {
  handOf,
  type LineEvent,
  legalWords,
  linesOf,
  onTurn,
  PLAYERS,
  patientWords,
  placeAll,
  playWords,
  refusalOf,
  tileNamed,
} from '../testing/games.ts';
import { rotations } from '../testing/reference.ts';
import { makeTile, TILE_NAMES, type TileName } from '../tile.ts';
import { CELLS, COLOURS } from '../types.ts';

/** B3: the cell of each platform, and the side of it that the line comes in by. */
const PLATFORMS: readonly [platform: number, cell: string, side: number][] = [
  [1, '24', 2],
  [2, '23', 2],
  [3, '32', 1],
  [4, '42', 1],
  [5, '53', 0],
  [6, '54', 0],
  [7, '45', 3],
  [8, '35', 3],
];

const game = (options: Partial<MetroOptions> = {}): MetroState =>
  createState({ ...DEFAULTS, first: 0, with: ['central-stations'], ...options });

const rule = (s: MetroState, word: string): string | undefined => refusalOf(s, word)?.rule;

/** Plays the words, each by the seat before it: `0:token-yellow-p1 1:aaaa24`. */
function act(s: MetroState, words: string): LineEvent[] {
  const events: MetroEvent[] = [];
  for (const word of words.split(' ')) {
    const [seat, action] = word.split(':');
    onTurn(s, Number(seat), action.startsWith('token') ? [] : [action.slice(0, 4) as TileName]);
    playWords(s, action, (event) => events.push(event));
  }
  return linesOf(events);
}

const GAMES = [...PLAYERS, 2].flatMap((players, i): [string, MetroOptions][] => {
  const variants = { rotate: i % 2 === 1, corners: i % 3 === 1, hand: 1 + (i % 3) };
  const options = { ...DEFAULTS, players, ...variants, with: ['central-stations'] };
  return [
    [`${players} players`, { ...options, exclusive: i % 2 === 0 }],
    [`${players} players, companies`, { ...options, with: ['companies', 'central-stations'] }],
  ];
});

describe('M11: no line from the centre over a single tile', () => {
  const playable = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => !isCentre(cell));

  /** B12 and V4, written differently. */
  function isInReach(s: MetroState, cell: number): boolean {
    const [row, col] = [cell >> 3, cell & 7];
    if (s.tiles[cell] > 0) return false;
    if ([0, 7].includes(row) || [0, 7].includes(col)) return true;
    const touches = s.rules.options.corners ? [1, 2] : [1];
    return playable.some((other) => {
      const [rows, cols] = [Math.abs(row - (other >> 3)), Math.abs(col - (other & 7))];
      return s.tiles[other] > 0 && Math.max(rows, cols) === 1 && touches.includes(rows + cols);
    });
  }

  /** What a placement would break, found by trying it: a line over one tile, edge to edge (B14) or from a token (M11). */
  function breaks(s: MetroState, twin: MetroState, tile: string, cell: number): string | undefined {
    const events: MetroEvent[] = [];
    copy(s, twin);
    putTile(twin, tileNamed(tile), cell, (event) => events.push(event));
    const short = linesOf(events).filter(({ length }) => length === 1);
    if (short.some(({ station, end }) => typeof station === 'number' && end !== 'centre')) return 'B14';
    return short.some(({ station }) => typeof station === 'string') ? 'M11' : undefined;
  }

  it.each(GAMES)(
    'each tile may use the cells that break neither B14 nor M11 or, failing that, all: %s',
    (name, options) => {
      const s = createState(options);
      const twin = createState(options);
      const found = new Set<string | undefined>();
      for (const _ of patientWords(s, new SeededRng(`places ${name}`), { rare: 'token-', patience: 1 })) {
        if (s.step !== TURN && s.step !== PLACE_DRAWN) continue;
        const tiles = s.step === TURN ? handOf(s, s.seat) : [makeTile(s.hand[drawnPlace(s)] - 1)];
        const cells = playable.filter((cell) => isInReach(s, cell));
        const expected = [...new Set(tiles)].flatMap((kind) => {
          const placements = (options.rotate ? rotations(kind) : [kind]).flatMap((tile) =>
            cells.map((cell) => ({ word: tile + makeCell(cell), broken: breaks(s, twin, tile, cell) })),
          );
          const unbroken = placements.filter(({ broken }) => broken === undefined);
          const refused =
            unbroken.length === 0 ? [] : placements.filter(({ broken }) => broken !== undefined);
          for (const { word, broken } of refused) {
            found.add(broken);
            if (rule(s, word) !== broken) expect(`${word} ${rule(s, word)}`).toBe(`${word} ${broken}`);
          }
          return (unbroken.length === 0 ? placements : unbroken).map(({ word }) => word);
        });
        expect(
          legalWords(s)
            .filter((word) => /^[a-d]{4}\d/.test(word))
            .toSorted(),
        ).toEqual(expected.toSorted());
      }
      expect(found).toContain('M11');
    },
  );

  it.each(PLATFORMS)(
    'platform %i: no tile that leads the line of an untouched token straight back',
    (platform, cell, side) => {
      // Tiles all round, so that the cell and another inner one are reachable.
      const ring = '13 14 22 25 31 36 41 46 52 55 63 64'.split(' ');
      const refused = (s: MetroState): string[] =>
        TILE_NAMES.filter((tile) => rule(onTurn(s, 1, [tile]), tile + cell) === 'M11');
      const s = game();
      placeAll(s, ring.map((one) => `cccc${one}`).join(''));
      expect(refused(s)).toEqual([]);
      act(s, `0:token-yellow-p${platform}`);
      expect(refused(s)).toEqual(TILE_NAMES.filter((tile) => tile[side] === 'd'));
      expect(refusalOf(onTurn(s, 1, ['dddd']), `dddd${cell}`)).toEqual(
        newRefusal('M11', 'platformLineEnds', { platform }),
      );
    },
  );

  it('the exception: a tile that fits nowhere else may do it, and the line scores 1', () => {
    const s = game();
    act(s, '0:token-yellow-p1');
    const others = playable.filter((cell) => cell !== cellAt(2, 4));
    placeAll(s, others.map((cell) => `cbcb${makeCell(cell)}`).join(''));
    expect(rule(onTurn(s, 1, ['dddd']), 'dddd24')).toBeUndefined();
    const before = s.points[0];
    const line = act(s, '1:dddd24').find(({ station }) => station === 'p1');
    expect(line).toMatchObject({ length: 1, points: 1, end: 'centre', owner: 0 });
    expect(s.points[0]).toBeGreaterThan(before);
  });
});

describe('M11, M12: points of lines', () => {
  it('a line from the centre to the centre is not doubled', () => {
    const s = game();
    placeAll(s, 'cccc14');
    // Platform 1: 24 S–W, 23 E–S, platform 2: 2 crossings.
    const [line, ...more] = act(s, '0:token-yellow-p1 1:bbbb24 1:bbbb23');
    expect([line, more]).toMatchObject([
      { station: 'p1', length: 2, points: 2, end: 'centre', owner: 0, total: 2 },
      [],
    ]);
  });

  it.each([0, 1])(
    'a line from the edge to a platform with a token is doubled; earlier track counts: token of seat %i',
    (seat) => {
      // Station 4 (even: seat 1) 04 14 24 to the centre, 3 × 2; platform 1 back to station 4: 3. B16: in this order.
      const s = game();
      placeAll(s, 'aaaa24aaaa14');
      const lines = act(s, `${seat}:token-${COLOURS[seat]}-p1 0:aaaa04`);
      expect(lines).toMatchObject([
        { station: 4, length: 3, points: 6, end: 'centre', owner: 1 },
        { station: 'p1', length: 3, points: 3, end: 4, owner: seat },
      ]);
      expect(Array.from(s.points)).toEqual(seat === 0 ? [3, 6] : [0, 9]);
    },
  );

  it('with companies the line is the company’s profit', () => {
    const s = game({ with: ['companies', 'central-stations'] });
    for (const percent of [10, 20, 30, 40])
      for (const name of COLOURS) playWords(s, `share-${percent}-${name}`);
    placeAll(s, 'aaaa24aaaa14');
    const [, line] = act(s, '1:token-blue-30-p1 0:aaaa04');
    expect(line).toMatchObject({ station: 'p1', colour: 'blue', length: 3, points: 3, total: 3 });
    expect([Array.from(s.points), Array.from(s.victory)]).toEqual([
      [6, 3, 0, 0, 0, 0, 0, 0],
      [0, 0],
    ]);
  });

  it.each(GAMES)(
    'each token’s line scores once, by its length; nothing from other platforms: %s',
    (name, options) => {
      const s = createState(options);
      const events: MetroEvent[] = [];
      const tokens: string[] = [];
      const rare = { rare: 'token-', patience: 4, emit: (event: MetroEvent) => events.push(event) };
      for (const word of patientWords(s, new SeededRng(`lines ${name}`), rare))
        if (word.startsWith('token-')) tokens.push(`${word.slice(-2)} ${word.split('-')[1]}`);
      expect(tokens.length).toBeGreaterThan(0);
      const lines = linesOf(events);
      const fromCentre = lines.filter(({ station }) => typeof station === 'string');
      const owners = fromCentre.map(({ station, colour }) => `${station} ${colour}`);
      expect(owners.toSorted()).toEqual(tokens.toSorted());
      for (const { station, end, length, points } of lines) {
        const factor = typeof station === 'number' && end === 'centre' ? 2 : 1;
        if (typeof station === 'string' || s.owner[station - 1] > 0) expect(points).toBe(length * factor);
      }
    },
  );
});
