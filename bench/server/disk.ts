/** The disk itself, for comparison. */
import { randomBytes } from 'node:crypto';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { part } from './game.ts';

const MS = 2_000;

/** Flushes of a small write, one after the other, as a sentence. */
export function describeFlushes(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guimard-bench-'));
  const file = openSync(join(folder, 'flush'), 'w');
  const page = randomBytes(4096);
  const times: number[] = [];
  const until = performance.now() + MS;
  while (performance.now() < until) {
    const begun = performance.now();
    writeSync(file, page);
    fdatasyncSync(file);
    times.push(performance.now() - begun);
  }
  closeSync(file);
  rmSync(folder, { recursive: true });
  times.sort((a, b) => a - b);
  const [median, slow] = [0.5, 0.99].map((share) => part(times, share).toFixed(2));
  const perSecond = Math.round(times.length / (MS / 1000));
  return `${perSecond} flushes/s (${median} ms at the median, ${slow} ms at 99 %)`;
}
