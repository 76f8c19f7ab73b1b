/** The drawings in the rules of the companies. */
import { nth } from '@guimard/engine/kit';
import { companiesStanding } from '@guimard/engine/metro';
import type { MetroFigure } from '../../learn/figure.ts';
import { type Position, playTo } from '../../learn/scene.ts';
import SharesFigure from './SharesFigure.svelte';

const END: Position = {
  options: { players: 3, with: ['companies'] },
  seed: 'companies2',
  until: ({ type }) => type === 'over',
};

export const companiesFigures: readonly MetroFigure[] = [
  {
    id: 'companies-stations',
    rule: 'M1',
    drawing: { type: 'board', scene: { options: { with: ['companies'] }, window: 'A1:H2' } },
    caption: ({ modules }) => modules.companies.figures.stations,
  },
  {
    id: 'companies-shares',
    rule: 'M6',
    lesson: 'companies',
    drawing: { type: 'position', Component: SharesFigure, position: END, seat: 0 },
    caption({ modules }) {
      const { worth } = nth(companiesStanding(playTo(END).state, 0).holders, 0);
      return modules.companies.figures.shares({ shares: worth?.shares ?? 0, bonus: worth?.least ?? 0 });
    },
  },
];
