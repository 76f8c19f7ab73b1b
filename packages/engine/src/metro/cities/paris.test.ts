/** Paris: the rules' table and examples, and whole games compared with a table of plain lists (P1–P4, Y1). */
import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../kit/game.ts';
import { SeededRng } from '../../kit/rng.ts';
import type { MetroEvent } from '../event.ts';
import { metro } from '../metro.ts';
import { DEFAULTS, type MetroOptions } from '../options.ts';
import { createState } from '../setup.ts';
import { type MetroState, seatScores, TURN } from '../state.ts';
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

/** P4, as the rules print it. */
const TABLE =
  `louvre grey purple yellow blue · notre-dame brown yellow blue red · sacre-coeur yellow red purple orange ·
  arc-de-triomphe orange yellow brown grey · place-de-la-concorde yellow brown purple green ·
  moulin-rouge red green grey yellow · dome-des-invalides blue purple orange brown ·
  pont-alexandre-iii red grey blue orange · eiffel-tower green blue red purple ·
  pantheon grey blue green brown · versailles purple orange grey green ·
  fondation-louis-vuitton orange green brown red`
    .split('·')
    .map((sight) => sight.trim().split(/\s+/))
    .map((words) => ({ name: words.slice(0, -4).join(' '), fields: words.slice(-4) }));

/** P1. */
const EACH: Readonly<Record<number, number>> = { 2: 6, 3: 4, 4: 3, 5: 2, 6: 2 };
/** Y2. */
const INNER =
  '11 12 13 14 15 16 21 22 23 24 25 26 31 32 35 36 41 42 45 46 51 52 53 54 55 56 61 62 63 64 65 66'.split(
    ' ',
  );

const optionsOf = (options: Partial<MetroOptions>): MetroOptions => ({
  ...DEFAULTS,
  first: 0,
  with: ['paris'],
  ...options,
});

/** A field of the city's slice. */
function field(s: MetroState, name: string): Uint8Array | Uint16Array | Int32Array {
  const place = s.places.find((one) => one.name === `paris.${name}`);
  if (place === undefined) throw new Error(`no field ${name}`);
  return place.array;
}

const cellOf = (name: string): number => Number(name[0]) * 8 + Number(name[1]);
const legalWords = (s: MetroState): string[] => legalCodes(s).map((code) => wordOf(s, code));

function refusal(s: MetroState, word: string): string {
  const action = metro.parse(word);
  const code = action.ok ? metro.encode(s, action.value) : action;
  return code.ok
    ? 'legal'
    : [code.error.rule, code.error.code, ...Object.values(code.error.params)].join(' ');
}

/**
 * Sights dealt in the order of the list, tourists in the order of colours over and over:
 * 11 yellow 12 blue 13 orange 14 green 15 purple 16 grey 21 red 22 brown 23 yellow 24 blue 25 orange …
 */
function inOrder(players: number, options: Partial<MetroOptions> = {}): MetroState {
  const s = createState(optionsOf({ players, ...options }));
  const sights = Array.from({ length: players * EACH[players] }, (_, i) => `sight-${i}`);
  const tourists = INNER.map((_, i) => `tourist-${COLOURS[i % 8]}`);
  playWords(s, [...sights, ...tourists].join(' '));
  return s;
}

/** Seat 0 places a straight tile there. */
function placeOn(s: MetroState, cell: string, emit?: (event: MetroEvent) => void): MetroState {
  onTurn(s, 0, ['aaaa']);
  playWords(s, `aaaa${cell}`, emit);
  return s;
}

