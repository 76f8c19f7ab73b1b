/** Why something is refused, in a sentence. */
import type { Refusal } from '@guimard/engine/kit';
import { allRefusals } from '@guimard/messages/all-refusals';
import { explain } from '@guimard/messages/explain';

const catalogues = await allRefusals('en');

/** A code that nobody has words for is a server's of another version: better than nothing. */
export const inWords = (refusal: Refusal): string => explain(catalogues, refusal) ?? refusal.code;
