/** The drawings in the rules: those of the base game, and those of all modules. */
import { MODULES } from '@guimard/engine/metro';
import { MODULE_FIGURES } from '../modules/figures.ts';
import { lineIn, type MetroFigure } from './figure.ts';
import ScoreFigure from './ScoreFigure.svelte';
import { drawScene, type Position, playTo, type Scene } from './scene.ts';

const board = (scene: Scene): MetroFigure['drawing'] => ({ type: 'board', scene });

const KEEP_RIGHT: Scene = { play: 'bcbc01', window: 'A1:C1', lit: [7] };
const CORNER: Scene = { play: 'aaaa03', window: 'A1:B2', tries: 'bbbb00', lit: [9] };
const TURN_BACK: Scene = { play: 'aaaa02', window: 'C1:E2', tries: 'dddd03', lit: [5] };
const EXCEPTION: Scene = { window: 'A1:D3', opens: 'dddd', tries: 'dddd00' };
const COMPLETE: Scene = { play: 'bbbb37 bbbb47', window: 'G4:H5', lit: [29] };
const CROSSINGS: Scene = { play: 'aaaa73 dddd63', window: 'C7:E8', lit: [20], counts: true };
const CENTRE: Scene = {
  play: 'aaaa30 bbbb31 cccc21 cccc22 bbbb32',
  window: 'A3:E5',
  lit: [12],
};

const FINISHED: Scene = {
  seed: 'finished0',
  until: ({ type }) => type === 'over',
  window: 'A1:C3',
  isPainted: true,
  lit: [7],
};
/** Blue's line of 3 would bring its marker to 5, where yellow's stands. */
const MARKERS: Position = {
  options: { players: 3, exclusive: true },
  seed: 'v37',
  until: (event) => event.type === 'line' && event.station === 32,
};

const BASE: readonly MetroFigure[] = [
  {
    id: 'board',
    rule: 'B1',
    drawing: board({ window: 'A1:H8' }),
    caption: (words) => words.figures.board,
  },
  {
    id: 'keepRight',
    rule: 'B3',
    drawing: board(KEEP_RIGHT),
    caption: (words) => words.figures.keepRight(lineIn(KEEP_RIGHT)),
  },
  {
    id: 'tile',
    rule: 'B4',
    drawing: { type: 'tile', name: 'cbaa' },
    caption: (words) => words.figures.tile,
  },
  {
    id: 'stations',
    rule: 'B8',
    isWide: true,
    drawing: { type: 'stations' },
    caption: (words) => words.figures.stations,
  },
  {
    id: 'open',
    rule: 'B12',
    drawing: board({
      play: 'aaaa04 cccc14 bcbc24',
      window: 'B1:G6',
      opens: 'aaaa',
      refused: ['B4', 'D6', 'F5'],
    }),
    caption: (words) => words.figures.open,
  },
  {
    id: 'upright',
    rule: 'B13',
    drawing: { type: 'tiles', tiles: ['aacb', 'aacb'], turns: [0, 1], isStrict: true },
    caption: (words) => words.figures.upright,
  },
  {
    id: 'corner',
    rule: 'B14',
    drawing: board(CORNER),
    caption: (words) => words.figures.corner(lineIn(CORNER)),
  },
  {
    id: 'turnBack',
    rule: 'B14',
    drawing: board(TURN_BACK),
    caption: (words) => words.figures.turnBack(lineIn(TURN_BACK)),
  },
  {
    id: 'exception',
    rule: 'B14',
    drawing: board(EXCEPTION),
    caption: (words) => words.figures.exception({ cells: drawScene(EXCEPTION).legal.size }),
  },
  {
    id: 'complete',
    rule: 'B16',
    drawing: board(COMPLETE),
    caption: (words) => words.figures.complete(lineIn(COMPLETE)),
  },
  {
    id: 'crossings',
    rule: 'B17',
    lesson: 'base',
    drawing: board(CROSSINGS),
    caption: (words) => words.figures.crossings(lineIn(CROSSINGS)),
  },
  {
    id: 'centre',
    rule: 'B17',
    drawing: board(CENTRE),
    caption: (words) => words.figures.centre(lineIn(CENTRE)),
  },
  {
    id: 'loop',
    rule: 'B18',
    drawing: board({ play: 'aacb01 baac02 cbaa12 acba11', window: 'B1:C2', loop: 'B1-2' }),
    caption: (words) => words.figures.loop,
  },
  {
    id: 'finished',
    rule: 'B19',
    drawing: board(FINISHED),
    caption: (words) => words.figures.finished(lineIn(FINISHED)),
  },
  {
    id: 'rotations',
    rule: 'V1',
    lesson: 'variants',
    drawing: { type: 'tiles', tiles: ['aacb', 'aacb', 'aacb', 'aacb'], turns: [0, 1, 2, 3] },
    caption: (words) => words.figures.rotations,
  },
  {
    id: 'hand',
    rule: 'V2',
    drawing: { type: 'tiles', tiles: ['cbaa', 'adad', 'bcbc'] },
    caption: (words) => words.figures.hand,
  },
  {
    id: 'markers',
    rule: 'V3',
    drawing: { type: 'position', Component: ScoreFigure, position: MARKERS, seat: 0 },
    caption(words) {
      const [taken = 0, space = 0] = playTo(MARKERS).state.points;
      return words.figures.markers({ taken, space });
    },
  },
  {
    id: 'cornerContact',
    rule: 'V4',
    drawing: board({
      options: { corners: true },
      play: 'aaaa04 cccc14',
      window: 'C1:G4',
      accepted: ['D3', 'F3'],
    }),
    caption: (words) => words.figures.cornerContact,
  },
  {
    id: 'letters',
    rule: 'B5',
    drawing: { type: 'tile', name: 'cbaa', hasLetters: true },
    caption: (words) => words.figures.letters,
  },
];

export const figures: readonly MetroFigure[] = [
  ...BASE,
  ...MODULES.flatMap(({ name }) => MODULE_FIGURES[name]),
];

export function figureCalled(id: string): MetroFigure {
  const found = figures.find((figure) => figure.id === id);
  if (found === undefined) throw new Error(`there is no figure ${id}`);
  return found;
}
