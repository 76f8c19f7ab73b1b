/** Where a section may be placed: D4, D5, D6, and what is set aside (D8). */
import { describe, expect, it } from 'vitest';
import { indexOn, spotOf, xOf, yOf } from './board.ts';
import { correspondances } from './correspondances.ts';
import type { CorrespondancesEvent } from './event.ts';
import { spotIn } from './placement.ts';
import { BY_EXHAUSTION, type CorrespondancesState, DRAW, ORDER } from './state.ts';
import {
  legalCodes,
  legalWords,
  playWords,
  refusalOf,
  roundWith,
  tableFrom,
  tileNamed,
  withDrawn,
} from './testing/games.ts';

/** In how many ways the drawn tile fits each cell, `o` being a tile; with a margin of one cell. */
function picture(s: CorrespondancesState): string {
  const spots = Array.from(s.spots.subarray(0, s.placed));
  const [xs, ys] = [spots.map(xOf), spots.map(yOf)];
  const ways = (x: number, y: number): number =>
    legalCodes(s).filter((code) => spotIn(code) === spotOf(x, y)).length;
  const rows: string[] = [];
  for (let y = Math.min(...ys) - 1; y <= Math.max(...ys) + 1; y++) {
    let row = '';
    for (let x = Math.min(...xs) - 1; x <= Math.max(...xs) + 1; x++) {
      if (indexOn(s, spotOf(x, y)) >= 0) row += 'o';
      else row += ways(x, y) === 0 ? '.' : String(ways(x, y));
    }
    rows.push(row);
  }
  return rows.join('\n');
}

const lines = (drawing: string): string =>
  drawing
    .trim()
    .split('\n')
    .map((row) => row.trim())
    .join('\n');

interface Case {
  readonly rule: string;
  readonly tile: string;
  readonly table: string;
  readonly expected: string;
}

const SET_UP = '2-3M= 2-2-= 1-1-= 3-3-= 4-4-= 1M4-=';

const CASES: readonly Case[] = [
  {
    rule: 'D4: beside lines 1 and 2 one way each, at an (M) both ways',
    tile: 'cross-12',
    table: SET_UP,
    expected: `.111..1.
               2oooooo2
               ..11....`,
  },
  {
    rule: 'D4: two edges of a curve show the line, so it may lie two ways, at an (M) four',
    tile: 'curves-34',
    table: SET_UP,
    expected: `....22..
               4oooooo4
               .2..222.`,
  },
  {
    rule: 'D4, D5: every edge that touches must join; a section is touched like the set-up',
    tile: 'link-12',
    table: `1122* ..... ..... ..... ..... .....
            2-3M= 2-2-= 1-1-= 3-3-= 4-4-= 1M4-=`,
    // Above the section it shows 1, to the west 2. East of it 1, and 2 on the straight below: one way.
    expected: `.2......
               2o12..2.
               4oooooo4
               ..22....`,
  },
  {
    rule: 'D9: between three different lines nothing fits any more',
    tile: 'curves-14',
    table: `3322. ..... 1414. ..... ..... .....
            2-3M= 2-2-= 1-1-= 3-3-= 4-4-= 1M4-=`,
    // Between the two sections: 3 in the west, 2 below, 4 in the east.
    expected: `...2....
               .o.o.22.
               4oooooo4
               ...2.22.`,
  },
  {
    rule: 'D4: (M) takes any line; the other edges of the same tile still join',
    tile: 'bridge-13',
    table: `..... ..... ..... ..... ..... 1313. 2233.
            2-3M= 2-2-= 1-1-= 3-3-= 4-4-= 1M4-= .....`,
    // East of the east end: 3 above, and (M) in the west.
    expected: `......1..
               ...11.oo.
               2oooooo1.
               .1.11....`,
  },
];

describe('legal placements', () => {
  it.each(CASES)('$rule', ({ tile, table, expected }) => {
    expect(picture(withDrawn(tableFrom(table), tile))).toBe(lines(expected));
  });

  it('the order is fixed: open cells as stored, then rotations upwards', () => {
    expect(legalWords(withDrawn(roundWith('2134', [1, 2]), 'curves-12')).join(' ')).toBe(
      'place-e0n1-0 place-e0n1-3 place-w1s0-0 place-w1s0-1 place-w1s0-2 place-w1s0-3 place-e1n1-0 ' +
        'place-e1n1-3 place-e1s1-1 place-e1s1-2 place-e2n1-1 place-e2n1-2 place-e2s1-0 place-e2s1-3 ' +
        'place-e5n1-1 place-e5n1-2 place-e6s0-0 place-e6s0-1 place-e6s0-2 place-e6s0-3',
    );
  });
});

