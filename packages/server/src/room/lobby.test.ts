import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { choose, LISTED, openerMark, SHARE } from './lobby.ts';

interface Row {
  readonly id: string;
  readonly opener: number;
  readonly seen: number;
}

const NOW = 100_000_000;
const recently = fc.integer({ min: NOW - 5_000, max: NOW });
const ever = fc.oneof(recently, fc.integer({ min: 0, max: NOW }));

/** As the store lists them. */
const listed = (rows: readonly Row[]) => rows.toSorted((a, b) => b.seen - a.seen);

/** What so many networks may have opened, far more than there are places; the first has most. */
const crowd = (networks: number, seen = ever) =>
  fc
    .array(
      fc.record({
        opener: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: networks })),
        seen,
      }),
      { minLength: 100, maxLength: 400, size: 'max' },
    )
    .map((rows) => rows.map((row, i): Row => ({ id: `e${i}`, ...row })));

it('lists a table where somebody is, however many tables fewer networks than there are places have opened', () => {
  fc.assert(
    fc.property(crowd(LISTED - 1, recently), crowd(LISTED - 1), (here, more) => {
      const others = [...here, ...more];
      // All others were seen later.
      const honest = { id: 'ada', opener: 0, seen: NOW - 6_000 };
      expect(choose(listed([...others, honest]), NOW)).toContainEqual(honest);
    }),
  );
});

it('lists no table where nobody is while a network lacks places for those few of its own where somebody is', () => {
  fc.assert(
    fc.property(crowd(150), (rows) => {
      const chosen = new Set(choose(listed(rows), NOW));
      const isHere = ({ seen }: Row) => seen >= NOW - 5_000;
      const isGone = ({ seen }: Row) => seen < NOW - 60_000;
      const networks = [...Map.groupBy(listed(rows).filter(isHere), ({ opener }) => opener).values()];
      const lacks = networks.some((own) => own.slice(0, SHARE).some((row) => !chosen.has(row)));
      if (lacks) expect([...chosen].filter(isGone)).toEqual([]);
    }),
  );
});

it('lists few of one network as long as others want the places, and fills the page', () => {
  fc.assert(
    fc.property(crowd(40), (rows) => {
      const chosen = choose(listed(rows), NOW);
      expect(chosen.length).toBe(LISTED);
      for (const few of [0, 1, LISTED - 1]) expect(choose(listed(rows).slice(0, few), NOW)).toHaveLength(few);
      expect(new Set(chosen).size).toBe(chosen.length);
      const countsOf = (of: readonly Row[]) =>
        [...Map.groupBy(of, ({ opener }) => opener).values()].map((own) => own.length);
      const wanted = countsOf(rows).reduce((sum, count) => sum + Math.min(count, SHARE), 0);
      if (wanted >= LISTED) expect(Math.max(0, ...countsOf(chosen))).toBeLessThanOrEqual(SHARE);
    }),
  );
});

test.each([
  ['192.0.2.1', '::ffff:192.0.2.1', true],
  ['2001:db8:1:2::1', '2001:db8:1:ff02::9', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['2001:db8:1::1', '2001:db8:2::1', false],
])('%s and %s count as one opener: %s', (one, other, isSame) => {
  expect(openerMark(one, 5) === openerMark(other, 5)).toBe(isSame);
});

test('what is stored of an opener stands for thousands of addresses, and is another in each store', () => {
  for (let i = 0; i < 10_000; i++) {
    const mark = openerMark(`10.0.${i >> 8}.${i & 255}`, 5);
    if (!Number.isInteger(mark) || mark < 0 || mark >= 2 ** 16) expect.fail(`${mark} has more than 16 bits`);
  }
  expect(openerMark('192.0.2.1', 5)).not.toBe(openerMark('192.0.2.1', 6));
});
