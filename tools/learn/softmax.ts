/** Fits linear ranks to choices: the softmax of the ranks comes as close as possible to the shares (cross-entropy, Adam). */
import { nth, type SeededRng } from '@guimard/engine/kit';

/** One decision; each group has weights of its own, similar to those of its neighbours. */
export interface Example {
  readonly group: number;
  /** By move: its terms, and its share. */
  readonly terms: Float64Array;
  readonly shares: Float64Array;
}

const EPOCHS = 40;
const BATCH = 32;
const RATE = 0.01;
const LAST_RATE = 0.0005;
/** How strongly neighbouring groups are drawn to each other. */
const LIKENESS = 0.003;

export function fit(
  examples: readonly Example[],
  groups: number,
  terms: number,
  rng: SeededRng,
): Float64Array {
  const weights = new Float64Array(groups * terms);
  const gradient = new Float64Array(weights.length);
  const first = new Float64Array(weights.length);
  const second = new Float64Array(weights.length);
  const order = Array.from(examples);
  let steps = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, rng);
    const rate = RATE + ((LAST_RATE - RATE) * epoch) / EPOCHS;
    for (let begin = 0; begin < order.length; begin += BATCH) {
      gradient.fill(0);
      for (const example of order.slice(begin, begin + BATCH)) addGradient(example, weights, terms, gradient);
      drawTogether(weights, terms, gradient);
      steps++;
      for (const [i, slope] of gradient.entries()) {
        first[i] = 0.9 * nth(first, i) + 0.1 * slope;
        second[i] = 0.999 * nth(second, i) + 0.001 * slope * slope;
        const mean = nth(first, i) / (1 - 0.9 ** steps);
        const spread = Math.sqrt(nth(second, i) / (1 - 0.999 ** steps)) + 1e-8;
        weights[i] = nth(weights, i) - (rate * mean) / spread;
      }
    }
  }
  return weights;
}

/** The chances that the weights give to the moves of an example. */
function chancesOf({ group, terms: all, shares }: Example, weights: Float64Array, terms: number): number[] {
  const at = group * terms;
  const ranks = Array.from(shares, (_, move) => {
    let rank = 0;
    for (let term = 0; term < terms; term++) rank += nth(weights, at + term) * nth(all, move * terms + term);
    return rank;
  });
  const top = Math.max(...ranks);
  const powers = ranks.map((rank) => Math.exp(rank - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function addGradient(example: Example, weights: Float64Array, terms: number, gradient: Float64Array): void {
  const at = example.group * terms;
  for (const [move, chance] of chancesOf(example, weights, terms).entries()) {
    const excess = (chance - nth(example.shares, move)) / BATCH;
    for (let term = 0; term < terms; term++)
      gradient[at + term] = nth(gradient, at + term) + excess * nth(example.terms, move * terms + term);
  }
}

function drawTogether(weights: Float64Array, terms: number, gradient: Float64Array): void {
  for (let i = terms; i < weights.length; i++) {
    const pull = LIKENESS * (nth(weights, i) - nth(weights, i - terms));
    gradient[i] = nth(gradient, i) + pull;
    gradient[i - terms] = nth(gradient, i - terms) - pull;
  }
}

function shuffle(list: Example[], rng: SeededRng): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [list[i], list[j]] = [nth(list, j), nth(list, i)];
  }
}

/** How well weights foresee choices they were not fitted to: the mean cross-entropy, and the share of best moves found. */
export function judge(
  examples: readonly Example[],
  weights: Float64Array,
  terms: number,
): { readonly entropy: number; readonly found: number } {
  let entropy = 0;
  let found = 0;
  for (const example of examples) {
    const chances = chancesOf(example, weights, terms);
    for (const [move, share] of example.shares.entries())
      if (share > 0) entropy -= share * Math.log(nth(chances, move));
    if (chances.indexOf(Math.max(...chances)) === example.shares.indexOf(Math.max(...example.shares)))
      found++;
  }
  return { entropy: entropy / examples.length, found: found / examples.length };
}
