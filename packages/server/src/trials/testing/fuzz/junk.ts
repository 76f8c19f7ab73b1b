/** Values that no client would send. */
import type { Rng } from '@guimard/engine/kit';

export const WORDS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'type',
  'secret',
  'command',
  'request',
  'key',
  'version',
  '',
  ' ',
  '\u0000',
  '\ud800',
  '𝕸étro 🚇',
  '\u202eortem',
  'ａｂｃｄ',
  'e\u0301'.repeat(20),
  'act',
  'ready',
  'metro',
  "'; DROP TABLE entries; --",
  '../../etc/passwd',
  '%00',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'a'.repeat(300),
] as const;

export const NUMBERS = [
  0,
  -0,
  -1,
  1,
  2,
  5,
  6,
  1.5,
  255,
  256,
  1e9,
  2 ** 31,
  2 ** 32,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  -(2 ** 53),
  1e308,
  -1e308,
  5e-324,
] as const;

export const oneOf = <T>(rng: Rng, list: readonly T[]): T => list[rng.below(list.length)];

/** Any JSON at all. */
export function anything(rng: Rng, depth = 3): unknown {
  switch (rng.below(depth > 0 ? 8 : 5)) {
    case 0:
      return null;
    case 1:
      return rng.below(2) === 0;
    case 2:
      return oneOf(rng, NUMBERS);
    case 3:
    case 4:
      return oneOf(rng, WORDS);
    case 5:
      return Array.from({ length: rng.below(5) }, () => anything(rng, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: rng.below(5) }, () => [oneOf(rng, WORDS), anything(rng, depth - 1)]),
      );
  }
}

/** JSON with this nesting depth. */
export const nested = (rng: Rng, depth: number): string =>
  rng.below(2) === 0
    ? '['.repeat(depth) + ']'.repeat(depth)
    : `${'{"a":'.repeat(depth >> 2)}1${'}'.repeat(depth >> 2)}`;

const LETTERS = '{ } [ ] " : , 0 1 2 9 e E + - . true false null \\ \\u u \u0000 é 🚇'.split(' ');

/** Characters of JSON in any order. */
export const noise = (rng: Rng): string =>
  Array.from({ length: 1 + rng.below(60) }, () => oneOf(rng, LETTERS)).join('');

export const bytes = (rng: Rng, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => rng.below(256)));

export const shuffled = <T>(rng: Rng, list: readonly T[]): readonly T[] =>
  list
    .map((item) => ({ item, at: rng.below(60_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
