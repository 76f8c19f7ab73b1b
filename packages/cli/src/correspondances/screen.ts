/** Correspondances on a terminal. */
import {
  type CorrespondancesState,
  correspondances,
  departureOf,
  type Line,
  makeSpot,
  makeTile,
  POINT_NAMES,
  portionLength,
  type Spot,
  spotOf,
  WEST_END,
  xOf,
  yOf,
} from '@guimard/engine/correspondances';
import { CHANCE, nth, OVER, type View } from '@guimard/engine/kit';
import loadWords from '@guimard/messages/correspondances';
import loadMetroWords from '@guimard/messages/metro';
import { BOLD, type Paint } from '../paint.ts';
import { wrap } from '../paragraph.ts';
import type { Screen } from '../screen.ts';
import { drawBoard, drawRotations } from './board.ts';
import { position } from './position.ts';
import { count, paintLine, seatNames } from './styles.ts';
import { legalCommand, lineCommand, tileCommand } from './table.ts';
import { complete } from './words.ts';

export const correspondancesScreen: Screen<CorrespondancesState> = {
  title: ({ options }) => `Correspondances to ${count(options.target, 'point')}`,
  seatNames,
  async inLanguage({ seats, options }, locale) {
    const [words, { player }] = await Promise.all([loadWords(locale), loadMetroWords(locale)]);
    return {
      title: words.title({ target: options.target }),
      seats: Array.from({ length: seats }, (_, seat) => player({ number: seat + 1 })),
    };
  },
  draw(view, paint) {
    const { known } = view;
    return [
      ...drawBoard(known, spotsToPlaceOn(view), paint),
      '',
      totals(known),
      ...aside(known),
      ...lastRound(known, paint),
      ...ownLine(view, paint),
      ...turn(view, paint),
    ].join('\n');
  },
  actionHelp: [
    ['e6n2', 'place your section in column e6, row n2, where it fits in one way'],
    ['e6n2 1', 'place it there in rotation 1: turned clockwise by one quarter'],
  ],
  complete,
  commands: [legalCommand, lineCommand, tileCommand],
  position,
};

function spotsToPlaceOn(view: View<CorrespondancesState>): Set<Spot> {
  const spots = new Set<Spot>();
  for (const code of view.legal) {
    const action = correspondances.decode(view.known, code);
    if (action.type === 'place') spots.add(spotOf(action.x, action.y));
  }
  return spots;
}

function totals(s: CorrespondancesState): string {
  const seats = seatNames(s).map((name, seat) => `${name}: ${s.totals[seat]}`);
  return wrap('', [...seats, `to ${s.options.target}`, `${count(s.pile, 'section')} left`], '   ');
}

/** D8. */
function aside(s: CorrespondancesState): string[] {
  const tiles = Array.from(s.aside, (copies, tile) => Array<string>(copies).fill(makeTile(tile))).flat();
  return tiles.length === 0 ? [] : [wrap('Set aside:', tiles, ' ')];
}

/** The round scored last, whose lines are public (D24). */
function lastRound(s: CorrespondancesState, paint: Paint): string[] {
  if (s.round === 0) return [];
  const seats = seatNames(s).map((name, seat) => {
    const line = paintLine(nth(s.lastLine, seat), paint);
    return `  ${name}: ${line}, ${count(nth(s.lastPoints, seat), 'point')}; ${lastJourney(s, seat)}`;
  });
  return [`Round ${s.round}:`, ...seats];
}

function lastJourney(s: CorrespondancesState, seat: number): string {
  const portion = `a portion of ${s.lastLength[seat]}`;
  const transfers = nth(s.lastTransfers, seat) - 1;
  if (transfers < 0) return portion;
  return `${portion}, ${POINT_NAMES[nth(s.lastArrival, seat)]} with ${count(transfers, 'transfer')}`;
}

/** What only the viewer knows (T10): a view does not contain the others' lines. */
function ownLine({ known, viewer }: View<CorrespondancesState>, paint: Paint): string[] {
  const line: Line = viewer < 0 ? 0 : nth(known.line, viewer);
  if (line === 0) return [];
  const { spot, goal } = departureOf(line);
  const way = `from ${makeSpot(xOf(spot), yOf(spot))} to the ${goal === WEST_END ? 'western' : 'eastern'} end`;
  const portion = `a portion of ${portionLength(known, line)} so far`;
  return [`${seatNames(known)[viewer]} has ${paintLine(line, paint)}: ${way}, ${portion}.`];
}

/** Whose turn it is and, for that seat itself, what it must place. */
function turn({ known, toMove, viewer }: View<CorrespondancesState>, paint: Paint): string[] {
  if (toMove === OVER) return [];
  if (toMove === CHANCE) return ['Chance is on turn.'];
  const name = paint(BOLD, nth(seatNames(known), toMove));
  const tile = known.drawn - 1;
  // D10: the drawn tile is public.
  const places = `${name} ${toMove === viewer ? 'places' : 'is to place'} ${paint(BOLD, makeTile(tile))}:`;
  return [places, ...drawRotations(tile, paint)];
}
