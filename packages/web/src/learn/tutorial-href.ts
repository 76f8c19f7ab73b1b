import { makePath } from '../route.svelte.ts';

/** The address of a tutorial. In Metro, that of a module has the module's name. */
export const tutorialHref = (game: string, tutorial: string): string =>
  makePath({ page: 'tutorial', game, lesson: tutorial });