describe('P4: the sights', () => {
  /** Each sight as the game deals it: its name from the event, its fields from the row of its owner. */
  const dealt = TABLE.map((_, number) => {
    const s = createState(optionsOf({}));
    const events: MetroEvent[] = [];
    playWords(s, `sight-${number}`, (event) => events.push(event));
    const fields = [0, 1, 2, 3].map((i) => COLOURS.filter((__, c) => (field(s, 'coloured')[c] >> i) & 1));
    return { name: eventsOf(events, 'paris', 'sight')[0].sight, fields: fields.flat() };
  });

  it('match the table', () => {
    expect(dealt).toEqual(TABLE);
  });

  it('have every colour six times, every pair of colours two or three times, every position evenly', () => {
    const among = (...colours: string[]): number =>
      dealt.filter(({ fields }) => colours.every((colour) => fields.includes(colour as never))).length;
    for (const a of COLOURS) {
      expect(among(a)).toBe(6);
      for (const i of [0, 1, 2, 3]) {
        const there = dealt.filter(({ fields }) => fields[i] === a).length;
        expect([1, 2]).toContain(there);
      }
      for (const b of COLOURS) {
        if (a !== b) expect([2, 3]).toContain(among(a, b));
        // S(3,4,8): any three colours are together on one sight, or on none.
        for (const c of COLOURS) if (new Set([a, b, c]).size === 3) expect(among(a, b, c)).toBeLessThan(2);
      }
    }
  });
});

describe('P1: set-up', () => {
  it.each(PLAYERS)('%i players: sights dealt evenly, 32 tourists', (players) => {
    const s = createState(optionsOf({ players }));
    const events: MetroEvent[] = [];
    for (const _ of randomMoves(s, new SeededRng(players), { emit: (event) => events.push(event) })) {
      if (field(s, 'touristsPlaced')[0] === 32) break;
    }
    const seats = eventsOf(events, 'paris', 'sight').map(({ seat }) => seat);
    expect(seats).toEqual(
      Array.from({ length: players * EACH[players] }, (_, i) => Math.floor(i / EACH[players])),
    );
    expect(new Set(eventsOf(events, 'paris', 'sight').map(({ sight }) => sight)).size).toBe(seats.length);
    const tourists = field(s, 'tourist');
    COLOURS.forEach((_, colour) => {
      expect(tourists.filter((tourist) => tourist === colour + 1)).toHaveLength(4);
    });
    expect(INNER.every((cell) => tourists[cellOf(cell)] > 0)).toBe(true);
  });

  it('a sight is dealt once, and there are twelve', () => {
    const s = createState(optionsOf({}));
    expect(legalWords(s)).toEqual(TABLE.map((_, i) => `sight-${i}`));
    playWords(s, 'sight-2');
    expect(refusal(s, 'sight-2')).toBe('P1 sightDealt');
    expect(refusal(s, 'sight-12')).toBe('B10 notNow sight-12');
    expect(legalCodes(s)).toHaveLength(11);
  });
});

