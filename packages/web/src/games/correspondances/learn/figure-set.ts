/** All drawings in the rules of Correspondances. */
import load from '@guimard/messages/correspondances-learn';
import { Dictionary } from '../../../i18n/dictionary.svelte.ts';
import type { FigureSet } from '../../../learn/figures.ts';
import { correspondancesWords } from '../words.ts';
import Drawing from './Drawing.svelte';
import { figureCalled, figures } from './figures.ts';

const captions = new Dictionary(load);

export async function loadFigures(): Promise<FigureSet> {
  await Promise.all([captions.load(), correspondancesWords.load()]);
  return {
    figures,
    caption: (id) => figureCalled(id).caption(captions.words),
    emblemOf: () => undefined,
    Drawing,
  };
}
