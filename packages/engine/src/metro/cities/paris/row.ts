/** Paris: the points of the tourists on a row of fields; the fields are bits, from the left (P3). */

function countBits(bits: number): number {
  let n = 0;
  for (; bits !== 0; bits &= bits - 1) n++;
  return n;
}

function longestRun(bits: number): number {
  let n = 0;
  for (; bits !== 0; bits &= bits << 1) n++;
  return n;
}

/** The sights with all four fields filled, as one bit each. */
export const fullSights = (row: number): number => row & (row >> 1) & (row >> 2) & (row >> 3) & 0x111111;

/** P3: points per tourist in the longest run, per other tourist, and per full sight. */
export const PARIS_RATES = { run: 2, others: -1, full: 3 } as const;

export function pointsFor(row: number): number {
  const run = longestRun(row);
  const others = countBits(row) - run;
  const full = countBits(fullSights(row));
  return PARIS_RATES.run * run + PARIS_RATES.others * others + PARIS_RATES.full * full;
}

/** What P3 counts. */
export function countsIn(row: number): {
  readonly run: number;
  readonly others: number;
  readonly full: number;
} {
  const run = longestRun(row);
  return { run, others: countBits(row) - run, full: countBits(fullSights(row)) };
}