describe('P2: placing a tile on a tourist', () => {
  // Two players, the row of seat 0: grey purple yellow blue, brown yellow blue red, yellow red purple orange,
  // orange yellow brown grey, yellow brown purple green, red green grey yellow.
  it('the player chooses a free field of its colour among their sights', () => {
    const s = inOrder(2);
    placeAll(s, 'aaaa01');
    placeOn(s, '11');
    expect(metro.toMove(s)).toBe(0);
    expect(legalWords(s)).toEqual([3, 6, 9, 14, 17, 24].map((n) => `yellow-field-${n}`));
    const events: MetroEvent[] = [];
    playWords(s, 'yellow-field-9', (event) => events.push(event));
    expect(eventsOf(events, 'paris', 'field')).toMatchObject([
      { seat: 0, colour: 'yellow', field: 9, sight: 'sacre-coeur' },
    ]);
    expect(field(s, 'occupied')[0]).toBe(1 << 8);
    expect(field(s, 'tourist')[cellOf('11')]).toBe(0);
  });

  it('a single free field needs no decision', () => {
    const s = inOrder(6);
    placeAll(s, 'aaaa06');
    // Seat 0 has the Louvre and Notre Dame: one grey field.
    placeOn(s, '16');
    expect(field(s, 'occupied')[0]).toBe(1);
    expect(metro.toMove(s)).toBe(CHANCE);
  });

  it('compulsory, even if it costs a point', () => {
    const s = inOrder(6);
    placeAll(s, 'aaaa01');
    placeOn(s, '11');
    expect(legalWords(s)).toEqual(['yellow-field-3', 'yellow-field-6']);
    expect(refusal(s, 'yellow-beside-12')).toBe('P2 fieldIsFree yellow');
    expect(refusal(s, 'yellow-field-4')).toBe('P2 fieldNotFree yellow 4');
    expect(refusal(s, 'blue-field-4')).toBe('P2 touristNotWaiting blue');
    // Two sights have eight fields; and a turn continues only after the decision.
    for (const word of ['yellow-field-9', 'pink-field-1', 'yellow-field-03', 'yellow-beside-18', 'draw'])
      expect(refusal(s, word)).toMatch(/^B10/);
  });

  it('otherwise next to a tourist on an edge-adjacent cell', () => {
    const s = inOrder(6);
    placeAll(s, 'aaaa03');
    // No orange field on the Louvre and Notre Dame. Tourists stand east, south and west of 13.
    placeOn(s, '13');
    expect(legalWords(s)).toEqual(['orange-beside-14', 'orange-beside-23', 'orange-beside-12']);
    expect(refusal(s, 'orange-beside-22')).toBe('P2 touristsNearby 13');
    expect(refusal(s, 'orange-beside-13')).toBe('P2 noTouristOn 13');
    expect(refusal(s, 'orange-field-1')).toBe('P2 fieldNotFree orange 1');
    playWords(s, 'orange-beside-23');
    // The two on 23 are lifted together: yellow has fields; orange moves on, east or west, for 13 has a tile.
    placeOn(s, '23');
    expect(legalWords(s)).toEqual([
      'yellow-field-3',
      'yellow-field-6',
      'orange-beside-24',
      'orange-beside-22',
    ]);
  });

  it('otherwise next to any tourist on the board; otherwise it leaves the game', () => {
    const s = inOrder(6);
    placeAll(s, 'aaaa03');
    for (const cell of ['12', '14', '23']) field(s, 'tourist')[cellOf(cell)] = 0;
    placeOn(s, '13');
    expect(legalWords(s)).toEqual(
      INNER.filter((cell) => !['12', '13', '14', '23'].includes(cell)).map((cell) => `orange-beside-${cell}`),
    );
    playWords(s, 'orange-beside-66');
    const lone = inOrder(6);
    placeAll(lone, 'aaaa03');
    for (const cell of INNER) if (cell !== '13') field(lone, 'tourist')[cellOf(cell)] = 0;
    const events: MetroEvent[] = [];
    placeOn(lone, '13', (event) => events.push(event));
    expect(eventsOf(events, 'paris', 'left')).toMatchObject([{ seat: 0, colour: 'orange' }]);
    expect(metro.toMove(lone)).toBe(CHANCE);
    expect([...field(lone, 'tourist'), ...field(lone, 'beside')].every((tourist) => tourist === 0)).toBe(
      true,
    );
  });

  it('several: all are lifted first; of one colour the fields go first, then the board', () => {
    const s = inOrder(6);
    placeAll(s, 'aaaa03aaaa13');
    field(s, 'tourist')[cellOf('13')] = 0;
    // Beside the yellow one on 23: three yellow, one orange. Three bits per colour: yellow is 0, orange 2.
    field(s, 'beside')[cellOf('23')] = 3 | (1 << 6);
    placeOn(s, '23');
    const orange = ['24', '22'].map((cell) => `orange-beside-${cell}`);
    // East, south (the centre, always empty) and west; not 13, which has a tile, and not 23 itself.
    expect(legalWords(s)).toEqual(['yellow-field-3', 'yellow-field-6', ...orange]);
    playWords(s, 'orange-beside-24');
    expect(legalWords(s)).toEqual(['yellow-field-3', 'yellow-field-6']);
    // Then the second field needs no decision; the third and fourth yellow tourist have two cells.
    playWords(s, 'yellow-field-3');
    expect(field(s, 'occupied')[0]).toBe(0b100100);
    expect(legalWords(s)).toEqual(['yellow-beside-24', 'yellow-beside-22']);
    playWords(s, 'yellow-beside-22 yellow-beside-22');
    expect([field(s, 'beside')[cellOf('22')], field(s, 'beside')[cellOf('24')]]).toEqual([2, 1 << 6]);
    expect(metro.toMove(s)).toBe(CHANCE);
  });

  it('B16: lines that the tile completes score after the decision', () => {
    const s = inOrder(2);
    const events: MetroEvent[] = [];
    // Station 7, seat 0's: 01 N–S, 11 N–N, 01 S–N, station 7.
    placeAll(s, 'aaaa01');
    onTurn(s, 0, ['dddd']);
    playWords(s, 'dddd11', (event) => events.push(event));
    expect(events.some(({ type }) => type === 'line')).toBe(false);
    playWords(s, 'yellow-field-3', (event) => events.push(event));
    expect(events.filter(({ type }) => type === 'line')).toMatchObject([{ station: 7, points: 3, owner: 0 }]);
  });
});

