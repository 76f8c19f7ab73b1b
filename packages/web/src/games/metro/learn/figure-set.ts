/** All drawings in the rules of Metro. */
import load from '@guimard/messages/metro-learn';
import { Dictionary } from '../../../i18n/dictionary.svelte.ts';
import type { FigureSet } from '../../../learn/figures.ts';
import { metroWords } from '../words.ts';
import Drawing from './Drawing.svelte';
import { figureCalled, figures } from './figures.ts';

const captions = new Dictionary(load);

export async function loadFigures(): Promise<FigureSet> {
  await Promise.all([captions.load(), metroWords.load()]);
  return { figures, caption: (id) => figureCalled(id).caption(captions.words), Drawing };
}
