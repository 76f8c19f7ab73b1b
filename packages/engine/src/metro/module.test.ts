/** Hooks of module.ts, in modules that exist only here: setup, forbids, explains, onTilePlaced, sample. */
import { describe, expect, it } from 'vitest';
import { pickFromList } from '../kit/driver.ts';
import type { Emit } from '../kit/game.ts';
import { equals, layout, open, perSeat, secret, snapshot, type Values } from '../kit/layout.ts';
import { newRefusal } from '../kit/result.ts';
import { SeededRng } from '../kit/rng.ts';
import { viewOf } from '../kit/view.ts';
import type { MetroEvent } from './event.ts';
import { isComplete } from './line.ts';
import { metro } from './metro.ts';
import type { Module } from './module.ts';
import { DEFAULTS, type MetroOptions } from './options.ts';
import { judgePlacement } from './placement.ts';
import { createState } from './setup.ts';
import type { MetroState } from './state.ts';
import {
  EVERY_GAME,
  legalCodes,
  type MetroGame,
  onTurn,
  playWords,
  randomMoves,
  tileNamed,
  viewersOf,
  wordOf,
} from './testing/games.ts';
import { TILE_NAMES, type TileName } from './tile.ts';

const create = (modules: readonly Module[], options: Partial<MetroOptions> = {}): MetroState =>
  createState({ ...DEFAULTS, first: 0, ...options }, modules);

describe('no modules', () => {
  it.each(EVERY_GAME)(
    'give the same bytes and events, and so does a module without hooks: %s',
    (name, options) => {
      const states = [
        createState(options),
        createState(options, []),
        createState(options, [{ name: 'idle', title: 'idle', about: '', hooks: {} }]),
      ];
      const events: MetroEvent[][] = states.map(() => []);
      const [s, ...others] = states;
      for (const code of randomMoves(s, new SeededRng(name), { emit: (event) => events[0].push(event) })) {
        for (const [i, other] of others.entries()) {
          expect(equals(other, s)).toBe(true);
          metro.play(other, code, (event) => events[i + 1].push(event));
        }
      }
      for (const other of others) expect(equals(other, s)).toBe(true);
      expect(events[1]).toEqual(events[0]);
      expect(events[2]).toEqual(events[0]);
    },
  );
});

const memory = layout({ sum: open.number(), mine: perSeat.u8(2), deck: secret.u16(3), pin: secret.number() });
type Memory = Values<typeof memory.fields>;

/** Has a public field, one per seat, and a hidden one. */
const remembers: Module = {
  name: 'remembers',
  title: 'remembers',
  about: '',
  slice: memory,
  hooks: {
    setup(s, own: Memory) {
      own.sum = 7;
      for (let seat = 0; seat < s.seats; seat++) own.mine.set([seat + 1, 10 * (seat + 1)], seat * 2);
      own.deck.set([100, 200, 300]);
      own.pin = 42;
    },
    // The deck is some order of the same three cards; nothing is known about the pin.
    sample(s, own: Memory, viewer, rng) {
      for (let seat = 0; seat < s.seats; seat++)
        if (seat !== viewer) own.mine.fill(9, seat * 2, seat * 2 + 2);
      const first = rng.below(3);
      own.deck.set([100 * (1 + first), 100 * (1 + ((first + 1) % 3)), 100 * (1 + ((first + 2) % 3))]);
    },
  },
};

