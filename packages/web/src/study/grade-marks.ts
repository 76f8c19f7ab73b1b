import type { Grade } from '@guimard/ai/review';

/** From the best to the worst. */
export const GRADES = [
  'best',
  'good',
  'inaccuracy',
  'mistake',
  'blunder',
] as const satisfies readonly Grade[];

/** As chess players write them: grades are told by more than colour. */
export const MARKS: Readonly<Record<Grade, string>> = {
  best: '★',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** Worth a look. */
export const isMarked = (grade: Grade): boolean => grade !== 'best' && grade !== 'good';