describe('P3: the end', () => {
  /** Plays a game of two up to its last cell, fills the rows as drawn, and ends it. */
  function endWith(rows: readonly string[], options: Partial<MetroOptions> = {}): MetroEvent[] {
    const s = createState(optionsOf(options));
    const events: MetroEvent[] = [];
    for (const code of randomMoves(s, new SeededRng('end'), { emit: (event) => events.push(event) })) {
      if (s.placed < 59 || s.step !== TURN || wordOf(s, code).length !== 6) continue;
      field(s, 'tourist').fill(0);
      rows.forEach((row, seat) => {
        const fields = row.replaceAll(' ', '').split('');
        field(s, 'occupied')[seat] = fields.reduce((bits, mark, i) => bits | (mark === 'x' ? 1 << i : 0), 0);
      });
      events.length = 0;
    }
    return events;
  }

  it.each([
    ['the printed example: 2 apart, 4 that fill a sight, 1 directly after it', 'x.x. xxxx x...', 11],
    ['nobody', '', 0],
    ['one', '.... .... .... .... .... ...x', 2],
    ['two apart', 'x..x', 1],
    ['four apart cost a point', 'x.x. x.x.', -1],
    ['a run across two sights', '..xx xx..', 8],
    ['of two equal runs one counts', 'xx.. xx..', 2],
    ['a full sight outside the longest run', 'xxxx ..xx xxx.', 10 + 3 - 4],
    ['everything', 'xxxx xxxx xxxx xxxx xxxx xxxx', 48 + 18],
    ['as many as can cost', 'x.x. x.x. x.x. x.x. x.x. x.x.', 2 - 11],
  ])('%s: %s', (_, row, points) => {
    const events = endWith(['', row]);
    expect(eventsOf(events, 'paris', 'row').map(({ gain }) => gain)).toContainEqual({ seat: 1, points });
    const bonus = events.filter((event) => event.type === 'bonus');
    // One net move each; a seat that does not move emits nothing.
    expect(bonus.map((event) => [event.seat, event.points])).toEqual(points === 0 ? [] : [[1, points]]);
  });

  it('Y1: with companies it is the player’s victory points, not a company’s profit', () => {
    const events = endWith(['xxxx', 'x.x. x.x.'], { with: ['companies', 'paris'] });
    expect(eventsOf(events, 'paris', 'row').map(({ gain }) => gain.points)).toEqual([11, -1]);
    const valued = eventsOf(events, 'companies', 'valued').map(({ gain }) => gain.points);
    const bonus = events.flatMap((event) => (event.type === 'bonus' ? [event.points] : []));
    expect(bonus).toEqual([valued[0] + 11, valued[1] - 1]);
    expect(events.some(({ type }) => type === 'profit')).toBe(false);
  });
});

/** Paris with plain lists, following the words played; independent of the engine. */
class Table {
  readonly players: number;
  readonly rows: { colour: string; taken: boolean }[][];
  readonly board = new Map<string, string[]>();
  readonly left: string[] = [];
  lifted: string[] = [];
  cell = '';
  /** The most tourists lifted at once, and how many went further than an adjacent cell. */
  most = 0;
  far = 0;

