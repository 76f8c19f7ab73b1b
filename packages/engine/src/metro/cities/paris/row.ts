/** Paris: what the tourists on a row of fields bring; the fields are bits, from the left (P3). */

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

/** P3: 2 points per tourist in the longest run, −1 per other, 3 per full sight. */
export function pointsFor(row: number): number {
  const run = longestRun(row);
  return 2 * run - (countBits(row) - run) + 3 * countBits(fullSights(row));
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
