/** A short run of what `npm run fuzz` does for as long as you like. */
import { afterAll, expect, test } from 'vitest';
import { tempFolder } from '../api/testing/server.ts';
import { fuzz, type Round, type Sizes } from './testing/fuzz/fuzz.ts';
import type { Condition } from './testing/fuzz/law.ts';
import { Report } from './testing/fuzz/report.ts';

const FEW: Sizes = {
  sweeps: 0,
  messages: 1_600,
  requests: 800,
  broken: 100,
  frames: 200,
  heard: 0,
  alone: 0,
};
const LONGEST = 600_000;

const folder = tempFolder();
afterAll(() => folder.remove());

async function run(condition: Condition, rounds: readonly Round[]): Promise<Report> {
  const report = new Report();
  try {
    await fuzz(condition, rounds, report, folder.path);
  } catch (error) {
    expect.fail(report.failure(error).join('\n'));
  }
  console.log(report.lines.join('\n'));
  return report;
}

test(
  'every command in every situation, and much nonsense: each gets a response, and memory stays flat',
  async () => {
    const { matrix, visits } = await run('free', [
      { seed: 'test.0', sizes: { ...FEW, sweeps: 1, heard: 500, alone: 500 } },
      // After one-time allocations.
      { seed: 'test.1', sizes: { ...FEW, messages: 40_000 } },
    ]);
    expect(matrix.unreached).toEqual([]);
    expect(visits.misunderstood).toEqual([]);
  },
  LONGEST,
);

test(
  'with limits and quotas more is refused, but not to well-behaved players',
  async () => {
    const { visits } = await run('limited', [{ seed: 'test.0', sizes: FEW }]);
    expect(visits.statuses.get(429)).toBeGreaterThan(0);
  },
  LONGEST,
);

test(
  'while the store fails, what cannot be stored is refused, and nothing is lost',
  async () => {
    const { visits } = await run('failing', [{ seed: 'test.0', sizes: FEW }]);
    expect(visits.statuses.get(503)).toBeGreaterThan(0);
  },
  LONGEST,
);