  constructor(players: number) {
    this.players = players;
    this.rows = Array.from({ length: players }, () => []);
  }

  isAdjacent(cell: string): boolean {
    const steps = [0, 1].map((i) => Math.abs(Number(cell[i]) - Number(this.cell[i])));
    return steps[0] + steps[1] === 1;
  }

  targets(seat: number, colour: string): string[] {
    const fields = this.rows[seat].flatMap((one, i) =>
      one.colour === colour && !one.taken ? [`${colour}-field-${i + 1}`] : [],
    );
    const standing = [...this.board.keys()].filter((cell) => this.board.get(cell)!.length > 0);
    const adjacent = standing.filter((cell) => this.isAdjacent(cell));
    const cells = (adjacent.length > 0 ? adjacent : standing).map((cell) => `${colour}-beside-${cell}`);
    return fields.length > 0 ? fields : cells;
  }

  choices(seat: number): string[] {
    return [...new Set(this.lifted)].flatMap((colour) => this.targets(seat, colour)).toSorted();
  }

  play(seat: number, word: string): void {
    const [first, kind, target] = word.split('-');
    if (first === 'sight') {
      const row = this.rows.find((fields) => fields.length < EACH[this.players] * 4)!;
      row.push(...TABLE[Number(kind)].fields.map((colour) => ({ colour, taken: false })));
    } else if (first === 'tourist') {
      this.board.set(INNER[this.board.size], [kind]);
    } else if (kind === 'field' || kind === 'beside') {
      this.put(seat, word, first, target);
    } else if (/^[a-d]{4}\d\d$/.test(word)) {
      this.cell = word.slice(4);
      this.lifted = this.board.get(this.cell) ?? [];
      this.board.set(this.cell, []);
      this.most = Math.max(this.most, this.lifted.length);
    }
    this.settle(seat);
  }

  put(seat: number, word: string, colour: string, target: string): void {
    this.lifted.splice(this.lifted.indexOf(colour), 1);
    if (word.includes('field')) {
      this.rows[seat][Number(target) - 1].taken = true;
    } else {
      this.board.get(target)!.push(colour);
      if (!this.isAdjacent(target)) this.far++;
    }
  }

  /** A tourist with one option takes it. */
  settle(seat: number): void {
    for (const colour of this.lifted) {
      const targets = this.targets(seat, colour);
      if (targets.length > 1) continue;
      if (targets.length === 1) this.put(seat, targets[0], colour, targets[0].split('-')[2]);
      else this.left.push(...this.lifted.splice(this.lifted.indexOf(colour), 1));
      this.settle(seat);
      return;
    }
  }

  points(seat: number): number {
    const row = this.rows[seat].map(({ taken }) => (taken ? 'x' : '.')).join('');
    const tourists = row.replaceAll('.', '').length;
    const longest = Math.max(...row.split('.').map((run) => run.length));
    const full = (row.match(/.{4}/g) ?? []).filter((sight) => sight === 'xxxx').length;
    return 2 * longest - (tourists - longest) + 3 * full;
  }
}

const WITH = [
  { with: ['paris'] },
  { with: ['paris'], exclusive: true, hand: 2 },
  { with: ['central-tracks', 'paris'], corners: true },
  { with: ['companies', 'paris'] },
  { with: ['companies', 'central-stations', 'paris'], rotate: true },
];
const GAMES = PLAYERS.flatMap((players) =>
  WITH.map((options): [string, MetroOptions] => [
    `${players} players, ${JSON.stringify(options)}`,
    optionsOf({ players, first: 'random', ...options }),
  ]),
);

