/** Berlin (E1–E4), with and without companies (Y1). */
import { describe, expect, it } from 'vitest';
import { CHANCE, type Seat, SPECTATOR } from '../../kit/game.ts';
import { equals, snapshot } from '../../kit/layout.ts';
import { makeText, newLog, parseText, replay } from '../../kit/log.ts';
import { SeededRng } from '../../kit/rng.ts';
import { viewOf } from '../../kit/view.ts';
import { parseCell } from '../board.ts';
import type { MetroEvent } from '../event.ts';
import { isComplete, traceLine } from '../line.ts';
import { metro } from '../metro.ts';
import { type MetroOptions, parseOptions } from '../options.ts';
import { scoreEnd } from '../scoring.ts';
import { createState } from '../setup.ts';
import type { MetroState } from '../state.ts';
import {
  eventsOf,
  legalCodes,
  onTurn,
  PLAYERS,
  placeAll,
  playWords,
  randomMoves,
  wordOf,
} from '../testing/games.ts';
import { COLOURS, STATIONS } from '../types.ts';
import type { BerlinEvent } from './berlin.ts';

function optionsWith(input: Partial<MetroOptions>): MetroOptions {
  const options = parseOptions({ first: 0, with: ['berlin'], ...input });
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

/** Every number of players: plain, on an exclusive track, in the centre, and with companies; all sides. */
const GAMES = PLAYERS.flatMap((players) =>
  [
    {},
    { exclusive: true, hand: 2, side: 'B' },
    { with: ['berlin', 'central-stations'], exclusive: true, corners: true, side: 'mixed' },
    { with: ['berlin', 'central-tracks'], rotate: true },
    { with: ['companies', 'berlin'] },
    { with: ['companies', 'central-stations', 'berlin'], hand: 3, side: 'mixed' },
    { with: ['companies', 'central-tracks', 'berlin'], side: 'B' },
  ].map((input): [name: string, options: MetroOptions] => {
    const options = optionsWith({ players, first: 'random', ...input });
    return [`${players} players, ${options.with.join(' + ')}${options.exclusive ? ', V3' : ''}`, options];
  }),
);

/** E4, in the order of the rules. */
const SIGHTS = [
  { key: 'alexanderplatz', name: 'Alexanderplatz', A: [4, 3], B: [7, 1] },
  { key: 'red-town-hall', name: 'Red Town Hall', A: [5, 3], B: [8, 1] },
  { key: 'victory-column', name: 'Victory Column', A: [5, 4], B: [8, 2] },
  { key: 'brandenburg-gate', name: 'Brandenburg Gate', A: [6, 3], B: [9, 1] },
  { key: 'berlin-cathedral', name: 'Berlin Cathedral', A: [6, 4], B: [9, 2] },
  { key: 'museum-island', name: 'Museum Island', A: [6, 5], B: [10, 1] },
  { key: 'reichstag', name: 'Reichstag', A: [7, 4], B: [10, 2] },
  { key: 'memorial-church', name: 'Memorial Church', A: [7, 5], B: [11, 2] },
];
/** E1: four groups of four. */
const GROUP_CELLS = '11 12 21 22 15 16 25 26 51 52 61 62 55 56 65 66'.split(' ');

const isOurs = (event: MetroEvent): event is MetroEvent & BerlinEvent =>
  event.type === 'module' && event.module === 'berlin';
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);
const viewersOf = (s: MetroState): Seat[] => [SPECTATOR, ...Array.from({ length: s.seats }, (_, i) => i)];

/** A field of the slice, readable and writable. */
function field(s: MetroState, name: string): Uint8Array | Uint16Array | Int32Array {
  return s.places.find((place) => place.name === `berlin.${name}`)!.array;
}

/** Cards of each colour; the owner after the last is nobody. */
const cardsOf = (s: MetroState, owner: number): number[] =>
  Array.from(field(s, 'cards').subarray(owner * 8, owner * 8 + 8));

/** No colour twice in a group; yellow on 11 and 56, purple on 15 and 66. */
const GROUPS = [
  'yellow blue orange green',
  'purple grey red brown',
  'blue orange green grey',
  'red yellow brown purple',
];
const GROUP_WORDS = GROUPS.join(' ')
  .split(' ')
  .map((colour) => `group-${colour}`);
/** The colours visit the sights in their own order. */
const sightWords = (sides: string): string[] =>
  COLOURS.map((colour, i) => `sight-${colour}-${sides[i % sides.length]}`);

