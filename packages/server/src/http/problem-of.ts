/** Refusals over HTTP: as data, with a sentence in the language that the asker reads. */
import type { IncomingHttpHeaders } from 'node:http';
import { allRefusals } from '@guimard/messages/all-refusals';
import { explain } from '@guimard/messages/explain';
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

/** The language that is wanted most of those we have: `de` for `pl, de-CH;q=0.8, en;q=0.5`. */
export function languageOf(wanted = ''): Locale {
  const ranked = wanted.split(',').map((range) => {
    const [tag = '', ...params] = range.trim().split(';');
    const quality = params.map((param) => /^\s*q=([\d.]+)$/.exec(param)?.[1]).find(Boolean) ?? '1';
    const locale = LOCALES.find((one) => one === tag.split('-')[0]?.toLowerCase());
    return { locale, quality: Number(quality) };
  });
  ranked.sort((a, b) => b.quality - a.quality);
  return ranked.find(({ locale, quality }) => quality > 0 && locale !== undefined)?.locale ?? 'en';
}
