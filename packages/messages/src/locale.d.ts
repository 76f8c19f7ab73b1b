/** The declarations of `locale.mjs`, which is checked against them. */

/**
 * The one of these languages that suits best whoever prefers the wanted ones, the dearest first: the first that is spoken in
 * the same script, of the same region if possible (`zh-CN` gets `zh-Hans`, `pt` gets `pt-BR`); else the first in any script.
 */
export declare function chooseLocale<Locale extends string>(
  locales: readonly Locale[],
  wanted: readonly string[],
): Locale | undefined;

/** The first wanted form of a language, such as en-GB, for dates and times; else the language itself. */
export declare function regionalForm(locale: string, wanted: readonly string[]): string;

/** Where lines of text begin. */
export declare function directionOf(locale: string): 'ltr' | 'rtl';
