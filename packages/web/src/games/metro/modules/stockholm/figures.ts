/** The drawing in the rules of Stockholm. */
import { nth } from '@guimard/engine/kit';
import { stockholmStanding } from '@guimard/engine/metro';
import type { MetroFigure } from '../../learn/figure.ts';
import { type Position, playTo } from '../../learn/scene.ts';
import RowFigure from './RowFigure.svelte';

const ROW: Position = { options: { with: ['stockholm'] }, seed: 'stockholm2', moves: 24 };

export const stockholmFigures: readonly MetroFigure[] = [
  {
    id: 'stockholm-row',
    rule: 'S2',
    lesson: 'stockholm',
    drawing: { type: 'position', Component: RowFigure, position: ROW, seat: 0 },
    caption({ modules }) {
      const { points } = nth(stockholmStanding(playTo(ROW).state, 0).holders, 0);
      return modules.stockholm.figures.row({ points });
    },
  },
];
