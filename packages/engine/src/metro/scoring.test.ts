/** The value of lines (B16–B18), their owners (B8), and the exclusive score track (V3). */
import { describe, expect, it } from 'vitest';
import { SeededRng } from '../kit/rng.ts';
import type { MetroEvent } from './event.ts';
import type { Module } from './module.ts';
import { DEFAULTS, type MetroOptions } from './options.ts';
import { createState } from './setup.ts';
import type { MetroState } from './state.ts';
import { everyVariant, type LineEvent, PLAYERS, placeAll, randomMoves, stateWith } from './testing/games.ts';

const isLine = (event: MetroEvent): event is LineEvent => event.type === 'line';

function place(board: string, options: Partial<MetroOptions> = {}): { s: MetroState; lines: LineEvent[] } {
  const events: MetroEvent[] = [];
  const s = stateWith(board, options, (event) => events.push(event));
  return { s, lines: events.filter(isLine) };
}

// Two players: odd stations are yellow's, even ones blue's (B8).
const EXAMPLES = [
  {
    // Station 20: 73 S–N, 63 S–S, 73 N–S, station 20. The tile 73 is crossed twice.
    what: 'two tiles, one crossed twice: 3 points',
    drawing: `.... .... .... .... .... .... .... ....
              .... .... .... .... .... .... .... ....
              .... .... .... .... .... .... .... ....
              .... .... .... #### #### .... .... ....
              .... .... .... #### #### .... .... ....
              .... .... .... .... .... .... .... ....
              .... .... .... dddd .... .... .... ....
              .... .... .... aaaa .... .... .... ....`,
    line: { station: 20, colour: 'blue', length: 3, points: 3, end: 20, total: 3 },
  },
  {
    // Station 29: 37 E–S, 47 N–E, station 28.
    what: 'two tiles: 2 points',
    drawing: `.... .... .... .... .... .... .... ....
              .... .... .... .... .... .... .... ....
              .... .... .... .... .... .... .... ....
              .... .... .... #### #### .... .... bbbb
              .... .... .... #### #### .... .... bbbb
              .... .... .... .... .... .... .... ....
              .... .... .... .... .... .... .... ....
              .... .... .... .... .... .... .... ....`,
    line: { station: 29, colour: 'yellow', length: 2, points: 2, end: 28, total: 2 },
  },
  {
    // Station 12: 30 W–E, 31 W–N, 21 S–E, 22 W–S, 32 N–E, the centre: 5 crossings, doubled.
    what: 'five tiles that end in the centre: 10 points',
    drawing: `.... .... .... .... .... .... .... ....
              .... .... .... .... .... .... .... ....
              .... cccc cccc .... .... .... .... ....
              aaaa bbbb bbbb #### #### .... .... ....
              .... .... .... #### #### .... .... ....
              .... .... .... .... .... .... .... ....
              .... .... .... .... .... .... .... ....
              .... .... .... .... .... .... .... ....`,
    line: { station: 12, colour: 'blue', length: 5, points: 10, end: 'centre', total: 10 },
  },
  {
    // Station 28: 47 E–W, 46 E–N, 36 S–S, 46 N–W, 45 E–S, 55 N–W, 54 E–N, the centre: 7 crossings, doubled.
    what: 'City Edition: six tiles, one crossed twice, ending in the centre: 14 points',
    drawing: `.... .... .... .... .... .... .... ....
              .... .... .... .... .... .... .... ....
              .... .... .... .... .... .... .... ....
              .... .... .... #### #### .... dddd ....
              .... .... .... #### #### bbbb cccc aaaa
              .... .... .... .... cccc cccc .... ....
              .... .... .... .... .... .... .... ....
              .... .... .... .... .... .... .... ....`,
    line: { station: 28, colour: 'blue', length: 7, points: 14, end: 'centre', total: 14 },
  },
] as const;

