/** All drawings in the rules of Metro. */
import { MODULES } from '@guimard/engine/metro';
import type { FigureSet } from '../../../learn/figures.ts';
import { uiOf } from '../modules/index.ts';
import { metroWords } from '../words.ts';
import { captions } from './captions.ts';
import Drawing from './Drawing.svelte';
import { figureCalled, figures } from './figures.ts';

export async function loadFigures(): Promise<FigureSet> {
  await Promise.all([captions.load(), metroWords.load()]);
  return {
    figures,
    caption: (id) => figureCalled(id).caption(captions.words),
    emblemOf: (id) => MODULES.filter(({ name }) => name === id).map(({ name }) => uiOf(name).face.Emblem)[0],
    Drawing,
  };
}
