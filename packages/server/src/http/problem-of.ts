/** Refusals over HTTP: as data, with a sentence in the language that the asker reads. */
import type { IncomingHttpHeaders } from 'node:http';
import { allRefusals } from '@guimard/messages/all-refusals';
import { explain } from '@guimard/messages/explain';
import { chooseLocale } from '@guimard/messages/locale';
import { LOCALES } from '@guimard/messages/locales';
import type { Problem, Refused } from '@guimard/protocol';

type Locale = (typeof LOCALES)[number];

const catalogues = new Map(
  await Promise.all(LOCALES.map(async (language) => [language, await allRefusals(language)] as const)),
);

/** In English to whoever cannot be asked, such as a client that does not speak HTTP. */
export function problemOf(refusal: Refused, headers: IncomingHttpHeaders = {}): Problem {
  const language = languageOf(headers['accept-language']);
  return { ...refusal, detail: explain(catalogues.get(language) ?? [], refusal) ?? refusal.code };
}

/** The language that is wanted most of those we have: `de` for `eo, de-CH;q=0.8, en;q=0.5`. */
export function languageOf(wanted = ''): Locale {
  const ranked = wanted.split(',').map((range) => {
    const [tag = '', ...params] = range.trim().split(';');
    const quality = params.map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find(Boolean) ?? '1';
    return { tag, quality: Number(quality) };
  });
  const tags = ranked.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  return (
    chooseLocale(
      LOCALES,
      tags.map(({ tag }) => tag),
    ) ?? 'en'
  );
}

/** The language that a link names, as in `?lang=pl`, if we have it; else the one that its reader wants most. */
export const languageFor = (named: unknown, wanted: string | undefined): Locale =>
  (typeof named === 'string' ? chooseLocale(LOCALES, [named]) : undefined) ?? languageOf(wanted);
