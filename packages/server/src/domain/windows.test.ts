import { expect, test } from 'vitest';
import { Windows } from './windows.ts';

const MINUTE = 60_000;

test('the number of remembered keys is limited', () => {
  const windows = new Windows();
  windows.count('first', MINUTE, 0);
  for (let i = 0; i < 100_000; i++) windows.count(`${i}`, MINUTE, 0);
  expect(windows.count('99999', MINUTE, 0).count).toBe(2);
  expect(windows.countOf('first', 0)).toBe(0);
});

test('a window can be looked at without counting, until it is over', () => {
  const windows = new Windows();
  for (let i = 0; i < 3; i++) windows.count('key', MINUTE, i);
  expect([windows.countOf('key', 3), windows.countOf('key', MINUTE - 1)]).toEqual([3, 3]);
  expect([windows.countOf('key', MINUTE), windows.countOf('other', 0)]).toEqual([0, 0]);
});
