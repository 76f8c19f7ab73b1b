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
