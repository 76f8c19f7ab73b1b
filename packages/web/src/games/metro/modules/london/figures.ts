/** The drawing in the rules of London. */
import { londonStanding } from '@guimard/engine/metro';
import type { MetroFigure } from '../../learn/figure.ts';
import { type Position, playTo } from '../../learn/scene.ts';
import RideFigure from './RideFigure.svelte';

const RIDE: Position = { options: { with: ['london'] }, seed: 'london12', moves: 14 };

export const londonFigures: readonly MetroFigure[] = [
  {
    id: 'london-ride',
    rule: 'L2',
    lesson: 'london',
    drawing: { type: 'position', Component: RideFigure, position: RIDE, seat: 0 },
    caption({ modules }) {
      const rides = londonStanding(playTo(RIDE).state)?.rides ?? [];
      return modules.london.figures.ride({ fields: Math.max(...rides.map(({ points }) => points)) });
    },
  },
];
