/** Why something is refused in Correspondances, in the language of the app. */
import {
  type CorrespondancesState,
  judgePlacement,
  parseTile,
  type Spot,
  type Tile,
  xOf,
  yOf,
} from '@guimard/engine/correspondances';
import type { Show } from '@guimard/messages/explain';
import refusals from '@guimard/messages/refusals-correspondances';
import { Dictionary } from '../../i18n/dictionary.svelte.ts';
import { type RefusalWords, tellRefusal } from '../../i18n/refusals.ts';
import { tileName } from './names.ts';
import type { CorrespondancesWords } from './words.ts';

/** How what the engine names in its own way is shown. */
export const correspondancesShow = (words?: CorrespondancesWords): Show => ({
  tile: (name) => tileName(parseTile(name)!, words),
});

export const correspondancesRefusals: RefusalWords = {
  dictionary: new Dictionary<object>(refusals),
  show: correspondancesShow(),
};

/** Why the section, turned so, may not be placed there, if so. */
export function whyNot(known: CorrespondancesState, tile: Tile, spot: Spot, rot: number): string | undefined {
  const refusal = judgePlacement(known, tile, xOf(spot), yOf(spot), rot);
  return refusal && tellRefusal(refusal, correspondancesRefusals);
}
