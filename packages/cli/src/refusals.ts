/** Why something is refused, as a sentence. */
import type { Refusal } from '@guimard/engine/kit';
import { allRefusals } from '@guimard/messages/all-refusals';
import { explain } from '@guimard/messages/explain';

const catalogues = await allRefusals('en');

/** An unknown code comes from a server of another version: better than nothing. */
export const inWords = (refusal: Refusal): string => explain(catalogues, refusal) ?? refusal.code;
