/**
 * Words by language. A dictionary is one object per language, all of the same type, each in a file of its own that is
 * loaded when it is needed; a missing message is a type error and fails the build. A message is a string, or a function
 * of what it tells. Reading `words` in a component makes it follow the language.
 */
import type { Locale } from './locale.ts';

type Loaders<Words> = Readonly<Record<Locale, () => Promise<{ readonly default: Words }>>>;

/** Dictionaries that somebody has asked for: they follow the language. */
const inUse = new Set<Dictionary<object>>();
let current: Locale = 'en';

export class Dictionary<Words extends object> {
  readonly #loaders: Loaders<Words>;
  #words = $state.raw<Words>();

  constructor(loaders: Loaders<Words>) {
    this.#loaders = loaders;
  }

  /** In the language of the app. `load` comes first. */
  get words(): Words {
    if (this.#words === undefined) throw new Error('a dictionary is read before it is loaded');
    return this.#words;
  }

  async load(): Promise<void> {
    inUse.add(this as Dictionary<object>);
    if (this.#words === undefined) this.put(await this.fetch(current));
  }

  async fetch(locale: Locale): Promise<Words> {
    return (await this.#loaders[locale]()).default;
  }

  put(words: Words): void {
    this.#words = words;
  }
}

/** Changes the language of everything at once, when all of it is there. */
export async function speak(locale: Locale): Promise<void> {
  current = locale;
  const fetched = await Promise.all(
    [...inUse].map(async (dictionary) => [dictionary, await dictionary.fetch(locale)] as const),
  );
  // Somebody may have chosen yet another language meanwhile.
  if (current !== locale) return;
  for (const [dictionary, words] of fetched) dictionary.put(words);
  document.documentElement.lang = locale;
}

/** The language that is spoken, for Intl. */
export const spoken = (): Locale => current;

/** The form for a number: `plural(n, { one: 'point', other: 'points' })`, by the rules of the language. */
export function plural(n: number, forms: { readonly one: string; readonly other: string }): string {
  return new Intl.PluralRules(current).select(n) === 'one' ? forms.one : forms.other;
}
