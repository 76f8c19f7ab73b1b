/** Lessons and rules of Correspondances, by language. */
import load from '@guimard/messages/correspondances-learn';
import { Dictionary } from '../../../i18n/dictionary.svelte.ts';
import { arrange } from '../../../learn/learn.ts';
import { contents } from './contents.ts';

export const correspondancesLearnWords = new Dictionary(async (locale) =>
  arrange(contents, { ...(await load(locale)), tutorials: {} }),
);
