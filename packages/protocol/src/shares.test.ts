import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf, joinSeeds, type Seed } from './chance.ts';
import { contributionsTo, LINKS, linkOf, stepsBetween } from './shares.ts';

test('a chain has as many shares as links, and no link is of another chain', () => {
  const root = hashOf('root');
  for (let number = 0; number < LINKS; number++)
    expect(hashOf(linkOf(root, number + 1))).toBe(linkOf(root, number));
  expect(linkOf(root, LINKS)).toBe(root);
  expect(stepsBetween(linkOf(root, 0), linkOf(root, 1))).toBe(1);
  expect(stepsBetween(linkOf(root, 0), root)).toBe(LINKS);
  expect(stepsBetween(linkOf(root, 3), linkOf(root, 2))).toBeUndefined();
  expect(stepsBetween(linkOf(root, 0), linkOf(root, 0))).toBeUndefined();
  expect(stepsBetween(linkOf(root, 0), hashOf('other'))).toBeUndefined();
});

const SEEDS: readonly Seed[] = [
  { from: 0, seed: 's' },
  { from: 0, seed: 'b', seat: 1 },
  { from: 0, seed: 'a', seat: 0 },
  { from: 7, seed: 't' },
  { from: 9, seed: 'd', seat: 2 },
  { from: 9, seed: 'c', seat: 1 },
];

test('seeds are joined in the order of the seats, whichever share came first', () => {
  expect(joinSeeds(SEEDS)).toBe('s+a+b+t+c+d');
  const shuffled = fc
    .shuffledSubarray([1, 2], { minLength: 2 })
    .chain((first) =>
      fc
        .shuffledSubarray([4, 5], { minLength: 2 })
        .map((second) => [0, ...first, 3, ...second].map((i) => SEEDS[i]!)),
    );
  fc.assert(fc.property(shuffled, (seeds) => joinSeeds(seeds) === 's+a+b+t+c+d'));
  expect(joinSeeds(SEEDS.filter(({ seat }) => seat === undefined))).toBe('s+t');
});

const chains = ['anna', 'hector', 'odette'].map(hashOf);
const share = (seat: number, number: number, from: number): Seed => ({
  from,
  seat,
  seed: linkOf(chains[seat]!, number),
});
const person = (seat: number) => ({ kind: 'person' as const, commitment: linkOf(chains[seat]!, 0) });
const SEATS = [person(0), person(1), { kind: 'person' as const }, { kind: 'computer' as const }];

test('draws without a share are told, and whose program added none', () => {
  const seeds = [
    { from: 0, seed: 's' },
    share(1, 1, 0),
    share(0, 1, 4),
    { from: 9, seed: 't' },
    share(0, 2, 9),
    { from: 12, seed: 'u' },
    share(1, 2, 15),
    share(0, 3, 15),
  ];
  expect(contributionsTo(seeds, SEATS, 20)).toEqual({
    shared: [0, 1],
    silent: [2],
    gaps: [
      { seat: 0, first: 1, last: 4 },
      { seat: 0, first: 13, last: 15 },
      { seat: 1, first: 10, last: 15 },
    ],
    isRestored: false,
  });
  expect(contributionsTo(seeds.slice(0, 4), SEATS, 11)).toMatchObject({
    gaps: [
      { seat: 0, first: 1, last: 4 },
      { seat: 0, first: 10, last: 11 },
      { seat: 1, first: 10, last: 11 },
    ],
  });
});

test('a share that was skipped shows a restore; one that was not promised is told by its index', () => {
  const server = { from: 0, seed: 's', hash: hashOf('s') };
  expect(contributionsTo([server, share(0, 3, 0)], SEATS, 2)).toMatchObject({ isRestored: true });
  for (const [at, seeds] of [
    [0, [{ ...server, hash: hashOf('t') }]],
    [1, [server, { ...share(0, 1, 0), seed: hashOf('any') }]],
    [1, [server, { ...share(0, 1, 0), seat: 2 }]],
    [2, [server, share(0, 2, 0), share(0, 1, 0)]],
  ] as const)
    expect(contributionsTo(seeds, SEATS, 2)).toEqual({ brokenAt: at });
});
