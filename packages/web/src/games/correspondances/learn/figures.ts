/** The drawings in the rules of Correspondances, in the order of the rules. */
import type { Words } from '@guimard/messages/correspondances-learn';
import type { Figure } from '../../../learn/figures.ts';
import { journeyIn, type Scene } from './scene.ts';

interface CorrespondancesFigure extends Figure {
  readonly caption: (words: Words) => string;
  /** Left out for the kinds of tiles, which need no table. */
  readonly scene?: Scene;
}

const START = { order: '2134', held: [2, 3, 4], play: '' } as const;
const FIRST: Scene = { ...START, play: 'bridge-24 place-e0n1-0', window: [0, -1, 2, 0] };

/** T19: blue's journey in the printed rules. */
const EIGHT =
  'bridge-24 place-e0n1-0 curves-12 place-e0n2-3 cross-23 place-e1n2-1 bridge-12 place-e2n2-0 ' +
  'cross-24 place-e3n2-1 bridge-23 place-e4n2-1 bridge-23 place-e5n2-1 link-12 place-e6n2-1';
const WINDOW = [0, -2, 6, 0] as const;
const PORTION: Scene = { ...START, play: EIGHT, window: [0, -3, 6, 0], lit: [2] };
const JOURNEY: Scene = {
  ...PORTION,
  window: WINDOW,
  play: `${EIGHT} curves-14 place-e6n1-3 curves-13 place-e5n1-1`,
};
const BACKWARDS: Scene = { ...JOURNEY, held: [1, 2, 3, 4], window: [-1, -2, 6, 0], lit: [1] };
/** Yellow stays on its own line all the way to M. */
const TO_M: Scene = {
  order: '2134',
  held: [3, 1],
  play:
    'curves-34 place-e0s1-0 bridge-23 place-e1s1-0 cross-13 place-e2s1-0 curves-23 place-e3s1-1 ' +
    'curves-23 place-e3n1-3 bridge-34 place-e4n1-1 bridge-13 place-e5n1-0 curves-13 place-e6n1-0 curves-34 place-e6s0-3',
  window: [0, -1, 6, 1],
  lit: [3],
};

export const figures: readonly CorrespondancesFigure[] = [
  { id: 'kinds', rule: 'D11', lesson: 'transfers', caption: (words) => words.figures.kinds },
  {
    id: 'row',
    rule: 'T3',
    lesson: 'game',
    scene: { ...START, window: [0, 0, 5, 0] },
    caption: (words) => words.figures.row,
  },
  {
    id: 'fits',
    rule: 'D4',
    scene: { ...FIRST, tries: 'cross-24 place-e1n1-0' },
    caption: (words) => words.figures.fits,
  },
  {
    id: 'clashes',
    rule: 'D4',
    scene: { ...FIRST, tries: 'cross-13 place-e1n1-1' },
    caption: (words) => words.figures.clashes,
  },
  { id: 'toM', rule: 'T15', scene: TO_M, caption: (words) => words.figures.toM(journeyIn(TO_M)) },
  {
    id: 'backwards',
    rule: 'D13',
    scene: BACKWARDS,
    caption: (words) => words.figures.backwards(journeyIn(BACKWARDS)),
  },
  {
    id: 'roundEnd',
    rule: 'T17',
    scene: {
      ...START,
      play: `${EIGHT} curves-14 place-e6n1-3`,
      window: WINDOW,
      tries: 'curves-13 place-e5n1-1',
    },
    caption: (words) => words.figures.roundEnd,
  },
  {
    id: 'portion',
    rule: 'T20',
    scene: PORTION,
    caption: (words) => words.figures.portion(journeyIn(PORTION)),
  },
  {
    id: 'journey',
    rule: 'T19',
    lesson: 'scoring',
    scene: JOURNEY,
    caption: (words) => words.figures.journey(journeyIn(JOURNEY)),
  },
];

export function figureCalled(id: string): CorrespondancesFigure {
  const found = figures.find((figure) => figure.id === id);
  if (found === undefined) throw new Error(`there is no figure ${id}`);
  return found;
}
