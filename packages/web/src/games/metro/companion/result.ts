/** What an entered table comes to: where the points came from, who has won, and all of it as text. */

import { nth, type Seat } from '@guimard/engine/kit';
import {
  isComplete,
  lineLength,
  type MetroEvent,
  makeDeparture,
  STATIONS,
  type Tally,
} from '@guimard/engine/metro';
import type { SourceRow } from '../../../game-ui.ts';
import { withCommas } from '../../../i18n/joined.ts';
import { departuresOf } from '../lines.ts';
import { sourcesOf } from '../sources.ts';
import { moduleWords } from '../words/module-words.ts';
import type { MetroWords } from '../words.ts';

/** The rows add up to the scores. V3: what markers moved further than the points is a row of its own. */
export function rowsOf(words: MetroWords, { events, state, told, scores }: Tally): readonly SourceRow[] {
  const rows = [
    ...sourcesOf(words, events, state),
    ...told.map(({ module, points }) => ({ source: moduleWords(words, module).source ?? '', points })),
  ];
  const further = scores.map(
    (score, seat) => score - rows.reduce((sum, { points }) => sum + nth(points, seat), 0),
  );
  return [...rows, { source: words.sources.exclusive, points: further }].filter(({ points }) =>
    points.some((n) => n !== 0),
  );
}

/** B19: the most points; equal points share the win. */
export function winnersOf(scores: readonly number[]): readonly Seat[] {
  const most = Math.max(...scores);
  return [...scores.keys()].filter((seat) => scores[seat] === most);
}

export interface TallyLine {
  readonly departure: number;
  readonly length: number;
  /** Undefined while it is open. */
  readonly points: number | undefined;
}

/** The lines of an owner: complete ones with their points, and those that have begun. */
export function linesOf({ events, state }: Tally, colour: number): readonly TallyLine[] {
  const scored = new Map(
    events
      .filter((event): event is Extract<MetroEvent, { type: 'line' }> => event.type === 'line')
      .map(({ station, points }) => [String(station), points] as const),
  );
  return departuresOf(state)
    .filter((departure) => nth(state.owner, departure) === colour + 1)
    .map((departure) => ({
      departure,
      length: lineLength(state, departure),
      points: isComplete(state, departure) ? (scored.get(String(makeDeparture(departure))) ?? 0) : undefined,
    }))
    .toSorted((a, b) => Number(a.departure >= STATIONS) - Number(b.departure >= STATIONS));
}

interface Told {
  readonly title: string;
  readonly names: readonly string[];
  readonly rows: readonly SourceRow[];
  readonly total: string;
  readonly board: string;
}

/** To paste anywhere: the result, where it came from, and the board (B7). */
export function resultText({ title, names, rows, total, board }: Told, scores: readonly number[]): string {
  const line = (label: string, points: readonly number[]): string =>
    `${label}: ${withCommas(points.map((n, seat) => `${nth(names, seat)} ${n}`))}`;
  const sources = rows.map(({ source, points }) => line(source, points));
  return [title, line(total, scores), ...sources, board].join('\n');
}
