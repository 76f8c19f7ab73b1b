import { expect, test } from 'vitest';
import german from '../dist/de/refusals-metro.js';
import correspondances from '../dist/en/refusals-correspondances.js';
import kit from '../dist/en/refusals-kit.js';
import metro from '../dist/en/refusals-metro.js';
import { explain } from './explain.mjs';

const ALL = [kit, metro, correspondances];
const show = { cell: (name: string) => `<${name}>` };

test('a code without params is its message', () => {
  expect(explain(ALL, { code: 'gameOver', params: {} })).toBe('The game is over.');
});

test('params are shown by their kind, which is the last word of their name', () => {
  const taken = { code: 'cellTaken', params: { cell: '25' } };
  expect(explain(ALL, taken)).toBe('25 already has a tile.');
  expect(explain(ALL, taken, show)).toBe('<25> already has a tile.');
  const rotated = { code: 'rotated', params: { tile: 'aacb', heldTile: 'cbaa' } };
  expect(explain(ALL, rotated, { tile: (name) => name.toUpperCase() })).toMatch(/^AACB is CBAA rotated/);
});

test('lists are shown item by item: by the table, or by the names in the catalogue', () => {
  const extend = { code: 'lineToExtend', params: { colour: 'red', cells: ['04', '50'] } };
  expect(explain(ALL, extend, show)).toBe('Extend any red line, on one of these cells: <04>, <50>.');
  const cities = { code: 'oneCity', params: { modules: ['paris', 'new-york', 'atlantis'] } };
  expect(explain(ALL, cities)).toBe('Only one city at a time, not Paris, New York, and Atlantis together.');
  const lines = { code: 'linesMustJoin', params: { wants: ['north:2', 'west:4'] } };
  expect(explain(ALL, lines)).toBe(
    'Lines must join: this cell needs line 2 to the north and line 4 to the west.',
  );
});

test('colours and modules are in the language', () => {
  const extend = { code: 'lineToExtend', params: { colour: 'red', cells: ['04'] } };
  expect(explain([german], extend)).toBe('Du musst eine rote Linie verlängern, auf einem dieser Felder: 04.');
});

test('a code that is in no catalogue is not explained', () => {
  for (const code of ['unheardOf', 'constructor', '__proto__'])
    expect(explain(ALL, { code, params: {} })).toBeUndefined();
});