describe('setup, the slice and who sees it, sample', () => {
  const game: MetroGame = {
    ...metro,
    create: (options) =>
      createState(options, [{ name: 'idle', title: 'idle', about: '', hooks: {} }, remembers]),
  };
  const s = game.create({ ...DEFAULTS, players: 3 });

  it('the slice is filled before the first action, after the core, whose bytes stay the same', () => {
    expect(snapshot(s)).toEqual({
      ...snapshot(createState({ ...DEFAULTS, players: 3 })),
      'remembers.sum': 7,
      'remembers.mine': [1, 10, 2, 20, 3, 30],
      'remembers.deck': [100, 200, 300],
      'remembers.pin': 42,
    });
  });

  it.each(viewersOf(s))('viewer %i sees what is public and its own', (viewer) => {
    const own = viewer < 0 ? {} : { 'remembers.mine': [viewer + 1, 10 * (viewer + 1)] };
    const seen = Object.entries(snapshot(s, viewer)).filter(([name]) => name.startsWith('remembers'));
    expect(Object.fromEntries(seen)).toEqual({ 'remembers.sum': 7, ...own });
    const known = viewOf(game, s, viewer).known.slices[0] as Memory;
    const shown = [0, 1, 2].flatMap((seat) => (seat === viewer ? [seat + 1, 10 * (seat + 1)] : [0, 0]));
    expect([known.sum, known.pin, ...known.deck, ...known.mine]).toEqual([7, 0, 0, 0, 0, ...shown]);
  });

  it.each(viewersOf(s))('sample fills in the slice, and viewer %i cannot tell the difference', (viewer) => {
    const view = viewOf(game, s, viewer);
    const into = game.create({ ...DEFAULTS, players: 3 });
    game.sample(view, new SeededRng(3), into);
    const sampled = into.slices[0] as Memory;
    expect(Array.from(sampled.deck).sort((a, b) => a - b)).toEqual([100, 200, 300]);
    expect(Array.from(sampled.mine)).toEqual(
      [0, 1, 2].flatMap((seat) => (seat === viewer ? [seat + 1, 10 * (seat + 1)] : [9, 9])),
    );
    expect(equals(viewOf(game, into, viewer).known, view.known)).toBe(true);
  });
});

/** Forbids tiles on the cells of row 0, which are the lowest 8 bits. */
const notOnTop = (tiles: readonly TileName[]): Module => ({
  name: 'not on top',
  title: 'not on top',
  about: '',
  hooks: {
    forbids(_s, _own, tile, cells, at) {
      if (tiles.includes(TILE_NAMES[tile])) cells[at] &= ~0xff;
    },
    explains: (_s, _own, tile, cell) =>
      tiles.includes(TILE_NAMES[tile]) && cell < 8 ? newRefusal('T1', 'notOnTop') : undefined,
  },
});
/** Forbids a tile everywhere else. */
const onlyOnTop = (tile: TileName): Module => ({
  name: 'only on top',
  title: 'only on top',
  about: '',
  hooks: {
    forbids(_s, _own, way, cells, at) {
      if (TILE_NAMES[way] !== tile) return;
      cells[at] &= 0xff;
      cells[at + 1] = 0;
    },
    explains: (_s, _own, way, cell) =>
      TILE_NAMES[way] === tile && cell >= 8 ? newRefusal('T2', 'onlyOnTop') : undefined,
  },
});

function placements(
  modules: readonly Module[],
  hand: readonly TileName[],
  options: Partial<MetroOptions> = {},
): string[] {
  const s = onTurn(create(modules, { hand: hand.length, ...options }), 0, hand);
  return legalCodes(s)
    .map((code) => wordOf(s, code))
    .filter((word) => word !== 'draw');
}

