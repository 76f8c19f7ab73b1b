/**
 * npm run learn -- ranking
 *
 * Learns the weights in packages/ai/src/games/metro/ranking-weights.ts: the search plays against itself with ten times the
 * usual playouts, and what a move changes is fitted to how often it was tried. The result is reproducible.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnedFor, MetroHeuristic, type Ranked, SPANS, spanOf, TERMS, WEIGHTS } from '@guimard/ai/metro';
import { SeededRng } from '@guimard/engine/kit';
import type { MetroState } from '@guimard/engine/metro';
import { type Judged, playJudged } from './judged-games.ts';
import { type Example, fit, judge } from './softmax.ts';

const OUTPUT = join(import.meta.dirname, '../../../packages/ai/src/games/metro/ranking-weights.ts');

/** Several times what a search has where it is measured (bench/strength.md: 40 ms). */
const PLAYOUTS = 4000;

interface Course {
  readonly options: object;
  readonly games: number;
}

const COURSES: Readonly<Record<Ranked, Course>> = {
  alone: { options: { players: 1, with: ['solo'] }, games: 10 },
  shares: { options: { players: 2, with: ['companies'] }, games: 24 },
  two: { options: { players: 2, first: 0 }, games: 48 },
  more: { options: { players: 4, first: 0 }, games: 36 },
};
/** One game in so many is kept to judge the weights by. */
const KEPT = 8;

/** What a move changes, term by term: its rank if that term alone counted. */
class Terms {
  readonly #weights = new Float64Array(WEIGHTS);
  readonly #heuristic: MetroHeuristic;

  constructor(s: MetroState) {
    this.#heuristic = new MetroHeuristic(s, learnedFor(s), this.#weights);
  }

  of(codes: Int32Array): Float64Array {
    const ranks = new Float64Array(codes.length);
    const terms = new Float64Array(codes.length * TERMS);
    for (let term = 0; term < TERMS; term++) {
      for (let span = 0; span < SPANS; span++) this.#weights[span * TERMS + term] = 1;
      this.#heuristic.rank?.(codes, codes.length, ranks);
      for (const [move, rank] of ranks.entries()) terms[move * TERMS + term] = rank;
      this.#weights.fill(0);
    }
    return terms;
  }
}

function learn(name: string, { options, games }: Course): Float64Array {
  const examples: Example[] = [];
  const kept: Example[] = [];
  let known: Terms | undefined;
  for (let game = 0; game < games; game++) {
    known = undefined;
    playJudged(options, PLAYOUTS, `ranking ${name} ${game}`, (s: MetroState, { codes, shares }: Judged) => {
      known ??= new Terms(s);
      const example = { group: spanOf(s.placed), terms: known.of(codes), shares };
      (game % KEPT === 0 ? kept : examples).push(example);
    });
  }
  const weights = fit(examples, SPANS, TERMS, new SeededRng(`fit ${name}`));
  const { entropy, found } = judge(kept, weights, TERMS);
  console.log(
    `${name}: ${examples.length} decisions; of ${kept.length} others ${(100 * found).toFixed(0)} % foreseen, cross-entropy ${entropy.toFixed(2)}`,
  );
  return weights;
}

const lists = Object.entries(COURSES).map(
  ([name, course]) =>
    `  ${name}:\n    '${Array.from(learn(name, course), (weight) => Math.round(weight * 1000)).join(' ')}',`,
);
writeFileSync(
  OUTPUT,
  `/** Made by tools/learn/ranking.ts: do not edit. By span, then term (ranking.ts), in thousandths. */
export const RANKINGS = {
${lists.join('\n')}
};
`,
);
console.log(`Written to ${OUTPUT}.`);
