/** Turns the learned numbers into the tables used in play. */
import { nth } from '@guimard/engine/kit';
import { ENTRIES } from '@guimard/engine/metro';
import { ALIKE, type Learned, SPANS } from './line-values.ts';

/** Lists of whole numbers, as tools/learn/lines.ts writes them. */
export interface Numbers {
  /** By kind of entry, then span: hundredths of a point; thousandths. */
  readonly gain: string;
  readonly centre: string;
  readonly weights: string;
  readonly draw: string;
}

const KINDS = Array.from(new Set(ALIKE)).sort((a, b) => a - b);

export function readLearned(numbers: Numbers): Learned {
  return {
    gain: spread(read(numbers.gain, 100)),
    centre: spread(read(numbers.centre, 1000)),
    weights: read(numbers.weights, 1000),
    draw: read(numbers.draw, 100),
  };
}

/** The weights of a ranking, which tools/learn/ranking.ts writes: thousandths. */
export const readRanking = (list: string): Float64Array => read(list, 1000);

const read = (list: string, scale: number): Float64Array =>
  Float64Array.from(list.split(' '), (number) => Number(number) / scale);

/** Expands the kinds to all equivalent entries. */
function spread(byKind: Float64Array): Float64Array {
  const all = new Float64Array(ENTRIES * SPANS);
  for (let point = 0; point < ENTRIES; point++) {
    const kind = KINDS.indexOf(nth(ALIKE, point));
    all.set(byKind.subarray(kind * SPANS, (kind + 1) * SPANS), point * SPANS);
  }
  return all;
}
