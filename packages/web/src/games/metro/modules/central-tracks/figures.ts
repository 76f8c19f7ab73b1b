/** The drawing in the rules of central tracks. */

import { nth } from '@guimard/engine/kit';
import { isCentre } from '@guimard/engine/metro';
import type { MetroFigure } from '../../learn/figure.ts';
import { drawScene, type Scene } from '../../learn/scene.ts';

const THROUGH: Scene = {
  options: { with: ['central-tracks'] },
  seed: 'tracks15',
  play: 'aaaa04 aaaa14 aaaa24',
  window: 'C1:F6',
  lit: [4],
};

export const centralTracksFigures: readonly MetroFigure[] = [
  {
    id: 'central-tracks-through',
    rule: 'M14',
    lesson: 'central-tracks',
    drawing: { type: 'board', scene: THROUGH },
    caption({ modules }) {
      const { crossings } = nth(drawScene(THROUGH).lines, 0);
      const inside = crossings.filter(({ cell }) => isCentre(cell)).length;
      return modules['central-tracks'].figures.through({ length: crossings.length, inside });
    },
  },
];
