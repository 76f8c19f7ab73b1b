/** The drawing in the rules of the solo game. */

import { nth } from '@guimard/engine/kit';
import { isTerminus, lineEnd, STATIONS, soloStanding } from '@guimard/engine/metro';
import type { MetroFigure } from '../../learn/figure.ts';
import { type Position, playTo, type Scene } from '../../learn/scene.ts';

const POSITION: Position = { options: { players: 1, with: ['solo'] }, seed: 'solo1', moves: 9 };

/** The unfinished lines of the colour that was turned up, by their stations. */
function linesToExtend(): readonly number[] {
  const { state } = playTo(POSITION);
  const { colour } = soloStanding(state);
  return Array.from({ length: STATIONS }, (_, i) => i + 1).filter(
    (station) => nth(state.owner, station - 1) - 1 === colour && !isTerminus(lineEnd(state, station - 1)),
  );
}

const SCENE: Scene = { ...POSITION, window: 'A1:H8', lit: linesToExtend(), opens: 'aaaa' };

export const soloFigures: readonly MetroFigure[] = [
  {
    id: 'solo-extend',
    rule: 'M17',
    lesson: 'solo',
    drawing: { type: 'board', scene: SCENE },
    caption: ({ modules }) => modules.solo.figures.extend,
  },
];