describe('forbids and explains', () => {
  const top = (tile: string): string[] => [0, 1, 2, 3, 4, 5, 6, 7].map((col) => `${tile}0${col}`);

  it('removes cells, tile by tile, in addition to B14', () => {
    const words = placements([notOnTop(['aaaa', 'bbbb'])], ['aaaa', 'bbbb', 'cccc']);
    const all = placements([], ['aaaa', 'bbbb', 'cccc']);
    expect(words).toEqual(all.filter((word) => !/^(aaaa|bbbb)0/.test(word)));
    expect(words.length).toBe(all.length - 8 - 6);
  });

  it('two modules combine; the exception is judged over both and per tile', () => {
    const modules = [notOnTop(['aaaa']), onlyOnTop('aaaa'), onlyOnTop('bbbb')];
    const words = placements(modules, ['aaaa', 'bbbb']);
    // No cell is left for aaaa, so all 28 are legal; for bbbb the top row without its corners (B14).
    expect(words.filter((word) => word.startsWith('aaaa'))).toEqual(placements([], ['aaaa']));
    expect(words.filter((word) => word.startsWith('bbbb'))).toEqual(top('bbbb').slice(1, 7));
  });

  it('the exception covers what either B14 or the module alone forbids (B14, M11)', () => {
    // dada may not lie on top or bottom (B14); without left and right nothing is left.
    expect(placements([onlyOnTop('dada')], ['dada'])).toHaveLength(28);
  });

  it('V1: the exception does not apply while some rotation has a cell', () => {
    const words = placements([onlyOnTop('dada')], ['adad'], { rotate: true });
    expect(words).toEqual(
      top('adad')
        .slice(1, 7)
        .concat([1, 2, 3, 4, 5, 6].map((col) => `adad7${col}`)),
    );
  });

  it('pick agrees with legal', () => {
    const s = create([notOnTop(['aaaa', 'bbbb', 'dada', 'aacb']), onlyOnTop('cccc')], { hand: 1 });
    for (const _ of randomMoves(s, new SeededRng('forbids'))) {
      const [picking, drawing] = [new SeededRng(s.placed), new SeededRng(s.placed)];
      expect(metro.pick(s, picking)).toBe(pickFromList(metro, s, drawing));
      expect(picking.next()).toBe(drawing.next());
    }
    expect(s.placed).toBe(60);
  });

  it.each([
    ['bbbb', 3, 'T1', 'notOnTop', {}],
    ['cccc', 8, 'T2', 'onlyOnTop', {}],
    // B14 first: it is a rule of the game itself.
    ['bbbb', 7, 'B14', 'oneTileLine', { from: 1, to: 32 }],
    ['aaaa', 9, 'B12', 'besideNoTile', { cell: '11' }],
  ])('%s on cell %i: %s', (tile, cell, rule, code, params) => {
    const s = create([notOnTop(['aaaa', 'bbbb']), onlyOnTop('cccc')]);
    expect(judgePlacement(s, tileNamed(tile), cell)).toEqual({ rule, code, params });
    expect(judgePlacement(s, tileNamed('adad'), 3)).toBeUndefined();
  });

  it('a module that forbids without a reason is a bug, and throws', () => {
    const { forbids } = notOnTop(['aaaa']).hooks;
    const s = create([
      { name: 'silent', title: 'silent', about: '', hooks: { forbids: forbids ?? (() => undefined) } },
    ]);
    expect(() => judgePlacement(s, tileNamed('aaaa'), 3)).toThrow('does not say why');
  });
});

describe('onTilePlaced', () => {
  it('is called after the tracks are joined and before the lines score, in module order', () => {
    const calls: unknown[] = [];
    const watch = (name: string): Module => ({
      name,
      title: name,
      about: '',
      hooks: {
        onTilePlaced(s, own, tile, cell, emit) {
          expect(own).toBeUndefined();
          calls.push([name, TILE_NAMES[tile], cell, s.seat, isComplete(s, 19), s.points[1]]);
          emit?.({ type: 'passed', seat: s.seat });
        },
      },
    });
    const events: MetroEvent[] = [];
    const s = create([watch('one'), watch('two')]);
    const place = (tile: TileName, word: string, emit?: Emit<MetroEvent>): void => {
      onTurn(s, 1, [tile]);
      playWords(s, word, emit);
    };
    // Station 20, departure 19: 73 S–N, 63 S–S, 73 N–S: 3 points for blue.
    place('aaaa', 'aaaa73', (event) => events.push(event));
    place('dddd', 'dddd63', (event) => events.push(event));
    expect(calls).toEqual([
      ['one', 'aaaa', 59, 1, false, 0],
      ['two', 'aaaa', 59, 1, false, 0],
      ['one', 'dddd', 51, 1, true, 0],
      ['two', 'dddd', 51, 1, true, 0],
    ]);
    expect(events.map(({ type }) => type)).toEqual([
      'placed',
      'passed',
      'passed',
      'placed',
      'passed',
      'passed',
      'line',
    ]);
    expect(s.points[1]).toBe(3);
    // Without a listener nothing is emitted, and the hook is still called.
    place('aaaa', 'aaaa00');
    expect(calls).toHaveLength(6);
  });
});