function setUp(input: Partial<MetroOptions> = {}, sides = 'a'): MetroState {
  const s = createState(optionsWith(input));
  if (s.rules.options.with.includes('companies')) {
    const shares = [10, 20, 30, 40].flatMap((percent) =>
      COLOURS.map((colour) => `share-${percent}-${colour}`),
    );
    playWords(s, shares.join(' '));
  }
  playWords(s, [...GROUP_WORDS, ...sightWords(sides)].join(' '));
  return s;
}

describe('E1, E4: the material', () => {
  it.each(['A', 'B'])('side %s: sights and their numbers, cells of the groups, cards', (side) => {
    const s = createState(optionsWith({ players: 3, side }));
    const told: MetroEvent[] = [];
    playWords(s, [...GROUP_WORDS, ...sightWords(side.toLowerCase())].join(' '), (event) => told.push(event));
    expect(eventsOf(told, 'berlin', 'stood').map(({ cell }) => cell)).toEqual(GROUP_CELLS);
    expect(eventsOf(told, 'berlin', 'visits').map(({ sight, high, low }) => [sight, high, low])).toEqual(
      SIGHTS.map(({ key, A, B }) => [key, ...(side === 'A' ? A : B)]),
    );
    expect(cardsOf(s, 3)).toEqual(COLOURS.map(() => 8));
  });
});

/** Chance fills the groups; returns the probability of the result. */
function fillGroups(s: MetroState, rng: SeededRng): number {
  let probability = 1;
  for (const code of randomMoves(s, rng)) {
    if (!wordOf(s, code).startsWith('group-')) break;
    probability *= metro.weight(s, code) / sum(legalCodes(s).map((other) => metro.weight(s, other)));
  }
  return probability;
}

/**
 * In how many ways 16 tourists, two of each colour, can stand in four groups, no colour twice in a group. A colour
 * stands in a pair of groups. Every group has four, so as many stand in the first two groups as in the last two; let
 * that be a, likewise b and c for the two other ways to pair the groups: a + b + c = 4. The eight colours are shared
 * out among those six pairs in 8! / (a! b! c!)² ways, and the four of each group stand in 4! ways.
 */
function waysToFillGroups(): number {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  let ways = 0;
  for (let a = 0; a <= 4; a++) {
    for (let b = 0; a + b <= 4; b++) {
      ways += factorial(8) / (factorial(a) * factorial(b) * factorial(4 - a - b)) ** 2;
    }
  }
  return ways * factorial(4) ** 4;
}