describe('why a placement is refused', () => {
  const table = `3322. ..... 1414. ..... ..... .....
                 2-3M= 2-2-= 1-1-= 3-3-= 4-4-= 1M4-=`;
  it.each([
    ['cross-12', 'place-e0s0-0', 'D6', 'spotTaken', { spot: 'e0s0' }],
    ['cross-12', 'place-e1s0-0', 'D6', 'spotTaken', { spot: 'e1s0' }],
    ['cross-12', 'place-e2n1-1', 'D6', 'spotTaken', { spot: 'e2n1' }],
    ['cross-12', 'place-e2n3-1', 'D5', 'touchesNothing', { spot: 'e2n3' }],
    ['cross-12', 'place-e7n1-1', 'D5', 'touchesNothing', { spot: 'e7n1' }],
    // These coincide with an open cell and a tile on the torus: (6, 0) and (2, −1).
    ['cross-12', 'place-w58s0-0', 'D5', 'touchesNothing', { spot: 'w58s0' }],
    ['cross-12', 'place-w62n1-0', 'D5', 'touchesNothing', { spot: 'w62n1' }],
    ['cross-12', 'place-e70s0-0', 'D5', 'touchesNothing', { spot: 'e70s0' }],
    ['cross-12', 'place-e5n1-2', 'D6', 'sameRotation', { tile: 'cross-12', number: 2, equal: 0 }],
    ['bridge-12', 'place-e6s0-3', 'D6', 'sameRotation', { tile: 'bridge-12', number: 3, equal: 1 }],
    ['cross-12', 'place-e5n1-1', 'D4', 'linesMustJoin', { wants: ['south:1'] }],
    ['cross-12', 'place-e1s1-0', 'D4', 'linesMustJoin', { wants: ['north:2'] }],
    ['curves-14', 'place-e1n1-2', 'D4', 'fitsInNoRotation', { wants: ['east:4', 'south:2', 'west:3'] }],
    ['cross-13', 'place-w1n1-0', 'D4', 'fitsInNoRotation', { wants: ['east:2'] }],
  ])('%s %s: %s, %s', (tile, word, rule, code, params) => {
    const s = withDrawn(tableFrom(table), tile);
    expect(refusalOf(s, word)).toEqual({ rule, code, params });
  });

  it('invalid coordinates, from a program instead of a word', () => {
    const s = withDrawn(tableFrom(table), 'curves-12');
    for (const at of [0.5, Number.NaN, Number.POSITIVE_INFINITY, -65, 64, 1e9]) {
      expect(correspondances.encode(s, { type: 'place', x: at, y: 0, rot: 0 })).toMatchObject({ ok: false });
      expect(correspondances.encode(s, { type: 'place', x: 0, y: at, rot: 0 })).toMatchObject({ ok: false });
      expect(correspondances.encode(s, { type: 'place', x: 6, y: 0, rot: at })).toMatchObject({
        ok: false,
        error: { rule: 'D6' },
      });
    }
  });
});

describe('D8: a tile that fits nowhere', () => {
  /** Every open cell shows a line other than 1 and 2, or two other things than a cross of them has. */
  const BEFORE =
    'order-1243 line-3 line-2 cross-24 place-e0n1-0 curves-24 place-e2s1-0 link-14 place-w1s0-0 ' +
    'bridge-23 place-e6s0-1 cross-23 place-e0s1-1 link-24 place-e2n1-1 link-14 place-e5n1-1 ' +
    'link-34 place-e5s1-1 bridge-34 place-e5n2-1 link-23 place-e0n2-1 cross-24 place-e1n2-1 ' +
    'link-24 place-e7s0-3 link-23 place-e7n1-2';

  function before(): CorrespondancesState {
    const s = correspondances.create({ players: 2, first: 0, rotateFirst: false, target: 10 });
    playWords(s, BEFORE);
    return s;
  }

  it('is set aside, and the same seat draws again', () => {
    const s = before();
    const events: CorrespondancesEvent[] = [];
    playWords(s, 'cross-12', (event) => events.push(event));
    expect(events).toEqual([
      { type: 'drew', seat: 1, tile: 'cross-12' },
      { type: 'aside', seat: 1, tile: 'cross-12' },
    ]);
    const tile = tileNamed('cross-12');
    expect([s.step, s.seat, s.drawn, s.pile, s.placed]).toEqual([DRAW, 1, 0, 34, 19]);
    expect([s.aside[tile], s.bag[tile]]).toEqual([1, 1]);
    playWords(s, 'cross-12 bridge-12');
    expect([s.step, s.seat, s.aside[tile], s.bag[tile]]).toEqual([DRAW, 1, 2, 0]);
    playWords(s, 'curves-34');
    expect(correspondances.toMove(s)).toBe(1);
  });

  it('ends the round if it was the last one', () => {
    const s = before();
    s.bag.fill(0);
    s.bag[tileNamed('cross-12')] = 1;
    s.pile = 1;
    const events: CorrespondancesEvent[] = [];
    playWords(s, 'cross-12', (event) => events.push(event));
    expect([s.step, s.round, s.lastEnd, s.pile]).toEqual([ORDER, 1, BY_EXHAUSTION, 0]);
    expect(events.map(({ type }) => type)).toEqual(['drew', 'aside', 'portion', 'scored']);
    // D18: nobody arrived, and the longest portion still counts.
    expect([Array.from(s.lastLength), Array.from(s.totals)]).toEqual([
      [1, 3],
      [0, 1],
    ]);
  });
});
