/** The languages of the app: one for each folder of catalogues. */
import { LOCALES } from '@guimard/messages/locales';

export { LOCALES };
export type Locale = (typeof LOCALES)[number];

/** A language in its own words: `Français`. */
export function localeName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

const languageOf = (tag: string): string => tag.toLowerCase().replace(/-.*/, '');

/** The browser's own regional form of a language, such as en-GB, for dates and times; else the language itself. */
export const regionalForm = (locale: Locale, wanted: readonly string[]): string =>
  wanted.find((tag) => languageOf(tag) === locale && isFormat(tag)) ?? locale;

/** A browser may be set to anything. */
function isFormat(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}

/** The first of the wanted languages that there is, of the same region if possible; else English. */
export function chooseLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const found =
      LOCALES.find((locale) => locale === tag) ??
      LOCALES.find((locale) => languageOf(locale) === languageOf(tag));
    if (found !== undefined) return found;
  }
  return 'en';
}
