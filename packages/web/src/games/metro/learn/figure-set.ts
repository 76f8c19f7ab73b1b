/** All drawings in the rules of Metro. */
import type { FigureSet } from '../../../learn/figures.ts';
import { metroWords } from '../words.ts';
import { captions } from './captions.ts';
import Drawing from './Drawing.svelte';
import { figureCalled, figures } from './figures.ts';

export async function loadFigures(): Promise<FigureSet> {
  await Promise.all([captions.load(), metroWords.load()]);
  return { figures, caption: (id) => figureCalled(id).caption(captions.words), Drawing };
}
