/**
 * What a move changed in what somebody knows. A game's state is some thousands of bytes, of which a move changes a few;
 * whoever comes back to a long match would be sent megabytes if each move told them all.
 */
import { z } from './zod.ts';

/** Runs of bytes: where the run begins, then what stands there from now on. */
export const changes = z.array(z.array(z.int().min(0)).min(2));
export type Changes = z.infer<typeof changes>;

/** So many bytes that stayed as they were are sent along: a new run would be longer. */
const BRIDGE = 2;

/** Both are as long. */
export function changesOf(before: Uint8Array, after: Uint8Array): Changes {
  const runs: number[][] = [];
  let run: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < after.length; at++) {
    if (after[at] === before[at]) continue;
    if (at - end > BRIDGE) {
      run = [at];
      runs.push(run);
      end = at;
    }
    run.push(...after.subarray(end, at + 1));
    end = at + 1;
  }
  return runs;
}

/** Makes the changes; answers whether they could be made. If not, the bytes are worth nothing any more. */
export function applyChanges(bytes: Uint8Array, runs: Changes): boolean {
  for (const [begin = 0, ...values] of runs) {
    if (begin + values.length > bytes.length || values.some((value) => value > 255)) return false;
    bytes.set(values, begin);
  }
  return true;
}
