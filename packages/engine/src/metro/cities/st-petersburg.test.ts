/** St Petersburg (T1–T4), with and without companies (Y1). */
import { describe, expect, it } from 'vitest';
import { CHANCE, type Emit, OVER, type Seat, SPECTATOR } from '../../kit/game.ts';
import { equals, snapshot } from '../../kit/layout.ts';
import { makeText, newLog, parseText, replay } from '../../kit/log.ts';
import { type Rng, SeededRng } from '../../kit/rng.ts';
import { eventFor, viewOf } from '../../kit/view.ts';
import { parseCell } from '../board.ts';
import { placementCode } from '../code.ts';
import type { MetroEvent } from '../event.ts';
import { isComplete, traceLine } from '../line.ts';
import { metro } from '../metro.ts';
import { type MetroOptions, parseOptions } from '../options.ts';
import { createState } from '../setup.ts';
import { DEAL, type MetroState, MODULE_STEP, REFILL } from '../state.ts';
import {
  eventsOf,
  legalCodes,
  onTurn,
  PLAYERS,
  placeAll,
  playWords,
  randomMoves,
  tileNamed,
  wordOf,
} from '../testing/games.ts';
import { COLOURS, type ColourName, STATIONS } from '../types.ts';
import type { StPetersburgEvent } from './st-petersburg.ts';

