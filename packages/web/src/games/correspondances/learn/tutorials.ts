import type { TutorialEntry } from '../../../learn/learn.ts';

/** One round teaches the whole game. */
export const correspondancesTutorials: readonly TutorialEntry[] = [
  { id: 'game', minutes: 4, load: async () => (await import('./tutorial.ts')).tutorial },
];
