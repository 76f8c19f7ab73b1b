/** What pages and service workers say to each other. */
import { object, string } from '../schema.ts';

/** To one that waits: it is to take over although pages of the old edition are open. */
export const TAKE_OVER = 'take-over';

const message = object({ language: string });

/** To each: a page is read in this language, which is to be stored. */
export const keepLanguage = (language: string): object => ({ language });
export const wantedLanguage = (data: unknown): string | undefined => message(data)?.language;
/** The answer, once all of it is stored. */
export const KEPT_LANGUAGE = 'kept';
