/** The hooks of module.ts about points: linePoints, onLineScored, endSeat; and choosing modules. */
import { describe, expect, it } from 'vitest';
import { choose } from '../kit/compose.ts';
import { newRefusal } from '../kit/result.ts';
import { SeededRng } from '../kit/rng.ts';
import { terminus } from './board.ts';
import type { MetroEvent } from './event.ts';
import type { Module } from './module.ts';
import { DEFAULTS, type MetroOptions } from './options.ts';
import { createState } from './setup.ts';
import type { MetroState } from './state.ts';
import { placeAll, randomMoves } from './testing/games.ts';
import { NOBODY } from './types.ts';

const create = (modules: readonly Module[], options: Partial<MetroOptions> = {}): MetroState =>
  createState({ ...DEFAULTS, first: 0, ...options }, modules);

const plusOne: Module = {
  name: 'plus one',
  title: 'plus one',
  about: '',
  hooks: { linePoints: (_s, _own, points) => points + 1 },
};
const twice: Module = {
  name: 'twice',
  title: 'twice',
  about: '',
  hooks: { linePoints: (_s, _own, points) => points * 2 },
};

describe('linePoints', () => {
  // Station 5: 03 N–S, 13 N–S, 23 N–S, the centre: 3 crossings, doubled. Two players: yellow's.
  const toCentre = 'aaaa03aaaa13aaaa23';

  it.each([
    ['no module', [], 6],
    ['+ 1', [plusOne], 7],
    ['+ 1, × 2', [plusOne, twice], 14],
    ['× 2, + 1', [twice, plusOne], 13],
  ])('folds from what B17 gives, in order of modules: %s', (_, modules, points) => {
    const events: MetroEvent[] = [];
    const s = create(modules);
    placeAll(s, toCentre, (event) => events.push(event));
    expect(events.at(-1)).toMatchObject({ type: 'line', station: 5, length: 3, points, total: points });
    expect(Array.from(s.points)).toEqual([points, 0]);
  });

  it('gets departure, end and length; unowned lines do not call it', () => {
    const asked: unknown[] = [];
    const ask: Module = {
      name: 'ask',
      title: 'ask',
      about: '',
      hooks: {
        linePoints(_s, _own, ...args) {
          asked.push(args);
          return args[0];
        },
      },
    };
    // As above; platform 2's line, the other way, is unowned (B16).
    placeAll(create([ask]), toCentre);
    expect(asked).toEqual([[6, 4, terminus(33), 3]]);
    // Station 16: 70 W–E, 71 W–S, station 18: unowned with three players (B8).
    placeAll(create([ask], { players: 3 }), 'aaaa70cccc71');
    expect(asked).toHaveLength(1);
  });
});

describe('onLineScored', () => {
  /** Colour, departure, end, length and the marker of colour 0 at that moment. */
  function scored(board: string, options: Partial<MetroOptions> = {}): unknown[] {
    const calls: unknown[] = [];
    const events: MetroEvent[] = [];
    const watch: Module = {
      name: 'watch',
      title: 'watch',
      about: '',
      hooks: {
        onLineScored(s, _own, colour, departure, end, length, emit) {
          calls.push([colour, departure, end, length, s.points[0]]);
          if (departure < 32) expect(events.at(-1)).toMatchObject({ type: 'line', station: departure + 1 });
          expect(emit).toBeTypeOf('function');
        },
      },
    };
    placeAll(create([watch], options), board, (event) => events.push(event));
    return calls;
  }

  it('is called after the marker has moved and the line was emitted; stations first, then platforms', () => {
    expect(scored('aaaa03aaaa13aaaa23')).toEqual([
      [0, 4, terminus(33), 3, 6],
      [NOBODY, 33, terminus(4), 3, 6],
    ]);
  });

  it('platforms score in ascending order, whichever tile is last', () => {
    // Platform 1: 24 S–W, 23 E–S, platform 2. Platform 2: 23 S–E, 24 W–S, platform 1.
    const both = [
      [NOBODY, 32, terminus(33), 2, 0],
      [NOBODY, 33, terminus(32), 2, 0],
    ];
    expect(scored('dbcd23ddbc24')).toEqual(both);
    expect(scored('ddbc24dbcd23')).toEqual(both);
  });

  it('is called for unowned stations', () => {
    // Station 16: 70 W–E, 71 W–S, station 18.
    expect(scored('aaaa70cccc71', { players: 3 })).toEqual([[NOBODY, 15, terminus(17), 2, 0]]);
    expect(scored('aaaa70cccc71', { players: 4 })).toEqual([[0, 15, terminus(17), 2, 2]]);
  });
});

