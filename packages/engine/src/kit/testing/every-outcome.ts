/** All possible results of a function of a random source, with their exact probabilities. */
import type { Rng } from '../rng.ts';

export function everyOutcome(run: (rng: Rng) => string): Map<string, number> {
  const found = new Map<string, number>();
  const answers: { n: number; k: number }[] = [];
  do {
    let asked = 0;
    const below = (n: number): number => {
      if (asked === answers.length) answers.push({ n, k: 0 });
      return answers[asked++].k;
    };
    const outcome = run({ below });
    const probability = answers.reduce((p, { n }) => p / n, 1);
    found.set(outcome, (found.get(outcome) ?? 0) + probability);
    while (answers.length > 0 && ++answers[answers.length - 1].k === answers[answers.length - 1].n)
      answers.pop();
  } while (answers.length > 0);
  return found;
}
