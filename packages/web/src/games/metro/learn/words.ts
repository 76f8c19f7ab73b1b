/** Lessons, rules and tutorial of Metro, by language. */
import load, { type Words } from '@guimard/messages/metro-learn';
import { Dictionary } from '../../../i18n/dictionary.svelte.ts';
import { arrange, type LearnWords } from '../../../learn/learn.ts';
import { contents } from './contents.ts';
import { CENTRAL_TRACKS, COMPANY, COPIES, OWNED } from './figures.ts';

export type TutorialKey = keyof Words['tutorial'];

/** Some rules list figures, which are the same in every language. */
export const makeLearnWords = (words: Words): LearnWords =>
  arrange(contents, {
    ...words,
    rules: {
      ...words.rules,
      B6: words.rules.B6(COPIES),
      B8: words.rules.B8(OWNED),
      M1: words.rules.M1(COMPANY),
      M13: words.rules.M13({ tiles: CENTRAL_TRACKS }),
    },
  });

export const metroLearnWords = new Dictionary(async (locale) => makeLearnWords(await load(locale)));
