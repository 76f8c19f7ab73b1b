/** Choosing the tourist for a sight (T2). */
import type { Code } from '@guimard/engine/kit';
import type { Colour } from '@guimard/engine/metro';
import { choicesLike, colourCalled, type ModuleChoice } from '../parts/module-view.ts';

/** T2: by colour, the codes for standing its tourist at the sight. */
export function standsIn(legal: readonly ModuleChoice[]): ReadonlyMap<Colour, Code> {
  const choices = choicesLike(legal, /^stand-([a-z]+)$/);
  return new Map(choices.map(({ code, parts }) => [colourCalled(parts[0]), code]));
}
