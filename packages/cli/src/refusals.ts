/** Why something is refused, as a sentence. */
import type { Refusal } from '@guimard/engine/kit';
import { explain } from '@guimard/messages/explain';
import { spoken } from './language.ts';

/** An unknown code comes from a server of another version: better than nothing. */
export const inWords = (refusal: Refusal): string => explain(spoken().refusals, refusal) ?? refusal.code;
