/** The languages of the app: one for each folder of catalogues. */
import { chooseLocale } from '@guimard/messages/locale';
import { LOCALES } from '@guimard/messages/locales';

export { LOCALES };
export type Locale = (typeof LOCALES)[number];

/** A language in its own words: `Français`, `Português (Brasil)`. */
export function localeName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The language of the app that suits whoever prefers these, if any does. */
export const spokenOf = (wanted: readonly string[]): Locale | undefined => chooseLocale(LOCALES, wanted);

/** The same, or English. */
export const localeFor = (wanted: readonly string[]): Locale => spokenOf(wanted) ?? 'en';
