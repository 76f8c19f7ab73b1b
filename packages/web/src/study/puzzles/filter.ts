/** Which puzzles the player wants, stored for the next visit. */
import { THEMES } from '@guimard/ai/puzzles';
import { object, oneOf, or, string } from '../../schema.ts';
import { stored } from '../../stored.ts';
import { type DIFFICULTIES, type Difficulty, type Filter, NO_FILTER } from './choose.ts';

export const DIFFICULTY_NAMES = [
  'easier',
  'matching',
  'harder',
] as const satisfies readonly (keyof typeof DIFFICULTIES)[];

export const puzzleFilter = stored<Filter>(
  'guimard.puzzles',
  object(
    { difficulty: or<Difficulty>(oneOf(DIFFICULTY_NAMES), 'matching') },
    { theme: oneOf(THEMES), game: string },
  ),
  NO_FILTER,
);
