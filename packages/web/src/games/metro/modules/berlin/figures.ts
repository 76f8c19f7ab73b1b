/** The drawings in the rules of Berlin. */
import { lineIn, type MetroFigure } from '../../learn/figure.ts';
import { type Position, playTo, type Scene } from '../../learn/scene.ts';
import MajorityFigure from './MajorityFigure.svelte';

/** A line of blue, from station 22. */
const TOOK: Scene = {
  options: { with: ['berlin'] },
  seed: 'berlin123',
  until: (event) =>
    event.type === 'module' && event.module === 'berlin' && event.what === 'took' && event.count > 1,
  window: 'D6:G8',
  lit: [22],
};
const END: Position = {
  options: { players: 3, with: ['berlin'], side: 'B' },
  seed: 'berlinend9',
  until: ({ type }) => type === 'over',
};

const cards = (): number =>
  playTo(TOOK)
    .events.flatMap((event) =>
      event.type === 'module' && event.module === 'berlin' && event.what === 'took' ? [event.count] : [],
    )
    .at(-1) ?? 0;

export const berlinFigures: readonly MetroFigure[] = [
  {
    id: 'berlin-took',
    rule: 'E2',
    lesson: 'berlin',
    drawing: { type: 'board', scene: TOOK },
    caption: ({ modules }) => modules.berlin.figures.took({ ...lineIn(TOOK), count: cards() }),
  },
  {
    id: 'berlin-majority',
    rule: 'E3',
    drawing: { type: 'position', Component: MajorityFigure, position: END, seat: 0 },
    caption: ({ modules }) => modules.berlin.figures.majority,
  },
];
