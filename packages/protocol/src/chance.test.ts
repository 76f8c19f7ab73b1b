import { expect, test } from 'vitest';
import { hashOf, SeedChance } from './chance.ts';

const RANGE = 2 ** 32;

test('the hash of a seed is its SHA-256', () => {
  // The vectors of FIPS 180-2.
  expect(hashOf('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  // By Node's own: createHash('sha256').update('Métro ⌘').digest('hex').
  expect(hashOf('Métro ⌘')).toBe('321578a9c6da399cb6f16340af078d6d19451dfdd80f05d24b45c9d2ccfee483');
});

test('the random numbers of a seed never change', () => {
  const chance = new SeedChance('guimard');
  expect(Array.from({ length: 12 }, () => chance.below(60))).toEqual([
    7, 8, 9, 7, 12, 49, 1, 25, 32, 36, 52, 55,
  ]);
});

// By Node's own: the SHA-256 of `${seed}/0`, `${seed}/1` and `${seed}/2`, read by readUInt32BE. The first three numbers,
// those where the first block ends and the second starts, and the first of the third.
const VECTORS: readonly (readonly [string, readonly number[], readonly number[], number])[] = [
  ['', [113836474, 417841729, 2394750046], [1938702049, 1059670986], 1736058794],
  ['guimard', [3654415987, 3310686728, 2932967709], [507370345, 2364570572], 86923210],
  ['Métro ⌘', [2070035280, 3315871043, 3803738449], [2553058926, 3345853084], 3349342039],
  ['a'.repeat(200), [216342148, 3552600393, 3092735335], [3927071050, 3395964674], 4043548868],
];
test.each(VECTORS)('seed "%s" gives the independently computed numbers', (seed, first, turn, third) => {
  const chance = new SeedChance(seed);
  const numbers = Array.from({ length: 17 }, () => chance.below(RANGE));
  expect([numbers.slice(0, 3), numbers.slice(7, 9), numbers[16]]).toEqual([first, turn, third]);
});

test('numbers that would cause a bias are drawn again', () => {
  // Of 2³² numbers the last third is drawn again: it would make the first third likelier.
  const n = RANGE - Math.floor(RANGE / 3);
  const [chance, all] = [new SeedChance('fair'), new SeedChance('fair')];
  let again = 0;
  for (let i = 0; i < 200; i++) {
    let next = all.below(RANGE);
    for (; next >= n; next = all.below(RANGE)) again++;
    expect(chance.below(n)).toBe(next);
  }
  expect(again).toBeGreaterThan(50);
});

/** Within what happens by chance in all but one of a million cases (normal approximation of chi-square). */
function expectUniform(counts: readonly number[]): void {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  const degrees = counts.length - 1;
  expect(Math.abs(chiSquare - degrees)).toBeLessThan(4.9 * Math.sqrt(2 * degrees) + 4);
}

test.each([2, 3, 7, 24, 60, 1000])('each number below %i is equally likely', (n) => {
  const chance = new SeedChance(`uniform ${n}`);
  const counts = Array.from({ length: n }, () => 0);
  for (let i = 0; i < 200 * n; i++) counts[chance.below(n)]++;
  expectUniform(counts);
});

test('pairs of numbers are equally likely as well', () => {
  const chance = new SeedChance('pairs');
  const counts = Array.from({ length: 64 }, () => 0);
  for (let i = 0; i < 20_000; i++) counts[8 * chance.below(8) + chance.below(8)]++;
  expectUniform(counts);
});

test('a single outcome still takes one number', () => {
  const [chance, all] = [new SeedChance('one'), new SeedChance('one')];
  expect(chance.below(1)).toBe(0);
  all.below(RANGE);
  expect(chance.below(RANGE)).toBe(all.below(RANGE));
});
