/** Stockholm (S1–S4), with and without companies (Y1). */
import { describe, expect, it } from 'vitest';
import { OVER, type Seat, SPECTATOR } from '../../kit/game.ts';
import { equals, snapshot } from '../../kit/layout.ts';
import { SeededRng } from '../../kit/rng.ts';
import { eventFor, viewOf } from '../../kit/view.ts';
import { makeCell, parseCell } from '../board.ts';
import { placementCode, TILE_CODE } from '../code.ts';
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
import { INNER_CELLS } from '../tourists.ts';
import { COLOURS } from '../types.ts';
import { STOCKHOLM_SIGHTS, type StockholmEvent } from './stockholm.ts';

function optionsWith(input: Partial<MetroOptions>): MetroOptions {
  const options = parseOptions({ first: 0, with: ['stockholm'], ...input });
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

/** Both variants with every number of players: plain, with V3, and with other modules. */
const GAMES = PLAYERS.flatMap((players) =>
  ['secret', 'open'].flatMap((side) =>
    [
      {},
      { exclusive: true, hand: 2 },
      { with: ['stockholm', 'central-tracks'], rotate: true },
      { with: ['companies', 'stockholm'] },
      { with: ['companies', 'central-stations', 'stockholm'], hand: 3 },
    ].map((input): [name: string, options: MetroOptions] => {
      const options = optionsWith({ players, side, first: 'random', ...input });
      const variant = options.exclusive ? ' V3' : options.rotate ? ' V1' : '';
      return [`${players} players, ${side}, ${options.with.join(' + ')}${variant}`, options];
    }),
  ),
);

/** A field of the slice as an array. */
const field = (s: MetroState, name: string): number[] =>
  Array.from(s.places.find((place) => place.name === `stockholm.${name}`)!.array);
const isOurs = (event: MetroEvent): event is MetroEvent & StockholmEvent =>
  event.type === 'module' && event.module === 'stockholm';
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The tourists stand in the order of the colours, over and over; the row is that of S4. */
const TOURISTS = Array.from({ length: 32 }, (_, i) => `tourist-${COLOURS[i % 8]}`);
const ROW = STOCKHOLM_SIGHTS.map((_, sight) => `sight-${sight}`);

function setUp(chips: string, input: Partial<MetroOptions> = {}): MetroState {
  const s = createState(optionsWith({ players: 2, ...input }));
  playWords(s, [...TOURISTS, ...ROW, ...chips.split(' ').map((colour) => `chip-${colour}`)].join(' '));
  return s;
}

/** Places a tile that leads everything straight back, without checking it. */
function place(s: MetroState, seat: Seat, cell: string, emit?: (event: MetroEvent) => void): void {
  for (let other = 0; other < s.seats; other++) onTurn(s, other, ['dddd']);
  onTurn(s, seat, ['dddd']);
  metro.play(s, placementCode(tileNamed('dddd'), parseCell(cell)!), emit);
}

const CELL_NAMES = Array.from({ length: 64 }, (_, cell) => makeCell(cell)).filter(
  (name) => !['33', '34', '43', '44'].includes(name),
);

/** Every cell in turn, the seats taking turns: the 32 tourists go in the order of their cells. */
function placeOnAllCells(s: MetroState, emit?: (event: MetroEvent) => void, cells = CELL_NAMES): void {
  s.pile = 0;
  cells.forEach((cell, i) => {
    place(s, i % s.seats, cell, emit);
  });
}

describe('S4: the sights', () => {
  it('have ten points each', () => {
    expect(STOCKHOLM_SIGHTS.map(({ name, points }) => `${name} ${points.join(' ')}`)).toEqual([
      'Gröna Lund 1 3 2 4',
      'Drottningholm 0 2 3 5',
      'Nobel Museum 1 5 1 3',
      'Royal Palace 4 0 5 1',
      'Storkyrkan 2 3 3 2',
      'Vasa Museum 3 0 4 3',
      'Globe Arena 2 1 5 2',
      'City Hall 1 4 1 4',
    ]);
    expect(STOCKHOLM_SIGHTS.map(({ points }) => sum(points))).toEqual(STOCKHOLM_SIGHTS.map(() => 10));
  });
});

describe('S1: set-up', () => {
  it.each([
    [2, 3],
    [3, 2],
    [4, 2],
    [5, 1],
    [6, 1],
  ])('with %i players everybody is dealt %i chips, which nobody else sees', (players, each) => {
    const s = createState(optionsWith({ players }));
    playWords(s, [...TOURISTS, ...ROW].join(' '));
    for (let chip = 0; chip < players * each; chip++) {
      expect(legalCodes(s)).toHaveLength(8 - chip);
      const told: MetroEvent[] = [];
      metro.play(s, legalCodes(s)[0], (event) => told.push(event));
      const seat = Math.floor(chip / each);
      const [event] = told;
      const open = { type: 'module', module: 'stockholm', what: 'dealt', seat };
      expect(event).toEqual({ ...open, secret: { seat, colour: COLOURS[chip] } });
      expect(eventFor(event, (seat + 1) % players)).toEqual(open);
      expect(metro.describe(event)).toContain(`the ${COLOURS[chip]} chip`);
      expect(metro.describe(eventFor(event, SPECTATOR))).toContain('is dealt a chip');
      expect(field(s, 'chips')[chip]).toBe(chip + 1);
    }
    expect(() => playWords(s, 'chip-brown')).toThrow('notNow');
    for (let seat = 0; seat < players; seat++) {
      const own = Array.from({ length: each }, (_, i) => seat * each + i + 1);
      expect(snapshot(s, seat)['stockholm.chips']).toEqual(own);
    }
    expect(snapshot(s, SPECTATOR)).not.toHaveProperty('stockholm.chips');
  });

  it('puts a tourist on every inner cell and the sights in a row', () => {
    const s = createState(optionsWith({ players: 2 }));
    playWords(s, `${TOURISTS.join(' ')} sight-3 sight-7 sight-0 sight-6 sight-1 sight-5 sight-2 sight-4`);
    expect(INNER_CELLS.map((cell) => field(s, 'tourist')[cell])).toEqual(TOURISTS.map((_, i) => (i % 8) + 1));
    expect(field(s, 'row')).toEqual([4, 8, 1, 7, 2, 6, 3, 5]);
  });

  it.each([
    ['tourist-yellow', 'P1', 'allTouristsPlaced', 'tourist-yellow '.repeat(4)],
    ['sight-3', 'S1', 'sightInRow', `${TOURISTS.join(' ')} sight-3 `],
    ['chip-red', 'S1', 'chipDealt', `${TOURISTS.join(' ')} ${ROW.join(' ')} chip-red `],
  ])('refuses a second %s', (word, rule, code, before) => {
    const s = createState(optionsWith({ players: 3 }));
    playWords(s, before.trim());
    expect(metro.encode(s, { type: 'choose', choice: word })).toMatchObject({
      ok: false,
      error: { rule, code },
    });
  });

  it('uses the secret variant by default, and accepts only existing ones', () => {
    expect(metro.options({ with: ['stockholm'] })).toMatchObject({ value: { side: 'secret' } });
    expect(metro.options({ with: ['stockholm'], side: 'open' })).toMatchObject({ value: { side: 'open' } });
    expect(metro.options({ with: ['stockholm'], side: 'closed' })).toMatchObject({ ok: false });
  });
});

describe('S2: a tile on a tourist', () => {
  it('sends it to the leftmost free field of the row', () => {
    const s = setUp('yellow blue orange green purple grey');
    const told: StockholmEvent[] = [];
    // (1,2) is the second inner cell, (2,1) the seventh, (6,6) the last; (0,0) has no tourist.
    for (const cell of ['12', '00', '21', '66', '11', '65'])
      place(s, 1, cell, (e) => isOurs(e) && told.push(e));
    expect(field(s, 'fields').slice(0, 6)).toEqual([2, 7, 8, 1, 7, 0]);
    expect(told.map((event) => metro.describe(event))).toEqual([
      'The blue tourist goes to Gröna Lund, field 1, worth 1.',
      'The red tourist goes to Gröna Lund, field 2, worth 3.',
      'The brown tourist goes to Gröna Lund, field 3, worth 2.',
      'The yellow tourist goes to Gröna Lund, field 4, worth 4.',
      'The red tourist goes to Drottningholm, field 1, worth 0.',
    ]);
    // Station 8 and 9 meet (0,0): one point for its lines, none for tourists.
    expect(Array.from(s.points)).toEqual([1, 1]);
  });

  // Field f has colour f mod 8. Yellow has the first fields of sights 0, 2, 4 and 6: 1 + 1 + 2 + 2.
  const WORTH = { yellow: 6, blue: 12, orange: 11, green: 11, purple: 8, grey: 6, red: 13, brown: 13 };

  it.each([
    // Every station's line comes straight back: one point each; 16 and 17 may be unowned.
    [2, 'yellow blue orange green purple grey', [16 + 6 + 12 + 11, 16 + 11 + 8 + 6]],
    [3, 'red brown yellow grey blue green', [10 + 13 + 13, 10 + 6 + 6, 10 + 12 + 11]],
    [4, 'yellow red blue brown orange purple green grey', [8 + 19, 8 + 25, 8 + 19, 8 + 17]],
    [5, 'brown yellow red grey purple', [6 + 13, 6 + 6, 6 + 13, 6 + 6, 6 + 8]],
    [6, 'blue green purple grey red yellow', [5 + 12, 5 + 11, 5 + 8, 5 + 6, 5 + 13, 5 + 6]],
  ])(
    "scores at the end the points under the tourists of the seat's colours: %i players",
    (players, chips, scores) => {
      const s = setUp(chips, { players });
      const told: MetroEvent[] = [];
      placeOnAllCells(s, (event) => told.push(event));
      expect(metro.toMove(s)).toBe(OVER);
      expect(field(s, 'fields')).toEqual(Array.from({ length: 32 }, (_, i) => (i % 8) + 1));
      expect(Array.from(s.points)).toEqual(scores);
      // Verifiable for everyone: the chips are revealed.
      expect(field(s, 'shown')).toEqual(field(s, 'chips'));
      const shown = eventsOf(told, 'stockholm', 'shown');
      expect(shown.map(({ colour, gain }) => `${colour} ${gain.points}`)).toEqual(
        chips.split(' ').map((colour) => `${colour} ${WORTH[colour as keyof typeof WORTH]}`),
      );
      expect(metro.describe(shown[0])).toMatch(/^Yellow reveals the \w+ chip, worth \d+\.$/);
    },
  );

  it('V3: the points at the end are one net move, in seat order', () => {
    const s = setUp('yellow grey orange green purple blue', { exclusive: true });
    placeOnAllCells(s, undefined, CELL_NAMES.slice(0, -1));
    s.points.set([20, 12]);
    place(s, 0, '77');
    // A point for each of the last two lines; then 21 + 6 + 6 + 11 and, which is taken, 13 + 11 + 8 + 12.
    expect(Array.from(s.points)).toEqual([44, 45]);
  });

  it('Y1: with companies they are victory points, and no profit', () => {
    const s = createState(optionsWith({ players: 2, with: ['companies', 'stockholm'] }));
    const shares = [10, 20, 30, 40].flatMap((percent) =>
      COLOURS.map((colour) => `share-${percent}-${colour}`),
    );
    playWords(s, [...shares, ...TOURISTS, ...ROW].join(' '));
    playWords(s, 'chip-yellow chip-blue chip-orange chip-green chip-purple chip-grey');
    placeOnAllCells(s);
    // Seat 0 has all shares of yellow and seat 1 of blue, which are as good as any: 10 × 8; then the chips.
    expect(Array.from(s.points)).toEqual(COLOURS.map(() => 4));
    expect(Array.from(s.victory)).toEqual([80 + 29, 80 + 25]);
  });
});

describe('S3: with open chips', () => {
  const CHIPS = 'brown red grey purple green orange blue yellow';

  it('shows which chip is on which sight', () => {
    const s = createState(optionsWith({ players: 2, side: 'open' }));
    playWords(s, [...TOURISTS, ...ROW].join(' '));
    const told: MetroEvent[] = [];
    playWords(s, 'chip-brown', (event) => told.push(event));
    expect(told.map((event) => metro.describe(event))).toEqual(['The brown chip goes to Gröna Lund.']);
  });

  it('a tourist goes to the leftmost free field of the sight with its colour, for points at once', () => {
    const s = setUp(CHIPS, { side: 'open' });
    const told: StockholmEvent[] = [];
    const emit = (event: MetroEvent): void => void (isOurs(event) && told.push(event));
    place(s, 0, '11', emit);
    place(s, 1, '12', emit);
    // The second yellow one is the ninth of the inner cells.
    place(s, 1, '23', emit);
    expect(field(s, 'fields').slice(24)).toEqual([2, 0, 0, 0, 1, 1, 0, 0]);
    expect(Array.from(s.points)).toEqual([1, 2 + 4]);
    expect(told.map((event) => metro.describe(event))).toEqual([
      'The yellow tourist goes to City Hall, field 1: 1 for Yellow (total 1).',
      'The blue tourist goes to Globe Arena, field 1: 2 for Blue (total 2).',
      'The yellow tourist goes to City Hall, field 2: 4 for Blue (total 6).',
    ]);
  });

  it('V3: the marker moves on if the space is taken', () => {
    const s = setUp(CHIPS, { side: 'open', exclusive: true });
    place(s, 0, '11');
    // Brown, the eighth: one point on Gröna Lund, where yellow's marker stands.
    place(s, 1, '22');
    expect(Array.from(s.points)).toEqual([1, 2]);
  });

  it('Y1: with companies the player who placed gets victory points', () => {
    const s = createState(optionsWith({ players: 3, side: 'open', with: ['companies', 'stockholm'] }));
    const shares = [10, 20, 30, 40].flatMap((percent) =>
      COLOURS.map((colour) => `share-${percent}-${colour}`),
    );
    const chips = CHIPS.split(' ').map((colour) => `chip-${colour}`);
    playWords(s, [...shares, ...TOURISTS, ...ROW, ...chips].join(' '));
    place(s, 2, '12');
    expect([Array.from(s.victory), sum(Array.from(s.points))]).toEqual([[0, 0, 2], 0]);
  });

  it('all ten points of every sight are given out, and nothing at the end', () => {
    const s = setUp(CHIPS, { side: 'open' });
    const told: MetroEvent[] = [];
    placeOnAllCells(s, (event) => told.push(event));
    expect(sum(Array.from(s.points))).toBe(32 + 80);
    expect(told.some(({ type }) => type === 'bonus')).toBe(false);
    expect(field(s, 'shown').every((chip) => chip === 0)).toBe(true);
  });
});

/** The rules again, as plainly as possible: from the words of the set-up and the covered cells. */
function expectedPoints(
  options: MetroOptions,
  words: readonly string[],
  placements: readonly (readonly [Seat, string])[],
) {
  const drawn = (kind: string): string[] =>
    words.flatMap((word) => (word.startsWith(`${kind}-`) ? [word.slice(kind.length + 1)] : []));
  const row = drawn('sight').map((sight) => STOCKHOLM_SIGHTS[Number(sight)]);
  const chips = drawn('chip');
  const tourists = drawn('tourist');
  const places = row.flatMap(({ points }, place) => points.map((worth) => ({ worth, place, colour: '' })));
  const points = Array.from({ length: options.players }, () => 0);
  for (const [seat, cell] of placements) {
    const colour = tourists[INNER_CELLS.indexOf(parseCell(cell)!)];
    if (colour === undefined) continue;
    const free = places.filter((place) => place.colour === '');
    const target = options.side === 'open' ? free.find(({ place }) => chips[place] === colour) : free[0];
    target!.colour = colour;
    if (options.side === 'open') points[seat] += target!.worth;
  }
  if (options.side === 'open') return points;
  const each = chips.length / options.players;
  return points.map((_, seat) => {
    const own = chips.slice(seat * each, (seat + 1) * each);
    return sum(places.filter(({ colour }) => own.includes(colour)).map(({ worth }) => worth));
  });
}

describe('random games', () => {
  it.each(GAMES)('tourists are conserved, and points are what the rules say: %s', (name, options) => {
    const s = createState(options);
    const words: string[] = [];
    const placements: [Seat, string][] = [];
    const told: MetroEvent[] = [];
    let checked = 0;
    const emit = (event: MetroEvent): void => {
      told.push(event);
      if (event.type === 'placed') placements.push([event.seat, event.cell]);
      if (isOurs(event) && event.what === 'scored') {
        const scores = new Int32Array(s.seats);
        metro.scores(s, scores);
        expect(event.gain.total).toBe(scores[event.gain.seat]);
      }
      if (isOurs(event)) expect(metro.describe(event)).not.toMatch(/undefined|null|NaN/);
    };
    for (const code of randomMoves(s, new SeededRng(`stockholm ${name}`), { emit })) {
      words.push(wordOf(s, code));
      if (s.placed === checked) continue;
      checked = s.placed;
      const visiting = field(s, 'fields').filter((tourist) => tourist > 0);
      const covered = placements.filter(([, cell]) => INNER_CELLS.includes(parseCell(cell)!));
      expect(visiting).toHaveLength(covered.length);
      const tourists = [...visiting, ...field(s, 'tourist')];
      const counts = COLOURS.map((_, colour) => tourists.filter((tourist) => tourist === colour + 1).length);
      expect(counts).toEqual(COLOURS.map(() => 4));
    }
    const points = Array.from({ length: s.seats }, () => 0);
    for (const event of told) {
      if (isOurs(event) && 'gain' in event) points[event.gain.seat] += event.gain.points;
    }
    expect(points).toEqual(expectedPoints(options, words, placements));
    // Eighty points are printed; chips out of the game keep theirs.
    if (options.side === 'open') expect(sum(points)).toBe(80);
    const all = points.map((own, seat) => own + otherPoints(told, seat));
    const scores = new Int32Array(s.seats);
    metro.scores(s, scores);
    // V3 may move a marker further than its points.
    for (const [seat, own] of all.entries()) {
      if (options.exclusive) expect(scores[seat]).toBeGreaterThanOrEqual(own);
      else expect(scores[seat]).toBe(own);
    }
  });
});

/** What a seat got for its lines or, with companies, for its shares. */
function otherPoints(told: readonly MetroEvent[], seat: Seat): number {
  const points = told.map((event) => {
    if (event.type === 'line') return event.owner === seat ? event.points : 0;
    const isOfShares = event.type === 'module' && event.module === 'companies' && event.what === 'valued';
    return isOfShares && event.gain.seat === seat ? event.gain.points : 0;
  });
  return sum(points);
}

const viewersOf = (s: MetroState): Seat[] => [SPECTATOR, ...Array.from(s.held.keys())];

describe('S1: chips are hidden', () => {
  it.each(GAMES)(
    'states that differ in them look the same to viewers who cannot see them: %s',
    (name, options) => {
      const rng = new SeededRng(`twins ${name}`);
      const s = createState(options);
      const [a, b] = [createState(options), createState(options)];
      let different = 0;
      for (const code of randomMoves(s, rng)) {
        if (!wordOf(s, code).startsWith('chip-') && rng.below(10) > 0) continue;
        for (const viewer of viewersOf(s)) {
          const view = viewOf(metro, s, viewer);
          metro.sample(view, rng, a);
          metro.sample(view, rng, b);
          if (field(a, 'chips').join() !== field(b, 'chips').join()) different++;
          for (const twin of [a, b]) {
            const seen = viewOf(metro, twin, viewer);
            expect(equals(seen.known, view.known)).toBe(true);
            expect([seen.toMove, seen.legal]).toEqual([view.toMove, view.legal]);
            const chips = field(twin, 'chips').filter((chip) => chip > 0);
            expect(new Set(chips).size).toBe(chips.length);
            expect(field(twin, 'chips').map((chip) => chip > 0)).toEqual(
              field(s, 'chips').map((chip) => chip > 0),
            );
          }
          if (metro.toMove(s) !== viewer) continue;
          expect(legalCodes(s)).toEqual(view.legal);
          // An exchange may reveal what nobody has seen; placing a tile reveals nothing.
          const placements = view.legal.filter((legal) => legal < TILE_CODE);
          if (placements.length > 0 && s.placed < 59)
            expectSameTold(a, b, viewer, placements[rng.below(placements.length)]);
        }
      }
      expect(different > 0).toBe(options.side === 'secret');
      // At the end they are public.
      for (const viewer of viewersOf(s)) {
        metro.sample(viewOf(metro, s, viewer), rng, a);
        expect(field(a, 'chips')).toEqual(field(s, 'chips'));
      }
    },
  );

  function expectSameTold(a: MetroState, b: MetroState, viewer: Seat, code: number): void {
    const told: MetroEvent[][] = [[], []];
    metro.play(a, code, (event) => told[0].push(eventFor(event, viewer)));
    metro.play(b, code, (event) => told[1].push(eventFor(event, viewer)));
    expect(told[1]).toEqual(told[0]);
    expect(equals(viewOf(metro, a, viewer).known, viewOf(metro, b, viewer).known)).toBe(true);
  }

  it('every deal of the unseen chips is equally likely', () => {
    const s = setUp('yellow blue orange green purple grey');
    const view = viewOf(metro, s, 1);
    const into = createState(s.rules.options);
    const found = new Set<string>();
    // Five chips are unseen, of which three are seat 0's. No tile is dealt yet: nothing else is drawn.
    for (let k = 0; k < 60; k++) {
      const answers = [
        [5, k % 5],
        [4, Math.floor(k / 5) % 4],
        [3, Math.floor(k / 20)],
      ];
      const below = (n: number): number => {
        const [expected, answer] = answers.shift()!;
        expect(n).toBe(expected);
        return answer;
      };
      metro.sample(view, { below }, into);
      expect(field(into, 'chips').slice(3)).toEqual([4, 5, 6]);
      found.add(field(into, 'chips').slice(0, 3).join());
    }
    expect(found.size).toBe(60);
  });

  it('a sampled state can be played to its end', () => {
    for (const [name, options] of GAMES.filter((_, i) => i % 7 === 0)) {
      const rng = new SeededRng(`on ${name}`);
      const s = createState(options);
      const twin = createState(options);
      for (const _ of randomMoves(s, rng)) if (s.placed === 20) break;
      metro.sample(viewOf(metro, s, 0), rng, twin);
      const moves = Array.from(randomMoves(twin, rng));
      expect(moves.length).toBeGreaterThan(40);
      expect(field(twin, 'fields').every((tourist) => tourist > 0)).toBe(true);
    }
  });
});

describe('C1', () => {
  it('one city at a time; V3 not with companies', () => {
    expect(metro.options({ ...DEFAULTS, with: ['stockholm', 'new-york'] })).toMatchObject({
      ok: false,
      error: { rule: 'C1' },
    });
    expect(metro.options({ ...DEFAULTS, with: ['companies', 'stockholm'], exclusive: true })).toMatchObject({
      ok: false,
      error: { rule: 'V3' },
    });
  });
});
