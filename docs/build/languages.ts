/** The languages of the site, and which of its pages they have. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@guimard/messages/locales';

type Locale = (typeof LOCALES)[number];

/**
 * Those of the app that have pages of their own; English comes first. `DOCS_LANGUAGES=ja,pl` builds only these and
 * English, for whoever works on a page.
 */
export function languagesOf(docs: string): readonly Locale[] {
  const wanted = process.env['DOCS_LANGUAGES']?.split(',');
  return LOCALES.filter(
    (locale) =>
      locale === 'en' ||
      (existsSync(join(docs, locale, 'index.md')) && (wanted === undefined || wanted.includes(locale))),
  );
}

/** Languages that have pages, but are left out this time. */
export const leftOut = (docs: string): readonly Locale[] => {
  const languages = languagesOf(docs);
  return LOCALES.filter((locale) => !languages.includes(locale));
};
