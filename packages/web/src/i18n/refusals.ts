/** Why something is refused, in the language of the app. */
import type { Refusal } from '@guimard/engine/kit';
import { explain, type Show } from '@guimard/messages/explain';
import kit from '@guimard/messages/refusals-kit';
import { Dictionary } from './dictionary.svelte.ts';

/** What one game, or a server, refuses. */
export interface RefusalWords {
  readonly dictionary: Dictionary<object>;
  /** How the app shows what the engine names in its own way: the cell `25` as C6. */
  readonly show?: Show;
}

/** What every game refuses; an import needs it before any game is loaded. */
export const kitRefusals = new Dictionary(kit);

/** A server of another version may have codes that this page does not know; over HTTP it says it in words too. */
export type Told = Refusal & { readonly detail?: string };

/** A single place looks at the codes: everything that is refused anywhere is told by this. */
export function tellRefusal(refusal: Told, ...words: readonly RefusalWords[]): string {
  const catalogues = words.map(
    ({ dictionary }): Readonly<Record<string, unknown>> => ({ ...dictionary.words }),
  );
  const show = Object.assign({}, ...words.map((one) => one.show));
  return explain([kitRefusals.words, ...catalogues], refusal, show) ?? refusal.detail ?? refusal.code;
}
