import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { list, number } from './schema.ts';
import { stored } from './stored.ts';

let entries: Map<string, string>;
beforeEach(() => {
  entries = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const refuse = (): never => {
  throw new Error('refused');
};
const numbers = (key: string) => stored(key, list(number), [0]);

test('what is written is read, by anybody with the key', () => {
  numbers('numbers').write([1, 2]);
  expect(numbers('numbers').read()).toEqual([1, 2]);
  expect(numbers('others').read()).toEqual([0]);
});

test('a change by another tab is seen', () => {
  const store = numbers('shared');
  store.write([1]);
  entries.set('shared', '[7]');
  expect(store.read()).toEqual([7]);
});

test('items that do not fit are left out', () => {
  entries.set('mixed', '[1, "2", null, 3]');
  expect(numbers('mixed').read()).toEqual([1, 3]);
});

test('junk reads as the fallback, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (junk) => {
      entries.set('junk', junk);
      const read = numbers('junk').read();
      expect(read.every((item) => typeof item === 'number')).toBe(true);
    }),
  );
  entries.set('junk', '{"not":"a list"}');
  expect(numbers('junk').read()).toEqual([0]);
});

test('where storage is full, a value lasts as long as the page', () => {
  const store = numbers('full');
  store.write([1]);
  vi.stubGlobal('localStorage', { getItem: (key: string) => entries.get(key) ?? null, setItem: refuse });
  store.write([2]);
  expect(numbers('full').read()).toEqual([2]);
});

test('where storage is forbidden, a value lasts as long as the page', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const store = numbers('forbidden');
  expect(store.read()).toEqual([0]);
  store.write([3]);
  expect(store.read()).toEqual([3]);
});

test('once storage works again, it is used', () => {
  const store = numbers('again');
  const working = localStorage;
  vi.stubGlobal('localStorage', undefined);
  store.write([4]);
  vi.stubGlobal('localStorage', working);
  store.write([5]);
  entries.set('again', '[6]');
  expect(store.read()).toEqual([6]);
});
