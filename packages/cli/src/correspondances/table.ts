/** A player's queries at the table: where a section may go, how far a line runs, what a tile is. */
import {
  arrivalOf,
  type CorrespondancesState,
  correspondances,
  departureOf,
  journeyOf,
  LINES,
  makeSpot,
  NO_JOURNEY,
  POINT_NAMES,
  parseTile,
  pieceOf,
  portionLength,
  RING,
  TILE_NAMES,
  tracePortion,
  transfersOf,
  xOf,
  yOf,
} from '@guimard/engine/correspondances';
import { type Code, copy, ok, refuse, SeededRng, type View } from '@guimard/engine/kit';
import { wrap } from '../paragraph.ts';
import type { TableCommand } from '../screen.ts';
import { drawRotations } from './board.ts';
import { count, paintLine } from './styles.ts';
import { placements, shorten } from './words.ts';

export const legalCommand: TableCommand<CorrespondancesState> = {
  name: 'legal',
  help: 'where the section may go, and which way; +4 completes your journey',
  run(seen) {
    // Row by row, from north-west to south-east.
    const view = { ...seen, legal: seen.legal.toSorted((a, b) => a - b) };
    const gains = ownGains(view);
    const words = placements(view).map((word, i) => shorten(word) + (gains[i] ? ` +${gains[i]}` : ''));
    return ok(wrap('One of', words, '  '));
  },
};

/** The viewer's points for a journey after each placement, which do not depend on the others' lines. */
function ownGains(view: View<CorrespondancesState>): number[] {
  const { known, legal, viewer } = view;
  const options = correspondances.optionsOf(known);
  const before = correspondances.create(options);
  const after = correspondances.create(options);
  correspondances.sample(view, new SeededRng('legal'), before);
  const gain = (code: Code): number => {
    let points = 0;
    copy(before, after);
    correspondances.play(after, code, (event) => {
      if (event.type === 'journey' && event.seat === viewer) ({ points } = event);
    });
    return points;
  };
  return legal.map(gain);
}

export const lineCommand: TableCommand<CorrespondancesState> = {
  name: 'line',
  argument: '2',
  help: 'follow a line from its departure, and tell whether it arrives',
  run({ known }, argument, paint) {
    const line = /^\d$/.test(argument) ? Number(argument) : 0;
    if (line < 1 || line > LINES) {
      return refuse('T2', 'unknownLine', { number: argument, max: LINES });
    }
    const { spot } = departureOf(line);
    const cells = tracePortion(known, line).map(({ x, y }) => makeSpot(x, y));
    const start = [`no tile yet on ${makeSpot(xOf(spot), yOf(spot))}`];
    const run = wrap(`${paintLine(line, paint)}:`, cells.length === 0 ? start : cells, ' → ');
    const portion = `a portion of ${count(portionLength(known, line), 'section')}`;
    return ok(`${run}\n  ${portion}; ${describeJourney(known, line)}`);
  },
};

function describeJourney(known: CorrespondancesState, line: number): string {
  const journey = journeyOf(known, line);
  if (journey === NO_JOURNEY) return 'no journey is complete';
  const transfers = count(transfersOf(journey), 'transfer');
  return `it arrives at ${POINT_NAMES[arrivalOf(journey)]} with ${transfers}`;
}

export const tileCommand: TableCommand<CorrespondancesState> = {
  name: 'tile',
  argument: 'cross-12',
  help: 'show a section in all its rotations',
  run({ known }, argument, paint) {
    const tile = parseTile(argument);
    if (tile === undefined) return refuse('T2', 'unknownTileName', { name: argument, names: TILE_NAMES });
    const ring = RING[pieceOf(tile, 0)] === 1 ? 'a ring: one may transfer here' : 'no ring: no transfer';
    return ok([...drawRotations(tile, paint), `  ${ring}; ${known.bag[tile]} left to draw`].join('\n'));
  },
};
