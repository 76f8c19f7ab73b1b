import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from '@guimard/messages/build';
import { expect, test } from 'vitest';

const fonts = readFileSync(join(import.meta.dirname, '../src/styles/fonts.css'), 'utf8');

/** The characters that a face of ours has, by its name. */
const rangesOf = (family: string): [number, number][] =>
  fonts
    .split('@font-face')
    .filter((face) => face.includes(`font-family: "${family}"`))
    .flatMap((face) => [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)])
    .map(([, first = '', last = first]) => [Number.parseInt(first, 16), Number.parseInt(last, 16)]);

const letters = new Set([...readSources().values()].join('').match(/\p{Script=Latin}/gu));

test.each(['Figtree', 'Guimard Display'])('%s has every Latin letter of every language', (family) => {
  const ranges = rangesOf(family);
  const lacks = (letter: string): boolean => {
    const code = letter.codePointAt(0) ?? 0;
    return !ranges.some(([first, last]) => code >= first && code <= last);
  };
  expect(letters.size).toBeGreaterThan(60);
  expect([...letters].filter(lacks)).toEqual([]);
});
