/** What a load achieves in some seconds, and what that costs. */
import { setTimeout as sleep } from 'node:timers/promises';
import { nth } from '@guimard/engine/kit';
import type { Load } from './load.ts';

/** Before anything is counted, in milliseconds. */
const SETTLE = 2_000;

export interface Achieved {
  readonly seconds: number;
  /** Milliseconds from a move to its confirmation, in order of length. */
  readonly times: readonly number[];
  /** By how much each counter has grown. */
  readonly spent: readonly number[];
}

/** Counters are read at both ends; `read` reads at once what can be, such as processor time: metrics may take a while. */
export async function measure(
  load: Load,
  seconds: number,
  read: () => Promise<readonly number[]>,
): Promise<Achieved> {
  await sleep(SETTLE);
  const atStart = read();
  load.times = [];
  const begun = performance.now();
  const before = await atStart;
  await sleep(seconds * 1000);
  const atEnd = read();
  const { times } = load;
  load.times = [];
  const passed = (performance.now() - begun) / 1000;
  const after = await atEnd;
  return {
    seconds: passed,
    times: times.toSorted((a, b) => a - b),
    spent: after.map((counter, i) => counter - nth(before, i)),
  };
}
