/**
 * A subject of the messages in the language of the app. A message is a string, or a function of its params; each language
 * is loaded when it is needed. Reading `words` in a component makes it follow the language.
 */
import { directionOf, regionalForm } from '@guimard/messages/locale';
import type { Locale } from './locale.ts';

/** Dictionaries in use: they follow the language. */
const inUse = new Set<Dictionary<object>>();
/** The language that was asked for last, and the one that is shown: its messages are there. */
let current: Locale = 'en';
let shown = $state.raw<Locale>('en');

export class Dictionary<Words extends object> {
  readonly fetch: (locale: Locale) => Promise<Words>;
  #words = $state.raw<Words>();

  constructor(fetch: (locale: Locale) => Promise<Words>) {
    this.fetch = fetch;
  }

  /** In the language of the app. `load` comes first. */
  get words(): Words {
    if (this.#words === undefined) throw new Error('a dictionary is read before it is loaded');
    return this.#words;
  }

  async load(): Promise<void> {
    inUse.add(this);
    if (this.#words === undefined) this.put(await this.fetch(current));
  }

  put(words: Words): void {
    this.#words = words;
  }
}

/** Changes the language of everything at once, when all of it is there; nothing, and it throws, where some cannot be had. */
export async function speak(locale: Locale): Promise<void> {
  const before = current;
  current = locale;
  try {
    const fetched = await Promise.all(
      [...inUse].map(async (dictionary) => [dictionary, await dictionary.fetch(locale)] as const),
    );
    // The language may have changed again meanwhile.
    if (current !== locale) return;
    for (const [dictionary, words] of fetched) dictionary.put(words);
    shown = locale;
    Object.assign(document.documentElement, { lang: locale, dir: directionOf(locale) });
  } catch (error) {
    if (current === locale) current = before;
    throw error;
  }
}

/** The language that is spoken, for Intl. Components that read it follow it. */
export const spoken = (): Locale => shown;
/** Where its lines begin. */
export const direction = (): 'ltr' | 'rtl' => directionOf(shown);
/** 1 where they run from left to right, else -1: `--forward` of the style sheets, for keys and for scrolling. */
export const forward = (): 1 | -1 => (direction() === 'ltr' ? 1 : -1);
/** The same for dates and times, which differ by region. */
export const spokenRegion = (): string => regionalForm(shown, navigator.languages);