describe('E1: set-up', () => {
  it('every way to fill the groups is equally likely', () => {
    expect(waysToFillGroups()).toBe(14_840_340_480);
    const seen = new Set<string>();
    for (let game = 0; game < 300; game++) {
      const s = createState(optionsWith({}));
      const probability = fillGroups(s, new SeededRng(`groups ${game}`));
      // Each result has this probability, and there are as many as that: none can be missing.
      expect(probability * waysToFillGroups()).toBeCloseTo(1, 9);
      const tourists = GROUP_CELLS.map((cell) => field(s, 'tourist')[parseCell(cell)!]);
      for (let group = 0; group < 16; group += 4)
        expect(new Set(tourists.slice(group, group + 4)).size).toBe(4);
      for (let colour = 1; colour <= 8; colour++)
        expect(tourists.filter((tourist) => tourist === colour)).toHaveLength(2);
      expect(field(s, 'tourist').filter((tourist) => tourist > 0)).toHaveLength(16);
      seen.add(tourists.join(' '));
    }
    expect(seen.size).toBe(300);
  });

  it('never reaches a dead end, whatever is drawn', () => {
    const rng = new SeededRng('dead ends');
    for (let game = 0; game < 300; game++) {
      const s = createState(optionsWith({}));
      // Not by weight: unlikely colours too.
      for (let i = 0; i < 16; i++) {
        const codes = legalCodes(s);
        for (const code of codes) expect(metro.weight(s, code)).toBeGreaterThan(0);
        metro.play(s, codes[rng.below(codes.length)]);
      }
      expect(legalCodes(s)).toHaveLength(8);
    }
  });

  it.each([
    ['twice in a group', 'group-yellow', 'group-yellow', 'colourTwiceInGroup'],
    [
      'a third one in another group',
      [...GROUPS[0].split(' '), ...GROUPS[0].split(' ')].map((colour) => `group-${colour}`).join(' '),
      'group-blue',
      'allTouristsPlaced',
    ],
    [
      'one that leaves too few places for another colour',
      // Grey has both left for the last two groups, and one place is left in the third.
      [...GROUPS[0].split(' '), 'yellow purple red brown blue orange green'.split(' ')]
        .flat()
        .map((colour) => `group-${colour}`)
        .join(' '),
      'group-purple',
      'groupsWouldRepeat',
    ],
  ])('refuses a colour %s', (_, before, word, code) => {
    const s = createState(optionsWith({}));
    playWords(s, before);
    expect(() => playWords(s, word)).toThrow(`${word}: E1 ${code}`);
  });

  it('is public', () => {
    const s = createState(optionsWith({ side: 'mixed' }));
    const told: MetroEvent[] = [];
    playWords(s, [...GROUP_WORDS, ...sightWords('ab')].join(' '), (event) => told.push(event));
    const words = told.map((event) => metro.describe(event));
    expect(words).toHaveLength(24);
    expect(words[13]).toBe('The tourist on 56 is yellow.');
    expect(words[16]).toBe('The yellow tourist visits Alexanderplatz (4/3).');
    expect(words[23]).toBe('The brown tourist visits Memorial Church (11/2).');
  });

  it.each([
    ['A', ['a']],
    ['B', ['b']],
    ['mixed', ['a', 'b']],
  ])('side %s: each sight gets a tourist, all outcomes equally likely', (side, sides) => {
    const s = createState(optionsWith({ side }));
    playWords(s, GROUP_WORDS.join(' '));
    expect(metro.toMove(s)).toBe(CHANCE);
    const words = legalCodes(s).map((code) => wordOf(s, code));
    expect(words).toEqual(COLOURS.flatMap((colour) => sides.map((up) => `sight-${colour}-${up}`)));
    expect(legalCodes(s).every((code) => metro.weight(s, code) === 1)).toBe(true);
    playWords(s, `sight-red-${sides[0]}`);
    expect(legalCodes(s)).toHaveLength(7 * sides.length);
    expect(() => playWords(s, `sight-red-${sides[0]}`)).toThrow('E1 touristOnSight');
    if (side === 'A') expect(() => playWords(s, 'sight-blue-b')).toThrow('E4 otherSide');
    expect(() => playWords(s, 'sight-blue-c')).toThrow('notNow');
    expect(() => playWords(s, 'group-blue')).toThrow('notNow');
  });

  it('uses side A by default, and accepts only existing sides', () => {
    expect(metro.options({ with: ['berlin'] })).toMatchObject({ value: { side: 'A' } });
    expect(metro.options({ with: ['berlin'], side: 'mixed' })).toMatchObject({ value: { side: 'mixed' } });
    expect(metro.options({ with: ['berlin'], side: 'C' })).toMatchObject({ ok: false });
  });
});

/** The line from station 27: 57 E–W, 56 E–S, 66 N–N, 56 S–E, 57 W–S, 67 N–S, 77 N–E, station 25. */
const TO_STATION_25 = 'baac57cbcb56dbba66aaaa67baac77';

