/**
 * What a move changed in a viewer's knowledge. A game's state is some thousands of bytes, of which a move changes a few; a
 * client that returns to a long match would be sent megabytes if each move contained them all.
 */
import { z } from './zod.ts';

/** Runs of bytes: the offset of the run, then its new content. */
export const changes = z.array(z.array(z.int().min(0)).min(2));
/** What a move changed, as `changesOf` lists it. */
export type Changes = z.infer<typeof changes>;

/** This many unchanged bytes are included: a new run would be longer. */
const BRIDGE = 2;

/**
 * The runs of bytes that differ. Both arrays have the same length, and begin at a multiple of four bytes in their
 * buffers.
 */
export function changesOf(before: Uint8Array, after: Uint8Array): Changes {
  const runs: number[][] = [];
  const [wordsBefore, wordsAfter] = [wordsOf(before), wordsOf(after)];
  let run: number[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < after.length; at++) {
    // Most words are the same.
    if (at % 4 === 0 && at >> 2 < wordsAfter.length && wordsAfter[at >> 2] === wordsBefore[at >> 2]) at += 3;
    else if (after[at] !== before[at]) {
      if (at - end > BRIDGE) {
        run = [at];
        runs.push(run);
        end = at;
      }
      for (; end <= at; end++) run.push(after[end] ?? 0);
    }
  }
  return runs;
}

const wordsOf = ({ buffer, byteOffset, length }: Uint8Array): Int32Array =>
  new Int32Array(buffer, byteOffset, length >> 2);

/** Applies the changes; returns whether they were valid. If not, the bytes must not be used any more. */
export function applyChanges(bytes: Uint8Array, runs: Changes): boolean {
  for (const [begin = 0, ...values] of runs) {
    if (begin + values.length > bytes.length || values.some((value) => value > 255)) return false;
    bytes.set(values, begin);
  }
  return true;
}
