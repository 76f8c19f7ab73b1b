/** The drawings in the rules of St Petersburg. */
import { lineIn, type MetroFigure } from '../../learn/figure.ts';
import { playTo, type Scene } from '../../learn/scene.ts';

/** A line of blue, from station 2, crosses the tourist three times. */
const TOOK: Scene = {
  options: { with: ['st-petersburg'] },
  seed: 'petersburg43',
  until: (event) =>
    event.type === 'module' && event.module === 'st-petersburg' && event.what === 'took' && event.count === 3,
  window: 'E1:H3',
  lit: [2],
};

const chips = (): number =>
  playTo(TOOK)
    .events.flatMap((event) =>
      event.type === 'module' && event.module === 'st-petersburg' && event.what === 'took'
        ? [event.count]
        : [],
    )
    .at(-1) ?? 0;

export const stPetersburgFigures: readonly MetroFigure[] = [
  {
    id: 'st-petersburg-sights',
    rule: 'T1',
    drawing: { type: 'board', scene: { options: { with: ['st-petersburg'] }, window: 'A1:H8' } },
    caption: ({ modules }) => modules['st-petersburg'].figures.sights,
  },
  {
    id: 'st-petersburg-took',
    rule: 'T3',
    lesson: 'st-petersburg',
    drawing: { type: 'board', scene: TOOK },
    caption: ({ modules }) => modules['st-petersburg'].figures.took({ ...lineIn(TOOK), count: chips() }),
  },
];
