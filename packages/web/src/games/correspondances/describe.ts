/** The match in plain sentences, for players who do not look at the board. */

import {
  arrivalOf,
  type CorrespondancesState,
  correspondances,
  departureOf,
  indexOn,
  isSection,
  journeyOf,
  type Line,
  NO_JOURNEY,
  pieceOf,
  portionLength,
  STEP,
  spotOf,
  tracePortion,
  transfersOf,
  WEST_END,
  yOf,
} from '@guimard/engine/correspondances';
import { nth } from '@guimard/engine/kit';
import type { TextUi } from '../../game-ui.ts';
import { groupBy } from '../../group-by.ts';
import { spoken } from '../../i18n/dictionary.svelte.ts';
import { asSentences } from '../../i18n/joined.ts';
import { explain, foresee } from './consequences.ts';
import { LINE_NUMBERS } from './lines.ts';
import { cellName, pieceName, tileName, tracksName } from './names.ts';
import { ownView } from './own.ts';
import { type CorrespondancesWords, correspondancesWords } from './words.ts';

/** T13–T15: where a line must go. */
export interface Goal {
  readonly from: 'west' | 'east';
  readonly to: 'west' | 'east';
  /** The lines whose points are there. */
  readonly points: readonly [Line, Line];
}

export function goalOf(line: Line): Goal {
  const { end, goal } = departureOf(line);
  const there = LINE_NUMBERS.filter((other) => departureOf(other).end === goal);
  const nameOf = (index: number): 'west' | 'east' => (index === WEST_END ? 'west' : 'east');
  return { from: nameOf(end), to: nameOf(goal), points: [nth(there, 0), nth(there, 1)] };
}

export const textUi: TextUi = {
  describe(view, names) {
    const { known, viewer, toMove } = ownView(view);
    const { text, told } = correspondancesWords.words;
    if (known.placed === 0) return [];
    const scores = names.map((name, seat) => told.score({ name, total: nth(known.totals, seat) }));
    const portions = LINE_NUMBERS.map((line) => text.portion({ line, length: portionLength(known, line) }));
    const paragraphs = [
      // Between two rounds it is neither the one nor the other.
      ...(toMove >= 0 ? [text.round({ round: known.round + 1 })] : []),
      text.scores({ scores, target: known.options.target }),
      text.row({ order: Array.from(known.straights) }),
    ];
    const ownLine = viewer < 0 ? 0 : nth(known.line, viewer);
    if (ownLine > 0) paragraphs.push(describeOwn(known, ownLine));
    if (known.drawn > 0 && toMove >= 0) {
      const { pile } = known;
      paragraphs.push(text.drawn({ name: nth(names, toMove), tile: tileName(known.drawn - 1), pile }));
    }
    paragraphs.push(text.portions({ portions }), ...describeRows(known));
    return paragraphs;
  },

  lines: () =>
    LINE_NUMBERS.map((line) => ({ id: line, name: correspondancesWords.words.lineName({ line }) })),

  readLine(view, line) {
    const { known } = ownView(view);
    const { text } = correspondancesWords.words;
    if (known.placed === 0) return [];
    const { spot } = departureOf(line);
    const crossings = tracePortion(known, line);
    const { words } = correspondancesWords;
    const sentences = [text.start({ line, cell: cellName(spot) })];
    for (const { x, y, from, to } of crossings) {
      const at = spotOf(x, y);
      const tile = pieceName(nth(known.pieces, indexOn(known, at)));
      sentences.push(text.crossing({ cell: cellName(at), tile, from, to }));
    }
    sentences.push(describeEnd(known, line, words), describeJourney(known, line, words));
    return sentences;
  },

  moves(given, assistance) {
    const view = ownView(given);
    const { known, legal } = view;
    if (legal.length === 0) return [];
    const showsEffect = assistance === 'preview' || assistance === 'coach';
    const effectOf = foresee(view);
    // Row by row, from north-west to south-east.
    return legal
      .toSorted((a, b) => a - b)
      .map((code) => {
        const action = correspondances.decode(known, code);
        if (action.type !== 'place') throw new Error('a player does nothing but place');
        const text = correspondancesWords.words.text.move({
          cell: cellName(spotOf(action.x, action.y)),
          turned: action.rot,
          tracks: tracksName(pieceOf(known.drawn - 1, action.rot)),
        });
        return { code, text: showsEffect ? asSentences([text, ...explain(effectOf(code))]) : text };
      });
  },
};

function describeOwn(known: CorrespondancesState, line: Line): string {
  const { points, to } = goalOf(line);
  return correspondancesWords.words.text.own({
    line,
    cell: cellName(departureOf(line).spot),
    a: points[0],
    b: points[1],
    end: to,
    length: portionLength(known, line),
  });
}

/** Every section that lies, row by row from the north, from west to east. */
function describeRows(known: CorrespondancesState): string[] {
  const { text, board } = correspondancesWords.words;
  const spots = Array.from(known.spots.subarray(0, known.placed))
    .filter((_, index) => isSection(nth(known.pieces, index)))
    .toSorted((a, b) => a - b);
  const rows = groupBy(spots, yOf);
  if (rows.size === 0) return [text.noSections];
  return Array.from(rows, ([y, row]) => {
    const tiles = row.map((spot) => {
      const piece = nth(known.pieces, indexOn(known, spot));
      const what = board.section({ tile: pieceName(piece), tracks: tracksName(piece) });
      return board.cell({ cell: cellName(spot), what });
    });
    return text.sections({ row: cellName(spotOf(0, y)).slice('e0'.length), tiles });
  });
}

/** Where a line departs and ends, and whether its journey is complete: what is told of a line that is pointed at. */
export function summariseLine(words: CorrespondancesWords, known: CorrespondancesState, line: Line): string {
  const start = words.text.start({ line, cell: cellName(departureOf(line).spot) });
  return asSentences([
    start.charAt(0).toLocaleUpperCase(spoken()) + start.slice(1),
    describeEnd(known, line, words),
    describeJourney(known, line, words),
  ]);
}

function describeEnd(known: CorrespondancesState, line: Line, { text }: CorrespondancesWords): string {
  const crossings = tracePortion(known, line);
  const last = crossings.at(-1);
  if (last === undefined) return text.notStarted;
  const beyond = spotOf(last.x, last.y) + nth(STEP, last.to);
  const length = portionLength(known, line);
  return indexOn(known, beyond) < 0
    ? text.openEnd({ cell: cellName(beyond), length })
    : text.closedEnd({ length });
}

function describeJourney(known: CorrespondancesState, line: Line, { text }: CorrespondancesWords): string {
  const journey = journeyOf(known, line);
  if (journey === NO_JOURNEY) return text.noJourney;
  return text.arrives({ arrival: arrivalOf(journey), changes: transfersOf(journey) });
}
