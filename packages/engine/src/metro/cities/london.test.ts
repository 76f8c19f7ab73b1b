/** London: the circuit, the taxi's drives, and whole games compared with a taxi on a plain list (L1–L3, Y1). */
import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../kit/game.ts';
import { SeededRng } from '../../kit/rng.ts';
import type { MetroEvent } from '../event.ts';
import { metro } from '../metro.ts';
import { DEFAULTS, type MetroOptions } from '../options.ts';
import { createState } from '../setup.ts';
import { type MetroState, seatScores } from '../state.ts';
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
import { expectHiddenNotToMatter } from '../testing/hidden.ts';
import { COLOURS } from '../types.ts';
import type { LondonEvent } from './london.ts';

/** L3. */
const SIGHTS =
  `tower-bridge big-ben westminster-palace st-pauls-cathedral trafalgar-square london-eye tower-of-london
  buckingham-palace`.split(/\s+/);
const colour = (number: number): string => COLOURS[number % 8];
/** Y2. */
const INNER =
  '11 12 13 14 15 16 21 22 23 24 25 26 31 32 35 36 41 42 45 46 51 52 53 54 55 56 61 62 63 64 65 66';
const cellOf = (name: string): number => Number(name[0]) * 8 + Number(name[1]);

const optionsOf = (options: Partial<MetroOptions>): MetroOptions => ({
  ...DEFAULTS,
  first: 0,
  with: ['london'],
  ...options,
});

/** A field of the city's slice. */
function field(s: MetroState, name: string): Uint8Array | Uint16Array | Int32Array {
  const place = s.places.find((one) => one.name === `london.${name}`);
  if (place === undefined) throw new Error(`no field ${name}`);
  return place.array;
}

const legalWords = (s: MetroState): string[] => legalCodes(s).map((code) => wordOf(s, code));

type Taxied = Extract<LondonEvent, { readonly what: 'taxi' }>;

/** The circuit on a table, direction tiles included, and a taxi on it. */
class Taxi {
  readonly circuit: readonly string[];
  at = 0;

  constructor(row: readonly number[]) {
    const upper = row.flatMap((i) => [colour(i), colour(i + 3)]);
    const lower = row.flatMap((i) => [colour(i + 1), colour(i + 6)]);
    this.circuit = ['left', ...upper, 'right', ...lower.toReversed()];
  }

  /** L2; returns fields driven and points. */
  drive(tourist: string): [driven: number, points: number] {
    for (let driven = 1; ; driven++) {
      do this.at = (this.at + 1) % this.circuit.length;
      while (this.circuit[this.at] === 'left' || this.circuit[this.at] === 'right');
      if (this.circuit[this.at] === tourist) return [driven, driven];
      if (driven === 4) return [4, 0];
    }
  }
}

const rowOf = (s: MetroState): number[] => Array.from(field(s, 'sights'), (sight) => sight - 1);

/** By default the sights in the order of the list; tourists in the order of colours over and over. */
function setUp(options: Partial<MetroOptions> = {}, row = '01234567'): MetroState {
  const s = createState(optionsOf(options));
  const tourists = INNER.split(' ').map((_, i) => `tourist-${colour(i)}`);
  playWords(s, [...row.split('').map((sight) => `sight-${sight}`), ...tourists].join(' '));
  return s;
}

/** Puts a tourist on 11, where seat 0 places a straight tile; returns what the taxi then does. */
function send(s: MetroState, tourist: string): Taxied {
  field(s, 'tourist')[cellOf('11')] = COLOURS.indexOf(tourist as never) + 1;
  placeAll(s, 'aaaa01');
  onTurn(s, 0, ['aaaa']);
  const events: MetroEvent[] = [];
  playWords(s, 'aaaa11', (event) => events.push(event));
  return eventsOf(events, 'london', 'taxi')[0];
}