describe('B17: worked examples of the printed rules', () => {
  it.each(EXAMPLES)('$what', ({ drawing, line }) => {
    const { s, lines } = place(drawing);
    expect(lines).toMatchObject([{ type: 'line', ...line }]);
    expect(Array.from(s.points)).toEqual(line.colour === 'blue' ? [0, line.points] : [line.points, 0]);
  });

  it.each(EXAMPLES)('no matter who placed the tile (B16): $what', ({ drawing, line }) => {
    const s = stateWith('');
    s.seat = line.colour === 'blue' ? 0 : 1;
    placeAll(s, drawing);
    expect(Array.from(s.points)).toEqual(line.colour === 'blue' ? [0, line.points] : [line.points, 0]);
  });
});

// Column 1 and row 1 straight across, but for the cell where they cross. The tile there completes four lines
// of 8 crossings: 7 → 18 and back, 10 → 31 and back. Two players: 7 and 31 are yellow's, 10 and 18 blue's.
const CROSS = `.... aaaa .... .... .... .... .... ....
               aaaa .... aaaa aaaa aaaa aaaa aaaa aaaa
               .... aaaa .... .... .... .... .... ....
               .... aaaa .... #### #### .... .... ....
               .... aaaa .... #### #### .... .... ....
               .... aaaa .... .... .... .... .... ....
               .... aaaa .... .... .... .... .... ....
               .... aaaa .... .... .... .... .... ....`;

function completeCross(tile: string, options: Partial<MetroOptions> = {}) {
  const events: MetroEvent[] = [];
  const s = stateWith(CROSS, options);
  placeAll(s, `${tile}11`, (event) => events.push(event));
  return { s, events, lines: events.filter(isLine) };
}

describe('B16: one tile completes several lines', () => {
  it('all score, in ascending order of station, after the event of the placement', () => {
    const { events, lines } = completeCross('aaaa');
    expect(events[0]).toEqual({ type: 'placed', seat: 0, tile: 'aaaa', cell: '11' });
    expect(lines.map(({ station, length, end, total }) => [station, length, end, total])).toEqual([
      [7, 8, 18, 8],
      [10, 8, 31, 8],
      [18, 8, 7, 16],
      [31, 8, 10, 16],
    ]);
  });

  it('including four lines that each turn back on it', () => {
    // dddd turns each back: 1 tile twice and dddd from 7 and 10, 6 tiles twice and dddd from 18 and 31.
    const lengths = completeCross('dddd').lines.map(({ station, length, end }) => [station, length, end]);
    expect(lengths).toEqual([
      [7, 3, 7],
      [10, 3, 10],
      [18, 13, 18],
      [31, 13, 31],
    ]);
  });

  it('V3: the order decides who moves on', () => {
    // Yellow 8 (line 7); blue 8 is taken: 9 (line 10); blue 17 (line 18); yellow 16 (line 31).
    const { s, lines } = completeCross('aaaa', { exclusive: true });
    expect(lines.map(({ points, total }) => [points, total])).toEqual([
      [8, 8],
      [8, 9],
      [8, 17],
      [8, 16],
    ]);
    expect(Array.from(s.points)).toEqual([16, 17]);
  });

  it('a later tile next to a completed line does not score it again', () => {
    const { s } = completeCross('aaaa');
    const events: MetroEvent[] = [];
    placeAll(s, 'cccc00aaaa22dddd02', (event) => events.push(event));
    // Station 8: 00 N–W, station 9. Station 6: 02 N–N, station 6. Both over one tile, which B14 would forbid.
    expect(events.filter(isLine).map(({ station, end }) => [station, end])).toEqual([
      [8, 9],
      [6, 6],
    ]);
    expect(Array.from(s.points)).toEqual([16, 16 + 1 + 1]);
  });
});

describe('B18: loops are worth nothing', () => {
  it.each([
    // 11 S–E, 12 W–S, 22 N–W, 21 E–N: round and round.
    ['four tiles', 'cccc11cccc12cccc22cccc21'],
    // 11 E–E, 12 W–W.
    ['two tiles that face each other', 'dddd11dddd12'],
    // 23 and 24 also turn their platforms back, which are unowned (B16).
    ['beside the centre', 'dddd23dddd24'],
  ])('%s', (_, board) => {
    const { s, lines } = place(board);
    expect(lines).toEqual([]);
    expect(Array.from(s.points)).toEqual([0, 0]);
  });
});

