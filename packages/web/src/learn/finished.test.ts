import { expect, it } from 'vitest';
import { hasFinished, markFinished, nextTutorial } from './finished.ts';
import type { TutorialEntry } from './learn.ts';

const load = (): Promise<never> => Promise.reject(new Error('not played here'));
const tutorials: readonly TutorialEntry[] = ['base', 'paris', 'london'].map((id) => ({
  id,
  minutes: 1,
  load,
}));

it('offers the next tutorial that has not been played, starting over after the last', () => {
  const next = (current: string) => nextTutorial('metro', tutorials, current)?.id;
  markFinished('metro', 'paris');
  expect(hasFinished('metro', 'paris')).toBe(true);
  expect(hasFinished('other', 'paris')).toBe(false);
  expect([next('base'), next('paris'), next('london')]).toEqual(['london', 'london', 'base']);
  markFinished('metro', 'base');
  markFinished('metro', 'london');
  expect(next('paris')).toBeUndefined();
});
