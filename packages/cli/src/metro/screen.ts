/** Metro on a terminal. */
import { OVER, ok, type Result, refuse, type View } from '@guimard/engine/kit';
import { type Cell, type MetroState, makeTile, metro, parseCell, tilesToLay } from '@guimard/engine/metro';
import { BOLD, type Paint } from '../paint.ts';
import type { Screen } from '../screen.ts';
import { drawBoard } from './board.ts';
import { colourName, colourStyle } from './colours.ts';
import { legalCommand, lineCommand, tileCommand } from './table.ts';
import { drawTiles } from './tiles.ts';

export const metroScreen: Screen<MetroState> = {
  seatName: colourName,
  draw(view, paint) {
    const { known } = view;
    const board = drawBoard(known, cellsToLayOn(view), paint);
    return [...board, '', scoreLine(known, paint), ...turn(view, paint)].join('\n');
  },
  actionHelp: [
    ['05', 'lay your tile in row 0, column 5'],
    ['aacb05', 'lay aacb there, its letters as it lies'],
    ['draw', 'draw a tile and lay that one, keeping your hand'],
  ],
  complete,
  commands: [legalCommand, lineCommand, tileCommand],
};

function cellsToLayOn(view: View<MetroState>): Set<Cell> {
  const cells = new Set<Cell>();
  for (const code of view.legal) {
    const action = metro.decode(view.known, code);
    if (action.type === 'lay') cells.add(parseCell(action.cell)!);
  }
  return cells;
}

function scoreLine(s: MetroState, paint: Paint): string {
  const scores = Array.from(s.points, (points, colour) =>
    paint(colourStyle(colour), `${colourName(colour)} ${points}`),
  );
  const pile = s.pile === 1 ? '1 tile in the pile' : `${s.pile} tiles in the pile`;
  return [...scores, pile].join('   ');
}

/** Whose turn it is and, for that seat itself, what it may do. */
function turn(view: View<MetroState>, paint: Paint): string[] {
  const { known, toMove, viewer } = view;
  if (toMove === OVER) return [];
  const name = paint(`${BOLD};${colourStyle(known.seat)}`, colourName(known.seat));
  if (toMove !== viewer) return [`${name} is on turn.`];
  const tiles = tilesToLay(known);
  const names = tiles.map((tile) => paint(BOLD, makeTile(tile))).join(' or ');
  const draw = view.legal.some((code) => metro.decode(known, code).type === 'draw') ? ', or draws' : '';
  return [`${name} lays ${names}${draw}:`, ...drawTiles(tiles, paint)];
}

/** `05` alone is enough when one tile and one way are possible there. */
function complete(view: View<MetroState>, word: string): Result<string> {
  if (!/^\d\d$/.test(word)) return ok(word);
  const lays = view.legal
    .map((code) => metro.decode(view.known, code))
    .filter((action) => action.type === 'lay' && action.cell === word)
    .map((action) => metro.format(action));
  if (lays.length > 1) return refuse('B7', `${word} can mean ${lays.join(', ')}: please say which.`);
  // Where nothing is legal the engine says why.
  return ok(lays[0] ?? makeTile(tilesToLay(view.known)[0]) + word);
}