describe('E2: cards', () => {
  it('7 points with two crossings of a yellow and one of a purple tourist: 2 yellow and 1 purple card', () => {
    const s = setUp();
    const told: MetroEvent[] = [];
    placeAll(s, TO_STATION_25, (event) => told.push(event));
    const line = told.findIndex((event) => event.type === 'line' && event.station === 27);
    expect(told[line]).toMatchObject({ owner: 0, length: 7, points: 7, end: 25 });
    expect(told.slice(line + 1).map((event) => metro.describe(event, ['Anna', 'Bo']))).toEqual([
      'Anna takes 2 yellow cards.',
      'Anna takes 1 purple card.',
    ]);
    expect(cardsOf(s, 0)).toEqual([2, 0, 0, 0, 1, 0, 0, 0]);
    expect(cardsOf(s, 1)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(cardsOf(s, 2)).toEqual([6, 8, 8, 8, 7, 8, 8, 8]);
    // The tourists stay on their tiles, and the cards are public.
    expect(field(s, 'tourist').filter((tourist) => tourist > 0)).toHaveLength(16);
    for (const viewer of viewersOf(s))
      expect(snapshot(s, viewer)['berlin.cards']).toEqual(Array.from(field(s, 'cards')));
  });

  // Station 17: 70 S–N, 60 S–E, 61 W–W, 60 E–S, 70 N–S, station 17. On 61 stands green.
  it.each([
    ['seat 0 with two players', { players: 2 }, 0, ['Yellow takes 1 green card.']],
    ['nobody with three: it stays with the imaginary owner', { players: 3 }, 3, []],
    ['a company', { players: 3, with: ['companies', 'berlin'] }, 1, ['The blue company takes 1 green card.']],
  ])('of a line owned by %s', (_, input, owner, words) => {
    const s = setUp(input);
    const told: MetroEvent[] = [];
    placeAll(s, 'aaaa70cbcb60dddd61', (event) => told.push(event));
    expect(told.filter(isOurs).map((event) => metro.describe(event))).toEqual(words);
    const imaginary = s.points.length;
    expect(cardsOf(s, owner)[3]).toBe(owner === imaginary ? 8 : 1);
    expect(cardsOf(s, imaginary)[3]).toBe(owner === imaginary ? 8 : 7);
  });

  it('needs no decision from the player who places the tile', () => {
    const s = setUp();
    placeAll(s, 'aaaa10');
    onTurn(s, 1, ['aaaa']);
    s.pile = 0;
    s.held[0] = 1;
    playWords(s, 'aaaa11');
    expect(metro.toMove(s)).toBe(0);
  });
});

/** Reichstag A: 7/4. Museum Island A: 6/5. Memorial Church B: 11/2. Alexanderplatz B: 7/1. */
describe('E3: majorities', () => {
  it.each([
    ['most and second most', 'Reichstag', 'a', [5, 3, 0, 0], [7, 4, 0, 0]],
    ['the others get nothing', 'Reichstag', 'a', [1, 4, 2, 1], [0, 7, 4, 0]],
    ['all the cards: there is no second', 'Reichstag', 'a', [0, 0, 8, 0], [0, 0, 7, 0]],
    ['tie for most: both numbers, halved and rounded down', 'Reichstag', 'a', [4, 4, 0, 0], [5, 5, 0, 0]],
    ['and then there is no second place', 'Reichstag', 'a', [3, 3, 2, 0], [5, 5, 0, 0]],
    ['three tied for most', 'Museum Island', 'a', [2, 2, 2, 1], [3, 3, 3, 0]],
    ['four tied for most', 'Museum Island', 'a', [2, 2, 2, 2], [2, 2, 2, 2]],
    ['tie for second', 'Reichstag', 'a', [4, 2, 2, 0], [7, 2, 2, 0]],
    ['three tied for second', 'Reichstag', 'a', [5, 1, 1, 1], [7, 1, 1, 1]],
    ['tie for second: rounded down to nothing', 'Alexanderplatz', 'b', [4, 2, 2, 0], [7, 0, 0, 0]],
    ['the imaginary owner has most', 'Reichstag', 'a', [2, 1, 0, 0], [4, 0, 0, 0]],
    ['second to it, on side B', 'Memorial Church', 'b', [1, 0, 0, 0], [2, 0, 0, 0]],
    ['the imaginary owner is second', 'Reichstag', 'a', [4, 1, 0, 0], [7, 0, 0, 0]],
    ['a tie with it for most', 'Reichstag', 'a', [4, 0, 0, 0], [5, 0, 0, 0]],
    ['a tie of three with it for most', 'Reichstag', 'a', [2, 2, 1, 1], [3, 3, 0, 0]],
    ['a tie with it for second', 'Reichstag', 'a', [4, 2, 0, 0], [7, 2, 0, 0]],
    ['nobody has any', 'Reichstag', 'a', [0, 0, 0, 0], [0, 0, 0, 0]],
  ])('%s', (_, name, side, cards, points) => {
    const s = setUp({ players: 4, side: 'mixed' }, side);
    const colour = SIGHTS.findIndex((sight) => sight.name === name);
    for (const [owner, count] of cards.entries()) field(s, 'cards')[owner * 8 + colour] = count;
    field(s, 'cards')[4 * 8 + colour] = 8 - sum(cards);
    const told: MetroEvent[] = [];
    scoreEnd(s, (event) => told.push(event));
    expect(Array.from(s.points)).toEqual(points);
    const words = told.filter(isOurs).map((event) => metro.describe(event, ['A', 'B', 'C', 'D']));
    expect(words).toEqual(
      points.flatMap((won, seat) => (won > 0 ? [`${'ABCD'[seat]} gets ${won} for ${name}.`] : [])),
    );
  });
});

/** Cards of each colour by owner: crossings of its completed lines, traced; then what is left of eight. */
function cardsByTracing(s: MetroState): number[][] {
  const counts = Array.from(s.points, () => Array<number>(8).fill(0));
  for (const [departure, owner] of s.owner.entries()) {
    if (owner === 0 || !isComplete(s, departure)) continue;
    if (departure >= STATIONS && s.rules.options.with.includes('central-tracks')) continue;
    for (const { cell } of traceLine(s, departure)) {
      const tourist = field(s, 'tourist')[cell];
      if (tourist > 0) counts[owner - 1][tourist - 1]++;
    }
  }
  const left = COLOURS.map((_, colour) => 8 - sum(counts.map((cards) => cards[colour])));
  return [...counts, left];
}

/** E3 again, written differently: rank by rank. */
function pointsByRank(s: MetroState, owner: number): number {
  return sum(
    SIGHTS.map((sight, i) => {
      const colour = field(s, 'visitor')[i] - 1;
      const [high, low] = field(s, 'side')[i] === 0 ? sight.A : sight.B;
      const cards = cardsByTracing(s).map((all) => all[colour]);
      const ranks = [...new Set(cards)].filter((count) => count > 0).sort((a, b) => b - a);
      const holders = (rank: number): number => cards.filter((count) => count === ranks[rank]).length;
      if (cards[owner] === ranks[0]) return holders(0) > 1 ? Math.floor((high + low) / holders(0)) : high;
      return cards[owner] === ranks[1] && holders(0) === 1 ? Math.floor(low / holders(1)) : 0;
    }),
  );
}

describe('in every game', () => {
  it.each(GAMES)('cards are conserved: %s', (name, options) => {
    const s = createState(options);
    const check = (): void => {
      const cards = Array.from({ length: s.points.length + 1 }, (_, owner) => cardsOf(s, owner));
      for (let colour = 0; colour < 8; colour++) expect(sum(cards.map((all) => all[colour]))).toBe(8);
      expect(cards).toEqual(cardsByTracing(s));
    };
    for (const _ of randomMoves(s, new SeededRng(`cards ${name}`))) check();
    check();
    expect(field(s, 'visitor').toSorted()).toEqual(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8));
    const sides = new Set(field(s, 'side'));
    expect(sides).toEqual(new Set({ A: [0], B: [1], mixed: [0, 1] }[options.side]));
  });

  it.each(GAMES)('events add up to the points (Y1): %s', (name, options) => {
    const s = createState(options);
    const told: MetroEvent[] = [];
    for (const _ of randomMoves(s, new SeededRng(`points ${name}`), { emit: (event) => told.push(event) }));
    for (const owner of s.points.keys()) {
      const colour = COLOURS[owner];
      const points = pointsByRank(s, owner);
      const won = eventsOf(told, 'berlin', 'won').filter(({ gain }) => gain.colour === colour);
      const took = eventsOf(told, 'berlin', 'took').filter((event) => event.owner.colour === colour);
      expect(sum(won.map(({ gain }) => gain.points))).toBe(points);
      expect(sum(took.map(({ count }) => count))).toBe(sum(cardsOf(s, owner)));
      const seats = [...won.map(({ gain }) => gain.seat), ...took.map((event) => event.owner.seat)];
      expect(seats.every((seat) => seat === (s.rules.seatsOwnColours ? owner : undefined))).toBe(true);
      const lines = told.map((event) =>
        event.type === 'line' && event.colour === colour ? event.points : 0,
      );
      if (options.exclusive) expect(s.points[owner]).toBeGreaterThanOrEqual(sum(lines) + points);
      else expect(s.points[owner]).toBe(sum(lines) + points);
      const ends = told.filter(
        (event) =>
          (event.type === 'profit' && event.colour === colour) ||
          (event.type === 'bonus' && s.rules.seatsOwnColours && event.seat === owner),
      );
      expect(ends).toMatchObject(points === 0 ? [] : [{ points, total: s.points[owner] }]);
    }
    if (options.exclusive) expect(new Set(s.points).size).toBe(s.seats);
  });

  it.each(GAMES)('everything is public, samples included: %s', (name, options) => {
    const rng = new SeededRng(`views ${name}`);
    const s = createState(options);
    const twin = createState(options);
    const own = s.places.filter((place) => place.name.startsWith('berlin.'));
    expect(own.every(({ sight }) => sight === 'open')).toBe(true);
    let moves = 0;
    for (const _ of randomMoves(s, rng)) {
      if (++moves % 10 > 0) continue;
      for (const viewer of viewersOf(s)) {
        const view = viewOf(metro, s, viewer);
        expect(view.legal).toEqual(viewer === metro.toMove(s) ? legalCodes(s) : []);
        metro.sample(view, rng, twin);
        expect(equals(viewOf(metro, twin, viewer).known, view.known)).toBe(true);
      }
    }
  });

  it.each(GAMES)('a log replays to the same bytes: %s', (name, options) => {
    const s = createState(options);
    const words: string[] = [];
    for (const code of randomMoves(s, new SeededRng(`log ${name}`))) words.push(wordOf(s, code));
    const log = parseText(makeText(newLog(metro, options, words)));
    const again = log.ok ? replay(metro, log.value) : log;
    expect(again.ok && equals(again.value, s)).toBe(true);
  });
});