describe('L3: the sights', () => {
  it('each field of the circuit has its colour, every colour four times', () => {
    const row = [3, 7, 0, 5, 1, 6, 4, 2];
    const fields = new Taxi(row).circuit.filter((name) => name !== 'left' && name !== 'right');
    const names = row.flatMap((i) => [SIGHTS[i], SIGHTS[i]]);
    fields.forEach((name, i) => {
      const s = setUp({}, row.join(''));
      field(s, 'taxi')[0] = i;
      const sight = [...names, ...names.toReversed()][i];
      expect(send(s, name)).toEqual({
        type: 'module',
        module: 'london',
        what: 'taxi',
        colour: name,
        driven: 1,
        field: i + 1,
        sight,
        gain: { seat: 0, points: 1, total: 1 },
      });
    });
    for (const name of COLOURS) expect(fields.filter((one) => one === name)).toHaveLength(4);
  });
});

describe('L1: set-up', () => {
  it('eight sights in a row, each once; 32 tourists; the taxi on the left direction tile', () => {
    const s = createState(optionsOf({}));
    const events: MetroEvent[] = [];
    const emit = (event: MetroEvent): void => void events.push(event);
    expect(legalWords(s)).toEqual(SIGHTS.map((_, i) => `sight-${i}`));
    playWords(s, 'sight-4 sight-0', emit);
    const again = metro.encode(s, { type: 'choose', choice: 'sight-4' });
    expect(again).toMatchObject({
      error: { rule: 'L1', code: 'sightInRow' },
    });
    expect(metro.encode(s, { type: 'choose', choice: 'sight-8' })).toMatchObject({ error: { rule: 'B10' } });
    for (const _ of randomMoves(s, new SeededRng(1), { emit }))
      if (field(s, 'touristsPlaced')[0] === 32) break;
    expect(eventsOf(events, 'london', 'sight').map(({ sight }) => sight)).toEqual(
      rowOf(s).map((sight) => SIGHTS[sight]),
    );
    expect(rowOf(s).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(INNER.split(' ').every((cell) => field(s, 'tourist')[cellOf(cell)] > 0)).toBe(true);
    expect(field(s, 'taxi')[0]).toBe(0);
  });
});

describe('L2: the taxi drives', () => {
  // Sights in order. Above:
  // yellow green blue purple orange grey green red purple brown grey yellow red blue brown orange.
  // Below, from the right:
  // grey yellow purple brown green red orange grey blue purple yellow green brown orange red blue.
  it.each([
    ['to the next field', 0, 'yellow', 1, 1],
    ['two fields', 0, 'green', 2, 2],
    ['three fields', 0, 'blue', 3, 3],
    ['four fields, the most', 0, 'purple', 4, 4],
    ['four fields and finds none', 0, 'orange', 4, 0],
    ['on from the field it stands on, though that has the colour', 1, 'yellow', 4, 0],
    ['past the right direction tile, which is not counted', 15, 'yellow', 3, 3],
    ['along the lower fields from right to left', 16, 'brown', 4, 4],
    ['past the left direction tile, which is not counted', 31, 'yellow', 2, 2],
    ['from the last field round to the first', 32, 'yellow', 1, 1],
    ['round the left end and finds none', 30, 'purple', 4, 0],
  ])('%s', (_, from, tourist, driven, points) => {
    const s = setUp();
    field(s, 'taxi')[0] = from;
    const to = ((from + driven - 1) % 32) + 1;
    expect(send(s, tourist)).toMatchObject({ driven, field: to, gain: { points, total: points } });
    expect([field(s, 'taxi')[0], s.points[0]]).toEqual([to, points]);
    // The tourist leaves.
    expect(field(s, 'tourist')[cellOf('11')]).toBe(0);
    expect(metro.toMove(s)).toBe(CHANCE);
  });

  it('not for a tile without a tourist', () => {
    const s = onTurn(setUp(), 0, ['aaaa']);
    playWords(s, 'aaaa00');
    expect([field(s, 'taxi')[0], s.points[0]]).toEqual([0, 0]);
  });

  it('V3: the marker moves on to a free space, before the lines of the tile score', () => {
    const s = setUp({ exclusive: true });
    s.points[1] = 1;
    expect(send(s, 'yellow')).toMatchObject({ gain: { points: 1, total: 2 } });
    const lines = setUp({ exclusive: true });
    const events: MetroEvent[] = [];
    placeAll(lines, 'aaaa01');
    lines.points[1] = 4;
    onTurn(lines, 0, ['dddd']);
    playWords(lines, 'dddd11', (event) => events.push(event));
    // The fare of the yellow tourist on 11: 1. Station 7: 01 N–S, 11 N–N, 01 S–N: 3 more, and 4 is taken.
    expect(eventsOf(events, 'london', 'taxi')).toMatchObject([{ gain: { points: 1, total: 1 } }]);
    expect(events.at(-1)).toMatchObject({ type: 'line', station: 7, points: 3, total: 5 });
  });

  it('Y1: with companies the fare is the player’s victory points', () => {
    const s = createState(optionsOf({ with: ['companies', 'london'] }));
    for (const _ of randomMoves(s, new SeededRng(2))) if (field(s, 'touristsPlaced')[0] === 32) break;
    const [first] = new Taxi(rowOf(s)).circuit.slice(1);
    expect(send(s, first)).toMatchObject({ gain: { seat: 0, points: 1, total: 1 } });
    expect([Array.from(s.victory), s.points.every((points) => points === 0)]).toEqual([[1, 0], true]);
  });
});

const WITH = [
  { with: ['london'] },
  { with: ['london'], exclusive: true, hand: 2 },
  { with: ['central-tracks', 'london'], corners: true },
  { with: ['companies', 'london'] },
  { with: ['companies', 'central-stations', 'london'], rotate: true },
];
const GAMES = PLAYERS.flatMap((players) =>
  WITH.map((options): [string, MetroOptions] => [
    `${players} players, ${JSON.stringify(options)}`,
    optionsOf({ players, first: 'random', ...options }),
  ]),
);

describe('whole games', () => {
  it.each(GAMES)('match a taxi on a plain list: %s', (name, options) => {
    const s = createState(options);
    const events: MetroEvent[] = [];
    const standing = new Map<string, string>();
    const drives: unknown[] = [];
    let taxi: Taxi | undefined;
    for (const code of randomMoves(s, new SeededRng(name), { emit: (event) => events.push(event) })) {
      const word = wordOf(s, code);
      if (word.startsWith('tourist-')) standing.set(INNER.split(' ')[standing.size], word.slice(8));
      if (!/^[a-d]{4}\d\d$/.test(word)) continue;
      taxi ??= new Taxi(rowOf(s));
      const tourist = standing.get(word.slice(4));
      if (tourist === undefined) continue;
      const [driven, points] = taxi.drive(tourist);
      drives.push({ colour: tourist, driven, gain: { seat: s.seat, points } });
    }
    expect(eventsOf(events, 'london', 'taxi')).toMatchObject(drives);
    // Every tourist has left, and all of them were there.
    expect(drives).toHaveLength(32);
    expect(field(s, 'tourist').every((tourist) => tourist === 0)).toBe(true);
    expectToldScores(s, events);
    for (const event of events)
      if (event.type === 'module' && event.module === 'london')
        expect(metro.describe(event)).toMatch(/^[^{}[\]]+\.$/);
  });

  it.each(GAMES)('nothing depends on what is hidden: %s', expectHiddenNotToMatter);
});

/** The events add up to the scores; with V3 markers move on to the next free higher space. */
function expectToldScores(s: MetroState, events: readonly MetroEvent[]): void {
  const scores = Array.from({ length: s.seats }, () => 0);
  const add = (seat: number, points: number): void => {
    const isTaken = (space: number): boolean => scores.some((at, i) => i !== seat && at === space);
    scores[seat] += points;
    if (s.rules.options.exclusive && points > 0) while (isTaken(scores[seat])) scores[seat]++;
  };
  for (const event of events) {
    if (event.type === 'line' && event.owner !== undefined) add(event.owner, event.points);
    if (event.type === 'bonus') add(event.seat, event.points);
    if (event.type !== 'module' || event.what !== 'taxi') continue;
    const { seat, points, total } = event.gain;
    add(seat, points);
    expect(total).toBe(scores[seat]);
  }
  expect(Array.from(seatScores(s))).toEqual(scores);
}
