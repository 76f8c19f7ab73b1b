/** Lessons, rules and tutorial of Correspondances, by language. */
import load from '@guimard/messages/correspondances-learn';
import { Dictionary } from '../../../i18n/dictionary.svelte.ts';
import { arrange } from '../../../learn/learn.ts';
import { contents } from './contents.ts';

export const correspondancesLearnWords = new Dictionary(async (locale) => {
  const { tutorial, ...texts } = await load(locale);
  return arrange(contents, { ...texts, tutorials: { game: tutorial } });
});
