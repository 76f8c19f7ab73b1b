/** Keeping or refusing a tile in the solo game (M18). */
import type { Code } from '@guimard/engine/kit';
import { choicesLike, type ModuleChoice } from '../parts/module-view.ts';

/** M18: the codes for keeping a `dddd` and for refusing it, while that is to be decided. */
export function refusalIn(
  legal: readonly ModuleChoice[],
): { readonly keep: Code; readonly refuse: Code } | undefined {
  const choices = choicesLike(legal, /^(keep|refuse)-dddd$/);
  const keep = choices.find(({ parts }) => parts[0] === 'keep');
  const refuse = choices.find(({ parts }) => parts[0] === 'refuse');
  return keep === undefined || refuse === undefined ? undefined : { keep: keep.code, refuse: refuse.code };
}