/** The state as the table has it: the tourists on each cell, and which fields of each row are taken. */
function expectSame(s: MetroState, table: Table): void {
  const [tourist, beside, occupied] = ['tourist', 'beside', 'occupied'].map((name) => field(s, name));
  const onCell = (cell: number): string[] => {
    const first = COLOURS.filter((_, i) => tourist[cell] === i + 1);
    return [
      ...first,
      ...COLOURS.flatMap((one, i) => Array.from({ length: (beside[cell] >> (3 * i)) & 7 }, () => one)),
    ];
  };
  const kept = [...table.board.keys()].map((cell) => onCell(cellOf(cell)).toSorted().join(' '));
  const rows = table.rows.map((row, seat) => row.map((_, i) => (occupied[seat] >> i) & 1).join(''));
  const found = [...kept, ...rows].join('\n');
  const expected = [
    ...[...table.board.values()].map((standing) => standing.toSorted().join(' ')),
    ...table.rows.map((row) => row.map(({ taken }) => Number(taken)).join('')),
  ].join('\n');
  if (found !== expected) expect(found).toBe(expected);
}

/** The events add up to the scores. V3: at the end one net move each, on to the next free higher space. */
function expectToldScores(s: MetroState, events: readonly MetroEvent[], table: Table): void {
  const scores = Array.from({ length: s.seats }, () => 0);
  const shares = [...scores];
  for (const event of events) {
    if (event.type === 'line' && event.owner !== undefined) scores[event.owner] = event.total;
    if (event.type === 'module' && event.module === 'companies' && event.what === 'valued')
      shares[event.gain.seat] = event.gain.points;
    if (event.type !== 'bonus') continue;
    expect(event.points).toBe(shares[event.seat] + table.points(event.seat));
    scores[event.seat] += event.points;
    const isTaken = (space: number): boolean => scores.some((at, i) => i !== event.seat && at === space);
    if (s.rules.options.exclusive) while (isTaken(scores[event.seat])) scores[event.seat]++;
  }
  expect(Array.from(seatScores(s))).toEqual(scores);
}

describe('whole games', () => {
  it.each(GAMES)('match a table of plain lists: %s', (name, options) => {
    const s = createState(options);
    const table = new Table(options.players);
    const events: MetroEvent[] = [];
    for (const code of randomMoves(s, new SeededRng(name), { emit: (event) => events.push(event) })) {
      const word = wordOf(s, code);
      if (table.lifted.length > 0) expect(legalWords(s).toSorted()).toEqual(table.choices(s.seat));
      else expect(word).not.toMatch(/-(field|beside)-/);
      expectSame(s, table);
      table.play(s.seat, word);
    }
    expectSame(s, table);
    // Nobody is lost: a tourist on no field left the game, since the board is full at the end.
    const onFields = table.rows.flat().filter(({ taken }) => taken).length;
    expect(onFields + table.left.length).toBe(32);
    expect(
      eventsOf(events, 'paris', 'left')
        .map(({ colour }) => colour)
        .toSorted(),
    ).toEqual(table.left.toSorted());
    expect(eventsOf(events, 'paris', 'field')).toHaveLength(onFields);
    const sights = eventsOf(events, 'paris', 'sight').map(({ seat, sight }) => `${seat} ${sight}`);
    for (const { seat, colour, field: number, sight } of eventsOf(events, 'paris', 'field')) {
      expect(sights).toContain(`${seat} ${sight}`);
      expect(TABLE.find(({ name: one }) => one === sight)?.fields[(number - 1) % 4]).toBe(colour);
    }
    for (const { gain } of eventsOf(events, 'paris', 'row'))
      expect(gain.points).toBe(table.points(gain.seat));
    expectToldScores(s, events, table);
    for (const event of events)
      if (event.type === 'module' && event.module === 'paris')
        expect(metro.describe(event)).toMatch(/^[^{}[\]]+\.$/);
  });

  it('every option of a tourist occurs in such games', () => {
    let [most, left, far] = [0, 0, 0];
    for (const [name, options] of GAMES.filter((_, i) => i % 4 === 0)) {
      const s = createState(options);
      const table = new Table(options.players);
      for (const code of randomMoves(s, new SeededRng(name))) table.play(s.seat, wordOf(s, code));
      most = Math.max(most, table.most);
      left += table.left.length;
      far += table.far;
    }
    expect(most).toBeGreaterThan(4);
    expect(Math.min(left, far)).toBeGreaterThan(5);
  });

  it.each(GAMES)('nothing depends on what is hidden: %s', expectHiddenNotToMatter);
});
