/** The drawings in the rules of Paris. */
import { parisStanding } from '@guimard/engine/metro';
import type { MetroFigure } from '../../learn/figure.ts';
import { type Position, playTo, type Scene } from '../../learn/scene.ts';
import RowFigure from './RowFigure.svelte';

const TOURISTS: Scene = {
  options: { with: ['paris'] },
  seed: 'paris',
  play: 'aaaa02',
  window: 'A1:E4',
  tries: 'cbcb12',
};
const ROW: Position = {
  options: { players: 4, with: ['paris'] },
  seed: 'paris10',
  until: ({ type }) => type === 'over',
};
const SEAT = 1;

export const parisFigures: readonly MetroFigure[] = [
  {
    id: 'paris-tourists',
    rule: 'P2',
    drawing: { type: 'board', scene: TOURISTS },
    caption: ({ modules }) => modules.paris.figures.tourists,
  },
  {
    id: 'paris-row',
    rule: 'P3',
    lesson: 'paris',
    drawing: { type: 'position', Component: RowFigure, position: ROW, seat: SEAT },
    caption: ({ modules }) => modules.paris.figures.row(parisStanding(playTo(ROW).state, SEAT)),
  },
];
