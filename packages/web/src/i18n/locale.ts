/** The languages of the app. */
export const LOCALES = ['en', 'fr', 'de', 'nl', 'it'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language in its own words. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  nl: 'Nederlands',
  it: 'Italiano',
};

export const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text);

/** The first of the wanted languages that there is, else English. */
export function chooseLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLocale(language)) return language;
  }
  return 'en';
}
