/** Placing a token on a platform (M9–M12). */

import { type Code, nth } from '@guimard/engine/kit';
import type { Colour, Platform } from '@guimard/engine/metro';
import { groupBy } from '../../../../group-by.ts';
import { choicesLike, colourCalled, type ModuleChoice } from '../parts/module-view.ts';

/** A token that the viewer may place now and, with companies, the share that must be shown for it (M10). */
export interface PlaceableToken {
  readonly id: string;
  readonly colour: Colour;
  readonly percent: number | undefined;
  readonly codes: ReadonlyMap<Platform, Code>;
}

export function tokensIn(legal: readonly ModuleChoice[]): readonly PlaceableToken[] {
  const choices = choicesLike(legal, /^token-(([a-z]+)(?:-([1-4]0))?)-p([1-8])$/);
  return [...groupBy(choices, ({ parts }) => parts[0] ?? '')].map(([id, own]) => {
    const [, name, percent] = nth(own, 0).parts;
    return {
      id,
      colour: colourCalled(name),
      percent: percent === undefined ? undefined : Number(percent),
      codes: new Map(own.map(({ code, parts }) => [Number(parts[3]), code])),
    };
  });
}
