import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetRecovery,
  forgetSeat,
  ownSeats,
  seatAt,
  storeSeat,
  storeSecret,
  storeShares,
} from './seats.ts';

const SECRET = '0123456789abcdefghijkl';
const OTHER = 'ABCDEFGHIJKLMNOPQRSTUV';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a seat is kept with its recovery code until that is noted', () => {
  storeSeat({ table: 'abcdefgh', secret: SECRET, recovery: 'some words' });
  expect(seatAt('abcdefgh')).toMatchObject({ secret: SECRET, recovery: 'some words' });
  forgetRecovery('abcdefgh');
  expect(seatAt('abcdefgh')).toMatchObject({ secret: SECRET });
  expect(seatAt('abcdefgh')?.recovery).toBeUndefined();
  expect([...kept.values()].join()).not.toContain('some words');
});

test('of a table there is one seat, the last', () => {
  storeSeat({ table: 'abcdefgh', secret: SECRET, recovery: '' });
  expect(storeSecret('abcdefgh', OTHER)).toBe(true);
  expect(ownSeats().map(({ secret }) => secret)).toEqual([OTHER]);
  forgetSeat('abcdefgh');
  expect(seatAt('abcdefgh')).toBeUndefined();
});

test('a new seat pushes no other out, however many there are', () => {
  const tables = Array.from({ length: 200 }, (_, i) => `table${i}`);
  for (const table of tables) storeSecret(table, SECRET);
  expect(ownSeats().map(({ table }) => table)).toEqual(tables.toReversed());
});

test('what is no secret is not kept', () => {
  expect(storeSecret('abcdefgh', 'short')).toBe(false);
  expect(ownSeats()).toEqual([]);
});

test.each(['', '{', '7', '[1,null,{"table":"x"}]', '[{"table":"x","secret":"<script>","since":1}]'])(
  'junk is no seat: %s',
  (junk) => {
    kept.set('guimard.seats', junk);
    expect(ownSeats()).toEqual([]);
  },
);

test('in a browser that keeps nothing, seats last as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('no');
    },
    setItem: () => {
      throw new Error('no');
    },
  });
  storeSecret('abcdefgh', SECRET);
  expect(seatAt('abcdefgh')?.secret).toBe(SECRET);
  forgetSeat('abcdefgh');
  expect(ownSeats()).toEqual([]);
});

test('what a seat adds to the draws is kept with it, and not when it is another seat', () => {
  storeSeat({ table: 'abcdefgh', secret: SECRET, recovery: 'some words' });
  const note = { number: 1, server: 'ab', seeds: 1, digest: 'cd', seats: ['ef', ''] };
  const shares = { root: '0f', notes: [note, { ...note, number: 2, from: 7 }] };
  storeShares('abcdefgh', shares);
  forgetRecovery('abcdefgh');
  expect(seatAt('abcdefgh')).toMatchObject({ secret: SECRET, shares });
  storeSecret('abcdefgh', OTHER);
  expect(seatAt('abcdefgh')?.shares).toBeUndefined();
});
