/** The languages of the app: one for each folder of catalogues. */
import { LOCALES } from '@guimard/messages/locales';

export { LOCALES };
export type Locale = (typeof LOCALES)[number];

/** A language in its own words: `Français`. */
export function localeName(locale: Locale): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text);

/** The first of the wanted languages that there is, else English. */
export function chooseLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLocale(language)) return language;
  }
  return 'en';
}
