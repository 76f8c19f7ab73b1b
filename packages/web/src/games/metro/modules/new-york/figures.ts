/** The drawing in the rules of New York. */
import { lineIn, type MetroFigure } from '../../learn/figure.ts';
import type { Scene } from '../../learn/scene.ts';

/** Blue's line comes from station 32. */
const TAKEN: Scene = {
  options: { with: ['new-york'] },
  seed: 'newyork20',
  until: (event) => event.type === 'module' && event.module === 'new-york' && event.what === 'taken',
  window: 'E1:H3',
  lit: [32],
};

export const newYorkFigures: readonly MetroFigure[] = [
  {
    id: 'new-york-taken',
    rule: 'N2',
    lesson: 'new-york',
    drawing: { type: 'board', scene: TAKEN },
    caption: ({ modules }) => modules['new-york'].figures.taken(lineIn(TAKEN)),
  },
];
