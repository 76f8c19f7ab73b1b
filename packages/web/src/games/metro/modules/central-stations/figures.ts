/** The drawing in the rules of central stations. */
import { lineIn, type MetroFigure } from '../../learn/figure.ts';
import type { Scene } from '../../learn/scene.ts';

/** The platform below E3 is number 1, so departure 33. */
const TOKEN: Scene = {
  options: { with: ['central-stations'] },
  play: 'token-yellow-p1 aaaa04 aaaa14 aaaa24',
  window: 'C1:F5',
  lit: [33],
};

export const centralStationsFigures: readonly MetroFigure[] = [
  {
    id: 'central-stations-token',
    rule: 'M11',
    lesson: 'central-stations',
    drawing: { type: 'board', scene: TOKEN },
    caption: ({ modules }) => modules['central-stations'].figures.token(lineIn(TOKEN)),
  },
];