describe('endSeat', () => {
  /** Lines are worth nothing, so that only the end counts. */
  const noLines: Module = { name: 'no lines', title: 'no lines', about: '', hooks: { linePoints: () => 0 } };
  const gives = (name: string, points: readonly number[]): Module => ({
    name,
    title: name,
    about: '',
    hooks: { endSeat: (_s, _own, sofar, seat) => sofar + points[seat] },
  });

  function end(
    modules: readonly Module[],
    options: Partial<MetroOptions>,
  ): { s: MetroState; told: unknown[] } {
    const told: unknown[] = [];
    const s = create([noLines, ...modules], options);
    const emit = (event: MetroEvent): void => {
      if (event.type === 'bonus') told.push([event.seat, event.points, event.total]);
      if (event.type === 'over') told.push(event.scores);
    };
    for (const _ of randomMoves(s, new SeededRng('end'), { emit })) expect(told).toEqual([]);
    return { s, told };
  }

  it('each seat gets its points, in seat order from the first player', () => {
    const { told } = end([gives('one', [5, 5, 4])], { players: 3, first: 1 });
    expect(told).toEqual([
      [1, 5, 5],
      [2, 4, 4],
      [0, 5, 5],
      [5, 5, 4],
    ]);
  });

  it('V3: in order from the first player, later markers move on', () => {
    const { told } = end([gives('one', [5, 5, 4])], { players: 3, first: 1, exclusive: true });
    // Seat 1 on 5, seat 2 on 4, seat 0 finds 5 taken.
    expect(told).toEqual([
      [1, 5, 5],
      [2, 4, 4],
      [0, 5, 6],
      [6, 5, 4],
    ]);
  });

  it('V3: one net move per player, not one per module', () => {
    // Seat 0: 3 − 1 = 2. Seat 1: 2 + 0 = 2, taken: 3. Seat 2: 4 − 4 = 0 does not move and emits nothing.
    // One by one seat 1 would reach 2 unhindered after seat 0's move to 3.
    const { told } = end([gives('one', [3, 2, 4]), gives('two', [-1, 0, -4])], {
      players: 3,
      exclusive: true,
    });
    expect(told).toEqual([
      [0, 2, 2],
      [1, 2, 3],
      [2, 3, 0],
    ]);
  });

  it('the modules fold in order', () => {
    const double: Module = {
      name: 'double',
      title: 'double',
      about: '',
      hooks: { endSeat: (_s, _own, points) => points * 2 },
    };
    expect(end([gives('one', [1, 2]), double, gives('two', [10, 20])], {}).s.points).toEqual(
      new Int32Array([12, 24]),
    );
    expect(end([gives('two', [10, 20]), gives('one', [1, 2]), double], {}).s.points).toEqual(
      new Int32Array([22, 44]),
    );
  });

  it('a randomly chosen first player (B9) counts here too', () => {
    const { s, told } = end([gives('one', [1, 1, 1, 1])], { players: 4, first: 'random', exclusive: true });
    expect(told.slice(0, 4)).toEqual([0, 1, 2, 3].map((turn) => [(s.first + turn) % 4, 1, 1 + turn]));
  });
});

describe('choosing modules', () => {
  const all: readonly Module[] = [
    { name: 'a', title: 'a', about: '', hooks: {} },
    { name: 'b', title: 'b', about: '', requires: ['a'], hooks: {} },
    { name: 'c', title: 'c', about: '', excludes: { a: newRefusal('X1', 'notTogether') }, hooks: {} },
  ];

  it('keeps the order of the list', () => {
    expect(choose(all, ['b', 'a'])).toEqual({ ok: true, value: [all[0], all[1]] });
    expect(choose(all, [])).toEqual({ ok: true, value: [] });
  });

  it.each([
    [['d'], 'options', 'unknownModule'],
    [['b'], 'options', 'moduleMissing'],
    [['a', 'c'], 'X1', 'notTogether'],
  ])('%j is refused by %s', (names, rule, code) => {
    expect(choose(all, names)).toMatchObject({ ok: false, error: { rule, code } });
  });
});
