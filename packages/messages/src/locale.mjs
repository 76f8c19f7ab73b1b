/** Which language a reader gets, by BCP 47, and how it is written. */

/** Nobody reads more languages; a stranger may ask a server for thousands, and each takes time. */
const MOST_WANTED = 20;

/** Of the languages that are spoken, with script and region: finding these takes longer than all the rest. @type {Map<string, Intl.Locale>} */
const known = new Map();

/** @param {string} tag one that is spoken */
function inFull(tag) {
  const locale = known.get(tag) ?? new Intl.Locale(tag).maximize();
  known.set(tag, locale);
  return locale;
}

/** @type {typeof import('./locale.d.ts').chooseLocale} */
export const chooseLocale = (locales, wanted) => {
  const readers = readable(wanted.slice(0, MOST_WANTED));
  const found = (/** @type {(locale: Intl.Locale, reader: Intl.Locale) => boolean} */ fits) => {
    for (const reader of readers) {
      const fitting = locales.filter((tag) => fits(inFull(tag), reader));
      const near = fitting.find((tag) => inFull(tag).region === reader.region);
      if (fitting.length > 0) return near ?? fitting[0];
    }
    return undefined;
  };
  // Who reads Traditional Chinese reads Simplified rather than nothing of what they asked for, but only then.
  return found(isReadAs) ?? found((locale, reader) => locale.language === reader.language);
};

/** @type {typeof import('./locale.d.ts').regionalForm} */
export const regionalForm = (locale, wanted) => {
  const spoken = inFull(locale);
  return (
    wanted.slice(0, MOST_WANTED).find((tag) => readable([tag]).some((form) => isReadAs(spoken, form))) ??
    locale
  );
};

/** Scripts that run from right to left; not all browsers know it of a language (`textInfo`). */
const LEFTWARD = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** @type {typeof import('./locale.d.ts').directionOf} */
export const directionOf = (locale) => (LEFTWARD.has(inFull(locale).script ?? '') ? 'rtl' : 'ltr');

/** @param {Intl.Locale} a @param {Intl.Locale} b */
const isReadAs = (a, b) => a.language === b.language && a.script === b.script;

/**
 * With script and region; without what is no language, since anybody may ask for anything. A language alone, after a form
 * of it, is that form with less said: browsers in Taiwan ask for `zh-TW, zh`.
 * @param {readonly string[]} wanted
 * @returns {Intl.Locale[]}
 */
function readable(wanted) {
  /** @type {Intl.Locale[]} */
  const readers = [];
  for (const tag of wanted) {
    try {
      const named = new Intl.Locale(tag);
      const isBare = named.script === undefined && named.region === undefined;
      const before = isBare ? readers.find(({ language }) => language === named.language) : undefined;
      readers.push(before ?? named.maximize());
    } catch {
      // The next one may be a language.
    }
  }
  return readers;
}
