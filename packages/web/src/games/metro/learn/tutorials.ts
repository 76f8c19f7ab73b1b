/** The tutorials of Metro: first the game itself, then what each module and city adds. */
import type { TutorialEntry } from '../../../learn/learn.ts';
import { moduleTutorials } from '../modules/tutorials.ts';

export const metroTutorials: readonly TutorialEntry[] = [
  { id: 'base', minutes: 5, load: async () => (await import('./tutorial.ts')).tutorial },
  ...Object.entries(moduleTutorials).map(([id, load]) => ({ id, minutes: 2, load })),
];
