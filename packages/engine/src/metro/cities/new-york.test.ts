/** New York (N1–N3), with and without companies (Y1). */
import { describe, expect, it } from 'vitest';
import { OVER, type Seat, SPECTATOR } from '../../kit/game.ts';
import { equals, snapshot } from '../../kit/layout.ts';
import { SeededRng } from '../../kit/rng.ts';
import { viewOf } from '../../kit/view.ts';
import { parseCell } from '../board.ts';
import { placementCode } from '../code.ts';
import type { MetroEvent } from '../event.ts';
import { metro } from '../metro.ts';
import { DEFAULTS, type MetroOptions, parseOptions } from '../options.ts';
import { createState } from '../setup.ts';
import type { MetroState } from '../state.ts';
import {
  eventsOf,
  legalCodes,
  onTurn,
  PLAYERS,
  playWords,
  randomMoves,
  tileNamed,
  wordOf,
} from '../testing/games.ts';
import type { TileName } from '../tile.ts';
import { COLOURS, type ColourName, STATIONS } from '../types.ts';
import { NEW_YORK_SIGHTS, type NewYorkEvent, valueOn } from './new-york.ts';

function optionsWith(input: Partial<MetroOptions>): MetroOptions {
  const options = parseOptions({ first: 0, with: ['new-york'], ...input });
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

/** Every number of players: plain, with V3, and with other modules. */
const GAMES = PLAYERS.flatMap((players) =>
  [
    {},
    { exclusive: true, hand: 2 },
    { with: ['new-york', 'central-stations'] },
    { with: ['new-york', 'central-tracks'], rotate: true },
    { with: ['companies', 'new-york'] },
    { with: ['companies', 'new-york', 'central-stations'], hand: 3 },
    { with: ['companies', 'new-york', 'central-tracks'] },
  ].map((input): [name: string, options: MetroOptions] => {
    const options = optionsWith({ players, first: 'random', ...input });
    return [`${players} players, ${options.with.join(' + ')}${options.exclusive ? ' V3' : ''}`, options];
  }),
);

/** A field of the slice as an array. */
const field = (s: MetroState, name: string): number[] =>
  Array.from(s.places.find((place) => place.name === `new-york.${name}`)!.array);
const isOurs = (event: MetroEvent): event is MetroEvent & NewYorkEvent =>
  event.type === 'module' && event.module === 'new-york';
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The tourists wait in the order of the colours, over and over: at station n the colour (n − 1) mod 8. */
const TOURISTS = Array.from({ length: STATIONS }, (_, i) => `tourist-${COLOURS[i % 8]}`);
const SHARES = [10, 20, 30, 40].flatMap((percent) => COLOURS.map((colour) => `share-${percent}-${colour}`));

function setUp(
  boards: readonly number[],
  input: Partial<MetroOptions> = {},
  tourists = TOURISTS,
): MetroState {
  const s = createState(optionsWith({ players: 2, ...input }));
  const shares = s.rules.seatsOwnColours ? [] : SHARES;
  playWords(s, [...shares, ...boards.map((board) => `board-${board}`), ...tourists].join(' '));
  return s;
}

/** Places a tile without checking it; `dddd` leads every station next to it back to itself. */
function place(s: MetroState, tile: TileName, cell: string, emit?: (event: MetroEvent) => void): void {
  for (let seat = s.seats - 1; seat >= 0; seat--) onTurn(s, seat, [tile]);
  metro.play(s, placementCode(tileNamed(tile), parseCell(cell)!), emit);
}

/** The same as the last tile of the game. */
function placeLast(s: MetroState, tile: TileName, cell: string, emit?: (event: MetroEvent) => void): void {
  s.pile = 0;
  s.placed = 59;
  place(s, tile, cell, emit);
  expect(metro.toMove(s)).toBe(OVER);
}

/** Which tourists a colour has taken. */
const takenBy = (s: MetroState, colour: number): ColourName[] =>
  COLOURS.filter((_, tourist) => field(s, 'taken')[colour * 8 + tourist] > 0);

describe('N3: the boards', () => {
  it.each([
    [0, '0 3 1 2 0 2 3 1'],
    [1, '3 1 2 0 2 3 1 0'],
    [4, '0 2 3 1 0 3 1 2'],
    [7, '1 0 3 1 2 0 2 3'],
  ])('board %i: %s', (board, values) => {
    expect(COLOURS.map((_, colour) => valueOn(board, colour)).join(' ')).toBe(values);
  });

  it('have equal totals, and so do the colours', () => {
    for (let i = 0; i < 8; i++) {
      expect(sum(COLOURS.map((_, colour) => valueOn(i, colour)))).toBe(12);
      expect(sum(COLOURS.map((_, board) => valueOn(board, i)))).toBe(12);
    }
    expect(NEW_YORK_SIGHTS.map(({ name }) => name).join(', ')).toBe(
      'Empire State Building, Yankee Stadium, Times Square, Central Park, Statue of Liberty, ' +
        "Brooklyn Bridge, St Patrick's Cathedral, Rockefeller Center",
    );
  });
});

describe('N1: set-up', () => {
  it.each(PLAYERS)('%i players get a board each, companies always eight', (players) => {
    for (const modules of [['new-york'], ['companies', 'new-york']]) {
      const s = createState(optionsWith({ players, with: modules }));
      if (!s.rules.seatsOwnColours) playWords(s, SHARES.join(' '));
      const owners = s.rules.seatsOwnColours ? players : 8;
      for (let i = 0; i < owners; i++) {
        expect(legalCodes(s).map((code) => wordOf(s, code))[0]).toBe(`board-${i}`);
        expect(legalCodes(s)).toHaveLength(8 - i);
        metro.play(s, legalCodes(s)[0]);
      }
      expect(field(s, 'board')).toEqual(Array.from({ length: owners }, (_, i) => i + 1));
      expect(legalCodes(s).map((code) => wordOf(s, code))).toEqual(TOURISTS.slice(0, 8));
    }
  });

  it('a tourist waits at every station, four of each colour', () => {
    const s = setUp([5, 2]);
    expect(field(s, 'tourist')).toEqual(TOURISTS.map((_, i) => (i % 8) + 1));
    expect(() => playWords(s, 'tourist-yellow')).toThrow('notNow');
  });

  it.each([
    ['board-3', 'boardDealt', 'board-3'],
    ['tourist-red', 'allTouristsPlaced', `board-3 board-0 ${'tourist-red '.repeat(4)}`],
  ])('refuses %s when there is none', (word, code, before) => {
    const s = createState(optionsWith({ players: 2 }));
    playWords(s, before.trim());
    expect(metro.encode(s, { type: 'choose', choice: word })).toMatchObject({
      ok: false,
      error: { rule: 'N1', code },
    });
  });

  it('emits events as it happens', () => {
    const told: string[] = [];
    const emit = (event: MetroEvent): void => void told.push(metro.describe(event));
    playWords(createState(optionsWith({ players: 2 })), 'board-3 board-0 tourist-red', emit);
    expect(told).toEqual(['Yellow gets board 3.', 'Blue gets board 0.', 'The tourist at station 1 is red.']);
  });
});

describe('N2: a line that ends at a station', () => {
  it('gives its owner the tourist there', () => {
    const s = setUp([0, 1]);
    const told: string[] = [];
    // Station 7 is yellow's; a red tourist waits there, worth 3 on board 0.
    place(s, 'dddd', '01', (event) => isOurs(event) && told.push(metro.describe(event)));
    expect(told).toEqual(["Yellow takes the red tourist at station 7 to St Patrick's Cathedral, worth 3."]);
    expect(takenBy(s, 0)).toEqual(['red']);
    expect(field(s, 'tourist')[6]).toBe(0);
    // Its value only counts at the end.
    expect(Array.from(s.points)).toEqual([1, 0]);
  });

  it('the printed example: 2 tourists at 3, 2 at 1 and 1 at 0 are 8 points', () => {
    // On board 0 blue and red are worth 3, orange and brown 1, yellow 0; they wait at stations of seat 0.
    const special: Readonly<Record<number, ColourName>> = {
      3: 'blue',
      5: 'red',
      7: 'orange',
      11: 'brown',
      13: 'yellow',
    };
    const rest = COLOURS.flatMap((colour) =>
      Array.from({ length: Object.values(special).includes(colour) ? 3 : 4 }, () => colour),
    );
    const tourists = TOURISTS.map((_, i) => `tourist-${special[i + 1] ?? rest.shift()!}`);
    const s = setUp([0, 1], {}, tourists);
    for (const cell of ['05', '03', '01', '20']) place(s, 'dddd', cell);
    const told: MetroEvent[] = [];
    placeLast(s, 'dddd', '40', (event) => told.push(event));
    expect(takenBy(s, 0)).toEqual(['yellow', 'blue', 'orange', 'red', 'brown']);
    // Five lines of one tile, and the tourists.
    expect(Array.from(s.points)).toEqual([5 + 8, 0]);
    expect(told.filter(isOurs).at(-2)).toMatchObject({ what: 'valued', gain: { seat: 0, points: 8 } });
    expect(told).toContainEqual({ type: 'bonus', seat: 0, points: 8, total: 13 });
  });

  it('a line that ends at the centre gives none, and an unowned line takes none (Y3)', () => {
    const s = setUp([0, 1]);
    const ends: unknown[] = [];
    const emit = (event: MetroEvent): void =>
      void (event.type === 'line' && ends.push([event.station, event.end]));
    // From station 4 straight down to platform 1; the line from there to station 4 is nobody's.
    for (const cell of ['04', '14', '24']) place(s, 'aaaa', cell, emit);
    expect(ends).toEqual([[4, 'centre']]);
    expect(field(s, 'tourist').filter((tourist) => tourist > 0)).toHaveLength(STATIONS);
    expect(Array.from(s.points)).toEqual([0, 6]);
  });

  it('with 3 players the tourists at stations 16 and 17 stay if the lines that end there are unowned', () => {
    const s = setUp([0, 1, 2], { players: 3 });
    place(s, 'dddd', '70');
    expect(field(s, 'tourist').slice(15, 17)).toEqual([8, 1]);
    expect(sum(field(s, 'taken'))).toBe(0);
    // With two players they have owners.
    const t = setUp([0, 1]);
    place(t, 'dddd', '70');
    expect([takenBy(t, 0), takenBy(t, 1)]).toEqual([['yellow'], ['brown']]);
  });

  it('M9: a line from the centre gives its owner the tourist where it ends', () => {
    const s = setUp([0, 1], { with: ['central-stations', 'new-york'] });
    onTurn(s, 0, ['aaaa']);
    playWords(s, 'token-yellow-p1');
    for (const cell of ['04', '14', '24']) place(s, 'aaaa', cell);
    // A green tourist waits at station 4.
    expect(takenBy(s, 0)).toEqual(['green']);
    expect(Array.from(s.points)).toEqual([3, 6]);
  });

  it('V3: the tourists are one net move, in seat order', () => {
    const s = setUp([0, 1], { exclusive: true });
    // Station 6: blue takes a grey tourist, worth 3 on board 1. Station 7: yellow a red one, 3 on board 0.
    place(s, 'dddd', '02');
    s.points.set([9, 10]);
    placeLast(s, 'dddd', '01');
    // Yellow's line would reach 10, which is taken: 11, then 14. Blue 13.
    expect(Array.from(s.points)).toEqual([14, 13]);
  });
});

describe('Y1: with companies', () => {
  it('the tourists are the company’s, and add to its profit at the end, before M6 and M7', () => {
    const s = setUp([0, 1, 2, 3, 4, 5, 6, 7], { with: ['companies', 'new-york'] });
    // Station 7 is red's, with a red tourist, worth on board 6 the entry (6 + 6) mod 8: 0. Station 6 is
    // grey's, with a grey one, on board 5 the entry (5 + 5) mod 8: 1. Station 21 is red's, with a purple one:
    // (4 + 6) mod 8: 1.
    const told: MetroEvent[] = [];
    place(s, 'dddd', '01');
    place(s, 'dddd', '02');
    expect(Array.from(s.points)).toEqual([0, 0, 0, 0, 0, 1, 1, 0]);
    placeLast(s, 'dddd', '74', (event) => told.push(event));
    expect(Array.from(s.points)).toEqual([0, 0, 0, 0, 0, 2, 3, 0]);
    expect(told.filter(({ type }) => type === 'profit')).toEqual([
      { type: 'profit', colour: 'grey', points: 1, total: 2 },
      { type: 'profit', colour: 'red', points: 1, total: 3 },
    ]);
    const valued = told.filter(isOurs).filter(({ what }) => what === 'valued');
    expect(valued.map((event) => metro.describe(event))[6]).toBe(
      "The red company's tourists are worth 1 in all.",
    );
    // All shares of seat 0 are yellow and of seat 1 blue: two companies have more profit, so 10 × 6 each.
    expect(Array.from(s.victory)).toEqual([60, 60]);
  });

  it('they do not count towards the end of exchanging (M4)', () => {
    const s = setUp([0, 1, 2, 3, 4, 5, 6, 7], { with: ['companies', 'new-york'] });
    s.points.fill(23);
    place(s, 'dddd', '02');
    // 24 and a tourist worth 1: not 25 yet.
    expect([s.points[5], takenBy(s, 5)]).toEqual([24, ['grey']]);
    expect(legalCodes(onTurn(s, 0, ['aaaa'])).map((code) => wordOf(s, code))).toContain('exchange-10-open');
  });
});

/** The rules again, from the words of the set-up and the lines in events: what each colour gets. */
function expectedValues(words: readonly string[], told: readonly MetroEvent[], owners: number): number[] {
  const drawn = (kind: string): string[] =>
    words.flatMap((word) => (word.startsWith(`${kind}-`) ? [word.slice(kind.length + 1)] : []));
  const boards = drawn('board').map(Number);
  const tourists = drawn('tourist');
  const row = [0, 3, 1, 2, 0, 2, 3, 1];
  const values = Array.from({ length: owners }, () => 0);
  for (const event of told) {
    if (event.type !== 'line' || event.colour === null || event.end === 'centre') continue;
    const owner = COLOURS.indexOf(event.colour);
    values[owner] += row[(COLOURS.indexOf(tourists[event.end - 1] as ColourName) + boards[owner]) % 8];
  }
  return values;
}

describe('random games', () => {
  it.each(GAMES)('tourists are conserved, and values are what the rules say: %s', (name, options) => {
    const s = createState(options);
    const words: string[] = [];
    const told: MetroEvent[] = [];
    let checked = 0;
    for (const code of randomMoves(s, new SeededRng(`new york ${name}`), {
      emit: (event) => told.push(event),
    })) {
      words.push(wordOf(s, code));
      if (s.placed === checked) continue;
      checked = s.placed;
      const [waiting, taken] = [field(s, 'tourist'), field(s, 'taken')];
      const counts = COLOURS.map((_, colour) => {
        const stands = waiting.filter((tourist) => tourist === colour + 1).length;
        return stands + sum(taken.filter((__, i) => i % 8 === colour));
      });
      expect(counts).toEqual(COLOURS.map(() => 4));
    }
    const owners = s.points.length;
    expect(new Set(field(s, 'board')).size).toBe(owners);
    // One tourist for each owned line that ended at a station; the others are still waiting.
    const lines = told.filter((event) => event.type === 'line');
    const taking = lines.filter(({ colour, end }) => colour !== null && end !== 'centre').length;
    expect([sum(field(s, 'taken')), field(s, 'tourist').filter((tourist) => tourist > 0).length]).toEqual([
      taking,
      STATIONS - taking,
    ]);
    const ours = told.filter(isOurs);
    for (const event of ours) expect(metro.describe(event)).not.toMatch(/undefined|null|NaN/);
    const expected = expectedValues(words, told, owners);
    const taken = Array.from({ length: owners }, () => 0);
    for (const { owner, value } of eventsOf(told, 'new-york', 'taken'))
      taken[COLOURS.indexOf(owner.colour)] += value;
    expect(taken).toEqual(expected);
    const valued = eventsOf(told, 'new-york', 'valued').map(({ gain }) => [gain.colour, gain.points]);
    expect(Object.fromEntries(valued)).toEqual(
      Object.fromEntries(expected.map((points, owner) => [COLOURS[owner], points])),
    );
    // Markers are where lines and tourists moved them; V3 may have moved them further.
    for (let colour = 0; colour < owners; colour++) {
      const own = lines.filter((event) => event.colour === COLOURS[colour]).map(({ points }) => points);
      const all = sum(own) + expected[colour];
      if (options.exclusive) expect(s.points[colour]).toBeGreaterThanOrEqual(all);
      else expect(s.points[colour]).toBe(all);
    }
  });

  it.each(GAMES)('nothing is hidden: %s', (name, options) => {
    const rng = new SeededRng(`views ${name}`);
    const s = createState(options);
    const [a, b] = [createState(options), createState(options)];
    const viewers: Seat[] = [SPECTATOR, ...Array.from(s.held.keys())];
    for (const _ of randomMoves(s, rng)) {
      if (rng.below(12) > 0) continue;
      for (const viewer of viewers) {
        const view = viewOf(metro, s, viewer);
        metro.sample(view, rng, a);
        metro.sample(view, rng, b);
        for (const twin of [a, b]) {
          const seen = viewOf(metro, twin, viewer);
          expect(equals(seen.known, view.known)).toBe(true);
          expect([seen.toMove, seen.legal]).toEqual([view.toMove, view.legal]);
          for (const part of ['tourist', 'board', 'taken', 'touristsOf']) {
            expect(field(twin, part)).toEqual(field(s, part));
            expect(snapshot(s, viewer)[`new-york.${part}`]).toEqual(field(s, part));
          }
        }
        if (metro.toMove(s) === viewer) expect(legalCodes(s)).toEqual(view.legal);
      }
    }
  });
});

describe('C1', () => {
  it('one city at a time; V3 not with companies; no side to choose', () => {
    const refused = (rule: string) => ({ ok: false, error: { rule } });
    const options = { ...DEFAULTS, with: ['new-york'] };
    expect(metro.options({ ...options, with: ['stockholm', 'new-york'] })).toMatchObject(refused('C1'));
    expect(metro.options({ ...options, with: ['companies', 'new-york'], exclusive: true })).toMatchObject(
      refused('V3'),
    );
    expect(metro.options({ ...options, side: 'open' })).toMatchObject(refused('options'));
  });
});