describe('B8: stations 16 and 17', () => {
  // Station 16: 70 W–E, 71 W–S, station 18. Station 17: 70 S–N, open.
  const from16 = 'aaaa70cccc71';
  // Station 18: 71 S–W, 70 E–S, station 17. 16: 70 W–E, 71 W–N, open. 17: 70 S–N, open.
  const to17 = 'bbbb71cbaa70';

  it.each([
    [2, 'blue', 'blue'],
    [4, 'yellow', 'orange'],
  ])('belong to players when there are %i', (players, owner16, owner18) => {
    expect(place(from16, { players }).lines).toMatchObject([
      { station: 16, colour: owner16, points: 2, end: 18 },
    ]);
    expect(place(to17, { players }).lines).toMatchObject([
      { station: 18, colour: owner18, points: 2, end: 17 },
    ]);
  });

  it.each([
    [3, 'orange'],
    [5, 'blue'],
    [6, 'blue'],
  ])("are nobody's with %i players, and still termini", (players, owner18) => {
    const line = { type: 'line', station: 16, colour: null, length: 2, points: 0, end: 18, total: 0 };
    const { s, lines } = place(from16, { players });
    expect(lines).toEqual([line]);
    expect(Array.from(s.points).every((points) => points === 0)).toBe(true);
    expect(place(to17, { players }).lines).toMatchObject([
      { station: 18, colour: owner18, points: 2, end: 17 },
    ]);
  });
});

describe('V3: the exclusive score track', () => {
  // Station 29, two tiles: the line whose owner's marker moves, here by as many points as the table says.
  const OWNER_29: Record<number, number> = { 2: 0, 3: 1, 4: 3, 5: 2, 6: 1 };

  function moved(own: number, others: readonly number[], points: number, exclusive: boolean): number {
    const players = others.length + 1;
    const seat = OWNER_29[players];
    const worth: Module = { name: 'worth', title: 'worth', about: '', hooks: { linePoints: () => points } };
    const s = createState({ ...DEFAULTS, players, exclusive }, [worth]);
    s.points.set(others.toSpliced(seat, 0, own));
    placeAll(s, 'bbbb37bbbb47');
    expect(Array.from(s.points).toSpliced(seat, 1)).toEqual(others);
    return s.points[seat];
  }

  // The marker that moves, the others, the points, and the resulting space.
  it.each([
    ['a free space', 0, [5], 3, 3],
    ['an occupied space: the next', 0, [3], 3, 4],
    ['several occupied in a row: the next after them', 0, [3, 5, 4], 3, 6],
    ['the next free one, though others beyond are taken', 1, [5, 7, 8], 4, 6],
    ['passing others on the way', 0, [3, 4], 5, 5],
    ['five others in a row', 2, [9, 12, 11, 10, 8], 6, 13],
    ['no move: where it stands is its own', 5, [3], 0, 5],
    ['0 may be shared', 0, [0, 0], 0, 0],
    ['back to a shared 0', 4, [0], -4, 0],
    ['back to an occupied space: the next higher one', 9, [2, 3], -7, 4],
    ['spaces are total scores: 110 is not 10', 100, [10], 10, 110],
    ['spaces are total scores: 110 is taken by 110', 100, [110], 10, 111],
  ])('%s', (_, own, others, points, expected) => {
    expect(moved(own, others, points, true)).toBe(expected);
    expect(moved(own, others, points, false)).toBe(own + points);
  });

  it.each(PLAYERS)('%i players: no two markers on one space but 0, and no ties at the end', (players) => {
    const exclusive = everyVariant(players).filter(([, options]) => options.exclusive);
    for (const [name, options] of exclusive) {
      const s = createState(options);
      for (const _ of randomMoves(s, new SeededRng(`V3 ${name}`))) {
        const moved = Array.from(s.points).filter((points) => points > 0);
        if (new Set(moved).size < moved.length) expect(moved).toBe('all different');
      }
      expect(new Set(s.points).size).toBe(players);
    }
  });
});
