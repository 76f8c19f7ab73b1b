/** Which tutorials have been played to the end on this device. */
import { list, string } from '../schema.ts';
import { stored } from '../stored.ts';
import type { TutorialEntry } from './learn.ts';

const finished = stored('guimard.tutorials', list(string), []);

const keyOf = (game: string, tutorial: string): string => `${game}/${tutorial}`;

export const hasFinished = (game: string, tutorial: string): boolean =>
  finished.read().includes(keyOf(game, tutorial));

export function markFinished(game: string, tutorial: string): void {
  if (!hasFinished(game, tutorial)) finished.write([...finished.read(), keyOf(game, tutorial)]);
}

/** The next tutorial that has not been played yet: one of those that follow, or else an earlier one. */
export function nextTutorial(
  game: string,
  tutorials: readonly TutorialEntry[],
  current: string,
): TutorialEntry | undefined {
  const at = tutorials.findIndex(({ id }) => id === current);
  return [...tutorials.slice(at + 1), ...tutorials.slice(0, Math.max(0, at))].find(
    ({ id }) => !hasFinished(game, id),
  );
}