function optionsWith(input: Partial<MetroOptions>): MetroOptions {
  const options = parseOptions({ first: 0, with: ['st-petersburg'], ...input });
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

/** Every number of players: plain, on an exclusive track, in the centre, and with companies. */
const GAMES = PLAYERS.flatMap((players) =>
  [
    {},
    { exclusive: true, hand: 2 },
    { with: ['st-petersburg', 'central-stations'], exclusive: true, corners: true },
    { with: ['st-petersburg', 'central-tracks'], rotate: true },
    { with: ['companies', 'st-petersburg'] },
    { with: ['companies', 'central-stations', 'st-petersburg'], hand: 3 },
    { with: ['companies', 'central-tracks', 'st-petersburg'] },
  ].map((input): [name: string, options: MetroOptions] => {
    const options = optionsWith({ players, first: 'random', ...input });
    return [`${players} players, ${options.with.join(' + ')}${options.exclusive ? ', V3' : ''}`, options];
  }),
);

/** T1, T4, in the order of the rules. */
const SIGHTS = [
  ['peterhof', '11'],
  ['church-of-the-resurrection', '22'],
  ['peter-and-paul-fortress', '16'],
  ['bronze-horseman', '25'],
  ['kazan-cathedral', '61'],
  ['faberge-museum', '52'],
  ['hermitage', '66'],
  ['catherine-palace', '55'],
] as const;
const SIGHT_CELLS = SIGHTS.map(([, cell]) => parseCell(cell)!);
/** T4, by colour, in ascending order. */
const CHIPS = ['1234', '2233', '0055', '1144', '0235', '1117', '0334', '2224'].map((chips) =>
  chips.split('').map(Number),
);

const isOurs = (event: MetroEvent): event is MetroEvent & StPetersburgEvent =>
  event.type === 'module' && event.module === 'st-petersburg';
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const viewersOf = (s: MetroState): Seat[] => [SPECTATOR, ...Array.from({ length: s.seats }, (_, i) => i)];

/** A field of the slice, readable and writable. */
function field(s: MetroState, name: string): Uint8Array | Uint16Array | Int32Array {
  return s.places.find((place) => place.name === `st-petersburg.${name}`)!.array;
}

/** The four values of a pile from its top, and who took them, 0 for nobody. */
const pileOf = (s: MetroState, colour: number): number[] =>
  Array.from(field(s, 'chip').subarray(colour * 4, colour * 4 + 4), (chip) => chip - 1);
const takersOf = (s: MetroState, colour: number): number[] =>
  Array.from(field(s, 'taker').subarray(colour * 4, colour * 4 + 4));

/** Every pile in the order of T4, but yellow's reversed. */
const PILES =
  'pile-yellow-4321 pile-blue-2233 pile-orange-0055 pile-green-1144 ' +
  'pile-purple-0235 pile-grey-1117 pile-red-0334 pile-brown-2224';

function setUp(input: Partial<MetroOptions> = {}): MetroState {
  const s = createState(optionsWith(input));
  if (s.rules.options.with.includes('companies')) {
    const shares = [10, 20, 30, 40].flatMap((percent) =>
      COLOURS.map((colour) => `share-${percent}-${colour}`),
    );
    playWords(s, shares.join(' '));
  }
  playWords(s, PILES);
  return s;
}

describe('T1: the sights', () => {
  it.each(SIGHTS)('%s is on %s', (sight, cell) => {
    const s = setUp();
    onTurn(s, 0, ['aaaa']);
    metro.play(s, placementCode(tileNamed('aaaa'), parseCell(cell)!));
    const told: MetroEvent[] = [];
    playWords(s, 'stand-red', (event) => told.push(event));
    expect(told).toMatchObject([{ what: 'stood', seat: 0, tourist: 'red', sight }]);
  });

  it('are on no other cells', () => {
    for (let cell = 0; cell < 64; cell++) {
      const s = setUp();
      onTurn(s, 0, ['aaaa']);
      metro.play(s, placementCode(tileNamed('aaaa'), cell));
      expect(s.step >= MODULE_STEP).toBe(SIGHT_CELLS.includes(cell));
    }
  });
});

describe('T2: the piles', () => {
  // 4! orders, divided by the orders of equal chips among themselves.
  it.each<[colour: ColourName, orders: number]>([
    ['yellow', 24],
    ['blue', 6],
    ['orange', 6],
    ['green', 6],
    ['purple', 24],
    ['grey', 4],
    ['red', 12],
    ['brown', 4],
  ])('T4: %s lies in one of %i orders, each equally likely', (colour, orders) => {
    const s = createState(optionsWith({}));
    const number = COLOURS.indexOf(colour);
    if (number > 0) playWords(s, PILES.split(' ').slice(0, number).join(' '));
    expect(metro.toMove(s)).toBe(CHANCE);
    const codes = legalCodes(s);
    const words = codes.map((code) => wordOf(s, code));
    expect([words.length, new Set(words).size]).toEqual([orders, orders]);
    expect(codes.map((code) => metro.weight(s, code))).toEqual(codes.map(() => 1));
    for (const word of words) {
      const chips = word.replace(`pile-${colour}-`, '').split('').map(Number);
      expect(chips.sort((a, b) => a - b)).toEqual(CHIPS[number]);
      expect(sum(chips)).toBe(10);
    }
  });

  it('are shuffled one colour after the other, in possible orders only', () => {
    const s = createState(optionsWith({}));
    expect(() => playWords(s, 'pile-blue-2233')).toThrow('T2 otherChipsBeingShuffled');
    expect(() => playWords(s, 'pile-yellow-1233')).toThrow('notNow');
    playWords(s, 'pile-yellow-4321');
    expect(pileOf(s, 0)).toEqual([4, 3, 2, 1]);
    expect(() => playWords(s, 'pile-yellow-4321')).toThrow('T2');
  });
});

/** Places a tile by the rules and chooses a tourist for it. */
function placeOnSight(
  s: MetroState,
  seat: Seat,
  tile: string,
  cell: string,
  colour: string,
): StPetersburgEvent[] {
  const told: MetroEvent[] = [];
  onTurn(s, seat, [tile as 'aaaa']);
  playWords(s, `${tile}${cell} stand-${colour}`, (event) => told.push(event));
  return told.filter(isOurs);
}

describe('T2: a tile on a sight', () => {
  it('lets the player choose a tourist still available, before lines score', () => {
    const s = setUp();
    placeAll(s, 'aaaa10');
    onTurn(s, 1, ['aaaa']);
    playWords(s, 'aaaa11');
    expect(metro.toMove(s)).toBe(1);
    expect(legalCodes(s).map((code) => wordOf(s, code))).toEqual(COLOURS.map((name) => `stand-${name}`));
    const told: MetroEvent[] = [];
    playWords(s, 'stand-green', (event) => told.push(event));
    expect(told).toEqual([
      {
        type: 'module',
        module: 'st-petersburg',
        what: 'stood',
        seat: 1,
        tourist: 'green',
        sight: 'peterhof',
      },
    ]);
    expect(metro.describe(told[0], ['Anna', 'Bo'])).toBe('Bo places the green tourist at Peterhof.');
    expect(Array.from(field(s, 'tourist'))).toEqual([4, 0, 0, 0, 0, 0, 0, 0]);
    // The next player has seven to choose from.
    placeAll(s, 'aaaa12');
    onTurn(s, 0, ['aaaa']);
    playWords(s, 'aaaa22');
    expect(legalCodes(s)).toHaveLength(7);
    expect(() => playWords(s, 'stand-green')).toThrow('T2 touristPlaced');
    expect(() => playWords(s, 'stand-white')).toThrow('notNow');
    expect(() => playWords(s, 'aaaa23')).toThrow('decisionDue');
  });

  it('needs no decision for a tile elsewhere', () => {
    const s = setUp();
    onTurn(s, 0, ['aaaa']);
    playWords(s, 'aaaa10');
    expect(field(s, 'chosen')[0]).toBe(0);
    expect(s.step).toBe(REFILL);
  });
});

/**
 * The line from station 23: 76 S–N, 66 S–S, 76 N–W, 75 E–N, 65 S–E, 66 W–E, 67 W–W, 66 E–W, 65 E–S, 75 N–E, 76 W–S,
 * station 23: eleven crossings, three of them at the Hermitage.
 */
const AROUND_THE_HERMITAGE = 'cdac76bcbc75cbcb65bcdd67';

describe('T3: chips', () => {
  it('a line worth 11 crossing the tile three times, completed by that very tile: 11 and 3 chips', () => {
    const s = setUp();
    placeAll(s, AROUND_THE_HERMITAGE);
    const told: MetroEvent[] = [];
    onTurn(s, 1, ['dada']);
    playWords(s, 'dada66 stand-yellow', (event) => told.push(event));
    expect(told.map(({ type }) => type)).toEqual(['placed', 'module', 'line', 'module']);
    expect(told[2]).toMatchObject({ station: 23, owner: 0, length: 11, points: 11, total: 11 });
    expect(Array.from(s.points)).toEqual([11, 0]);
    expect(takersOf(s, 0)).toEqual([1, 1, 1, 0]);
    // The owner sees the values, others only the number.
    const took = told[3];
    expect(took).toEqual({
      type: 'module',
      module: 'st-petersburg',
      what: 'took',
      owner: { colour: 'yellow', seat: 0 },
      tourist: 'yellow',
      count: 3,
      secret: { seat: 0, values: [4, 3, 2] },
    });
    expect(metro.describe(took)).toBe('Yellow takes 3 yellow chips: 4 3 2.');
    expect(metro.describe(eventFor(took, 1))).toBe('Yellow takes 3 yellow chips.');
    const hidden = Array<number>(32).fill(0);
    expect(snapshot(s, 0)['st-petersburg.seen']).toEqual([5, 4, 3, ...hidden.slice(3)]);
    expect(snapshot(s, 1)['st-petersburg.seen']).toEqual(hidden);
    for (const viewer of viewersOf(s)) {
      expect(snapshot(s, viewer)).not.toHaveProperty('st-petersburg.chip');
      expect(snapshot(s, viewer)['st-petersburg.revealed']).toEqual(hidden);
    }
  });

  it('the same line completed later by another tile', () => {
    const s = setUp();
    placeAll(s, 'cdac76bcbc75cbcb65');
    expect(placeOnSight(s, 0, 'dada', '66', 'grey').map(({ what }) => what)).toEqual(['stood']);
    placeAll(s, 'bcdd67');
    expect([s.points[0], takersOf(s, 5)]).toEqual([11, [1, 1, 1, 0]]);
  });

  it('another owner takes the chip that is left', () => {
    const s = setUp({ players: 3 });
    placeAll(s, AROUND_THE_HERMITAGE);
    placeOnSight(s, 1, 'dada', '66', 'red');
    // Station 27, seat 1's: 57 E–W, 56 E–S, 66 N–N, 56 S–E, 57 W–E, station 27.
    const told: MetroEvent[] = [];
    placeAll(s, 'cbcb56aaaa57', (event) => told.push(event));
    expect(told.filter(isOurs)).toMatchObject([
      { what: 'took', owner: { seat: 1 }, tourist: 'red', count: 1, secret: { values: [4] } },
    ]);
    expect(metro.describe(told.filter(isOurs)[0], ['A', 'B', 'C'])).toBe('B takes 1 red chip: 4.');
    expect([pileOf(s, 6), takersOf(s, 6)]).toEqual([
      [0, 3, 3, 4],
      [1, 1, 1, 2],
    ]);
  });

  // Station 17: 70 S–N, 60 S–E, 61 W–W, 60 E–S, 70 N–S, station 17.
  it.each([
    ['seat 0 with two players', { players: 2 }, [1, 0, 0, 0]],
    ['nobody with three', { players: 3 }, [0, 0, 0, 0]],
    ['the blue company', { players: 3, with: ['companies', 'st-petersburg'] }, [2, 0, 0, 0]],
  ])('a line owned by %s', (_, input, takers) => {
    const s = setUp(input);
    placeAll(s, 'aaaa70cbcb60');
    const told = placeOnSight(s, 1, 'dddd', '61', 'brown').filter(({ what }) => what === 'took');
    expect(takersOf(s, 7)).toEqual(takers);
    expect(told).toHaveLength(sum(takers) > 0 ? 1 : 0);
  });

  it('nobody sees the chips of companies', () => {
    const s = setUp({ players: 3, with: ['companies', 'st-petersburg'] });
    placeAll(s, 'aaaa70cbcb60');
    const told = placeOnSight(s, 1, 'dddd', '61', 'brown');
    expect(told[1]).toEqual({
      type: 'module',
      module: 'st-petersburg',
      what: 'took',
      owner: { colour: 'blue' },
      tourist: 'brown',
      count: 1,
    });
    expect(metro.describe(told[1], ['A', 'B', 'C'])).toBe('The blue company takes 1 brown chip.');
    expect(Array.from(field(s, 'seen')).some((chip) => chip > 0)).toBe(false);
  });
});

/** How many chips of each colour each owner has: crossings of its complete lines, traced. */
function chipsByTracing(s: MetroState): number[][] {
  const counts = COLOURS.map(() => Array<number>(s.points.length).fill(0));
  const tourists = field(s, 'tourist');
  for (const [departure, owner] of s.owner.entries()) {
    if (owner === 0 || !isComplete(s, departure)) continue;
    if (departure >= STATIONS && s.rules.options.with.includes('central-tracks')) continue;
    for (const { cell } of traceLine(s, departure)) {
      const sight = SIGHT_CELLS.indexOf(cell);
      if (sight >= 0) counts[tourists[sight] - 1][owner - 1]++;
    }
  }
  return counts;
}

function chipsByTaking(s: MetroState): number[][] {
  return COLOURS.map((_, colour) =>
    Array.from(
      s.points,
      (_points, owner) => takersOf(s, colour).filter((taker) => taker === owner + 1).length,
    ),
  );
}

describe('in every game', () => {
  it.each(GAMES)('chips are conserved: %s', (name, options) => {
    const s = createState(options);
    for (const _ of randomMoves(s, new SeededRng(`chips ${name}`))) {
      const isChoosing = metro.toMove(s) >= 0 && wordOf(s, legalCodes(s)[0]).startsWith('stand-');
      const covered = SIGHT_CELLS.filter((cell) => s.tiles[cell] > 0).length;
      const tourists = Array.from(field(s, 'tourist')).filter((tourist) => tourist > 0);
      expect(tourists).toHaveLength(isChoosing ? covered - 1 : covered);
      expect(new Set(tourists).size).toBe(tourists.length);
      if (isChoosing) expect(legalCodes(s)).toHaveLength(9 - covered);
      for (const [colour, chips] of CHIPS.entries()) {
        const isShuffled = colour < field(s, 'shuffled')[0];
        expect(pileOf(s, colour).sort((a, b) => a - b)).toEqual(isShuffled ? chips : [-1, -1, -1, -1]);
        // Taken from the top: no gap.
        const left = takersOf(s, colour).indexOf(0);
        if (left >= 0) expect(takersOf(s, colour).slice(left)).toEqual(Array<number>(4 - left).fill(0));
      }
      if (!isChoosing) expect(chipsByTaking(s)).toEqual(chipsByTracing(s));
    }
    expect(chipsByTaking(s)).toEqual(chipsByTracing(s));
    expect(field(s, 'tourist').toSorted()).toEqual(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8));
  });

  it.each(GAMES)('events add up to the points (Y1): %s', (name, options) => {
    const s = createState(options);
    const told: MetroEvent[] = [];
    for (const _ of randomMoves(s, new SeededRng(`points ${name}`), { emit: (event) => told.push(event) }));
    const revealed = field(s, 'revealed');
    const worth = Array.from(s.points, (_, owner) =>
      sum(Array.from(revealed, (chip, i) => (field(s, 'taker')[i] === owner + 1 ? chip - 1 : 0))),
    );
    const isRevealed = Array.from(revealed, (chip) => chip > 0);
    expect(isRevealed).toEqual(Array.from(field(s, 'taker'), (taker) => taker > 0));
    for (const [owner, points] of worth.entries()) {
      const colour = COLOURS[owner];
      const revealedBy = eventsOf(told, 'st-petersburg', 'revealed').filter(
        ({ gain }) => gain.colour === colour,
      );
      expect(revealedBy.map(({ gain }) => gain.points)).toEqual([points]);
      const took = eventsOf(told, 'st-petersburg', 'took').filter((event) => event.owner.colour === colour);
      const values = took.flatMap(({ secret }) => secret?.values ?? []);
      if (s.rules.seatsOwnColours) expect(sum(values)).toBe(points);
      else expect(took.every(({ secret }) => secret === undefined)).toBe(true);
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

  it.each(GAMES)('a log replays to the same bytes: %s', (name, options) => {
    const s = createState(options);
    const words: string[] = [];
    for (const code of randomMoves(s, new SeededRng(`log ${name}`))) words.push(wordOf(s, code));
    const log = parseText(makeText(newLog(metro, options, words)));
    const again = log.ok ? replay(metro, log.value) : log;
    expect(again.ok && equals(again.value, s)).toBe(true);
  });
});

/** Two states that the viewer cannot tell apart. */
function twins(s: MetroState, viewer: Seat, rng: Rng): [MetroState, MetroState] {
  const both: [MetroState, MetroState] = [createState(s.rules.options), createState(s.rules.options)];
  for (const twin of both) metro.sample(viewOf(metro, s, viewer), rng, twin);
  return both;
}

function expectSameView(a: MetroState, b: MetroState, viewer: Seat): void {
  const [one, other] = [viewOf(metro, a, viewer), viewOf(metro, b, viewer)];
  expect(equals(one.known, other.known)).toBe(true);
  expect([other.toMove, other.legal]).toEqual([one.toMove, one.legal]);
}

/** Plays both on until the viewer can tell them apart or sees chips; returns for how many moves. */
function playAlike(a: MetroState, b: MetroState, viewer: Seat, rng: Rng): number {
  for (let moves = 0; ; moves++) {
    if (moves % 8 === 0) expectSameView(a, b, viewer);
    const [ofA, ofB] = [legalCodes(a), legalCodes(b)];
    const isDealt = (a.step === DEAL || a.step === REFILL) && a.seat !== viewer;
    // An exchange of shares reveals hidden ones.
    const both = ofA.filter((code) => ofB.includes(code) && !wordOf(a, code).startsWith('exchange-'));
    if (!isDealt && both.length === 0) return moves;
    const code = both[rng.below(Math.max(1, both.length))];
    const [codeA, codeB] = isDealt ? [ofA[rng.below(ofA.length)], ofB[rng.below(ofB.length)]] : [code, code];
    const told: MetroEvent[][] = [[], []];
    const listen =
      (i: number): Emit<MetroEvent> =>
      (event) =>
        told[i].push(eventFor(event, viewer));
    metro.play(a, codeA, listen(0));
    metro.play(b, codeB, listen(1));
    if (metro.toMove(a) === OVER || told[0].some((event) => isOurs(event) && event.secret)) return moves;
    expect(told[1]).toEqual(told[0]);
  }
}

describe('hidden chips', () => {
  it.each(GAMES)('make no difference to viewers who cannot see them: %s', (name, options) => {
    const rng = new SeededRng(`twins ${name}`);
    const s = createState(options);
    let different = 0;
    let together = 0;
    let moves = 0;
    for (const _ of randomMoves(s, rng)) {
      if (++moves % 30 > 0) continue;
      for (const viewer of [SPECTATOR, 0, s.seats - 1]) {
        const [one, other] = twins(s, viewer, rng);
        if (String(field(one, 'chip')) !== String(field(other, 'chip'))) different++;
        expectSameView(s, one, viewer);
        together += playAlike(one, other, viewer, rng);
      }
    }
    expect(different).toBeGreaterThan(0);
    expect(together).toBeGreaterThan(20);
  });

  it.each(GAMES)(
    'are those that the viewer has not taken, and samples contain only possible ones: %s',
    (name, options) => {
      const rng = new SeededRng(`sample ${name}`);
      const s = createState(options);
      const twin = createState(options);
      const check = (): void => {
        for (const viewer of viewersOf(s)) {
          const view = viewOf(metro, s, viewer);
          const isKnown = Array.from(field(s, 'taker'), (taker, chip) =>
            s.rules.seatsOwnColours ? taker === viewer + 1 : field(s, 'revealed')[chip] > 0,
          );
          expect(Array.from(field(view.known, 'chip')).every((chip) => chip === 0)).toBe(true);
          if (viewer >= 0) {
            const seen = Array.from(field(s, 'seen').subarray(viewer * 32, viewer * 32 + 32));
            const own = isKnown.map((known, chip) =>
              known && s.rules.seatsOwnColours ? field(s, 'chip')[chip] : 0,
            );
            expect(seen).toEqual(own);
          }
          metro.sample(view, rng, twin);
          for (const [chip, known] of isKnown.entries())
            if (known) expect(field(twin, 'chip')[chip]).toBe(field(s, 'chip')[chip]);
          for (const [colour, chips] of CHIPS.entries()) {
            const isShuffled = colour < field(s, 'shuffled')[0];
            expect(pileOf(twin, colour).sort((a, b) => a - b)).toEqual(isShuffled ? chips : [-1, -1, -1, -1]);
          }
          // What each seat knows is also true in the sample.
          for (const [i, seen] of field(twin, 'seen').entries())
            if (seen > 0) expect(seen).toBe(field(twin, 'chip')[i % 32]);
          const hasSeen = Array.from(field(s, 'seen'), (seen) => seen > 0);
          expect(Array.from(field(twin, 'seen'), (seen) => seen > 0)).toEqual(hasSeen);
        }
      };
      for (const _ of randomMoves(s, rng)) if (rng.below(4) === 0) check();
      check();
    },
  );

  // Only the first pile is there, and no tile is dealt: a sample draws only its chips.
  it.each([
    ['a spectator: every order', SPECTATOR, 24],
    ['who took two chips: the two others', 0, 2],
    ['who took one: the three others', 1, 6],
  ])('is sampled with every order equally likely, exactly, for %s', (_, viewer, orders) => {
    const s = createState(optionsWith({}));
    playWords(s, 'pile-yellow-3142');
    field(s, 'taker').set([1, 2, 1, 0]);
    field(s, 'seen').set([4, 0, 5, 0]);
    field(s, 'seen').set([0, 2, 0, 0], 32);
    const into = createState(s.rules.options);
    const found = new Map<string, number>();
    // Every result of below(4), below(3), below(2), below(1), as digits of a number in mixed base.
    for (let answers = 0; answers < 24; answers++) {
      let rest = answers;
      const below = (n: number): number => {
        const k = rest % n;
        rest = Math.floor(rest / n);
        return k;
      };
      metro.sample(viewOf(metro, s, viewer), { below }, into);
      const order = pileOf(into, 0).join('');
      found.set(order, (found.get(order) ?? 0) + 1);
    }
    expect(found.size).toBe(orders);
    expect(new Set(found.values())).toEqual(new Set([24 / orders]));
    const known = { 0: /^3.4.$/, 1: /^.1..$/, [SPECTATOR]: /^....$/ }[viewer]!;
    for (const order of found.keys()) expect(order).toMatch(known);
  });
});
