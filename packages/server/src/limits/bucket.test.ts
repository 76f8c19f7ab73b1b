import { expect, test } from 'vitest';
import { Bucket, Buckets } from './bucket.ts';

const RATE = { atOnce: 3, perSecond: 2 };
const times = (count: number, take: () => boolean) => Array.from({ length: count }, take);

test('allows a burst, and then a steady rate', () => {
  const bucket = new Bucket(RATE, 0);
  expect(times(5, () => bucket.take(0))).toEqual([true, true, true, false, false]);
  expect(times(2, () => bucket.take(500))).toEqual([true, false]);
  expect(times(5, () => bucket.take(60_000))).toEqual([true, true, true, false, false]);
});

test('a clock that is set back refills nothing', () => {
  const bucket = new Bucket(RATE, 10_000);
  expect(times(4, () => bucket.take(0))).toEqual([true, true, true, false]);
});

test('one bucket per key, and full ones are dropped', () => {
  const buckets = new Buckets({ atOnce: 1, perSecond: 1 });
  expect([buckets.take('a', 0), buckets.take('a', 0), buckets.take('b', 0)]).toEqual([true, false, true]);
  for (let i = 0; i < 30_000; i++) expect(buckets.take(`${i}`, i)).toBe(true);
  expect(buckets.take('29999', 30_000)).toBe(false);
});

test('without a rate there is no limit', () => {
  const buckets = new Buckets(undefined);
  expect(times(100, () => buckets.take('a', 0))).not.toContain(false);
});
