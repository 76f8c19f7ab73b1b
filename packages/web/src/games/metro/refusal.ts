/** Why something is refused in Metro, in the language of the app. */
import {
  type Cell,
  judgePlacement,
  type MetroState,
  metro,
  parseCell,
  type Tile,
} from '@guimard/engine/metro';
import type { Show } from '@guimard/messages/explain';
import refusals from '@guimard/messages/refusals-metro';
import { Dictionary } from '../../i18n/dictionary.svelte.ts';
import { type RefusalWords, tellRefusal } from '../../i18n/refusals.ts';
import { cellName } from './words/naming.ts';

/** How what the engine names in its own way is shown. */
export const metroShow: Show = { cell: (name) => cellName(parseCell(name)!) };

export const metroRefusals: RefusalWords = {
  dictionary: new Dictionary<object>(refusals),
  show: metroShow,
};

/** In words, and the rule to read. */
export interface WhyNot {
  readonly rule: string;
  readonly text: string;
}

/** Why the tile, lying so, may not be placed on the cell, if so. Whose tile it is does not matter. */
export function whyNotHere(known: MetroState, tile: Tile, cell: Cell): WhyNot | undefined {
  const refusal = judgePlacement(known, tile, cell);
  return refusal && { rule: refusal.rule, text: tellRefusal(refusal, metroRefusals) };
}

/** Why these options cannot be played, if so. */
export function whyNotOptions(options: object): string | undefined {
  const checked = metro.options(options);
  return checked.ok ? undefined : tellRefusal(checked.error, metroRefusals);
}
