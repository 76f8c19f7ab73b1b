/** Metro on a terminal. */
import { nth, OVER, type View } from '@guimard/engine/kit';
import { type Cell, type MetroState, makeTile, metro, parseCell, tilesToPlace } from '@guimard/engine/metro';
import { BOLD, type Paint } from '../paint.ts';
import { wrap } from '../paragraph.ts';
import type { Screen } from '../screen.ts';
import { drawBoard } from './board.ts';
import { colourName, colourStyle, seatNames } from './colours.ts';
import { inLanguage } from './in-language.ts';
import { decisions, marksFor, moduleLines, title } from './modules/index.ts';
import { position } from './position.ts';
import { legalCommand, lineCommand, tileCommand, tryCommand } from './table.ts';
import { drawTiles } from './tiles.ts';
import { complete } from './words.ts';

export const metroScreen: Screen<MetroState> = {
  title,
  seatNames,
  inLanguage,
  draw(view, paint) {
    const board = drawBoard(view.known, marksFor(view, cellsToPlaceOn(view)), paint);
    return [...board, '', ...scoreLines(view.known, paint), ...moduleLines(view), ...turn(view, paint)].join(
      '\n',
    );
  },
  actionHelp: [
    ['05', 'place your tile in row 0, column 5'],
    ['aacb05', 'place aacb there, with its letters as placed'],
    ['draw', 'draw a tile and place that one, keeping your hand'],
    ['pass', 'do nothing, when there is no tile left for you'],
    ['stand-red', 'decide what a module asks; legal lists the words there are'],
  ],
  complete,
  commands: [legalCommand, tryCommand, lineCommand, tileCommand],
  position,
};

function cellsToPlaceOn(view: View<MetroState>): Set<Cell> {
  const cells = new Set<Cell>();
  for (const code of view.legal) {
    const action = metro.decode(view.known, code);
    if (action.type === 'place') cells.add(parseCell(action.cell)!);
  }
  return cells;
}

/** Everyone's scores; where colours belong to no seat, also the points of their lines (M5). */
function scoreLines(s: MetroState, paint: Paint): string[] {
  const scores = new Int32Array(s.seats);
  metro.scores(s, scores);
  const markers = Array.from(s.points, (points, colour) =>
    paint(colourStyle(colour), `${colourName(colour)} ${points}`),
  );
  const pile = s.pile === 1 ? '1 tile in the pile' : `${s.pile} tiles in the pile`;
  if (s.rules.seatsOwnColours) return [wrap('', [...markers, pile], '   ')];
  const seats = seatNames(s).map((name, seat) => `${name}: ${scores[seat]}`);
  return [wrap('', [...seats, pile], '   '), wrap('Profits:', markers, '  ')];
}

/** Whose turn it is and, for that seat itself, what it may do. */
function turn(view: View<MetroState>, paint: Paint): string[] {
  const { known, toMove, viewer } = view;
  if (toMove === OVER) return [];
  const style = known.rules.seatsOwnColours ? `${BOLD};${colourStyle(known.seat)}` : BOLD;
  const name = paint(style, nth(seatNames(known), known.seat));
  if (toMove !== viewer) return [`${name}’s turn.`];
  const actions = view.legal.map((code) => metro.decode(known, code));
  const may = (type: string): boolean => actions.some((action) => action.type === type);
  const words = actions.flatMap((action) => (action.type === 'choose' ? [action.choice] : []));
  // If nothing can be placed, a module asks for a decision.
  if (words.length === actions.length && words.length > 0) {
    return [wrap(`${name} ${decisions(words).join(', or ')}:`, words, '  ')];
  }
  const tiles = may('place') ? tilesToPlace(known) : [];
  const ways = [
    ...(tiles.length === 0
      ? []
      : [`places ${tiles.map((tile) => paint(BOLD, makeTile(tile))).join(' or ')}`]),
    ...(may('draw') ? ['draws'] : []),
    ...(may('pass') ? ['passes'] : []),
    ...decisions(words),
  ];
  return [`${wrap(name, ways, ', or ')}:`, ...drawTiles(tiles, paint)];
}
