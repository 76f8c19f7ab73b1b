/** Lines as the board lights them up. */
import { nth } from '@guimard/engine/kit';
import {
  DEPARTURE,
  DEPARTURES,
  entry,
  isCentreTerminus,
  isTerminus,
  lineEnd,
  lineLength,
  type MetroEvent,
  type MetroState,
  POINTS,
  STATIONS,
  traceLine,
} from '@guimard/engine/metro';
import type { LitLine, Target } from './board/picture.ts';

/** A line is complete. */
export type LineEvent = MetroEvent & { readonly type: 'line' };

/** Departures from which lines can start: platforms only where one may build from them. */
export function departuresOf(known: MetroState): readonly number[] {
  return Array.from({ length: DEPARTURES }, (_, i) => i).filter(
    (departure) => departure < STATIONS || nth(known.owner, departure) > 0,
  );
}

/** B17: twice what it is long, if it starts at the rim and ends in the centre. */
const isDoubled = (known: MetroState, departure: number): boolean =>
  departure < STATIONS && isCentreTerminus(lineEnd(known, departure));

export function litLine(
  known: MetroState,
  departure: number,
  kind: LitLine['kind'],
  label?: string,
): LitLine {
  const owner = nth(known.owner, departure);
  const length = lineLength(known, departure);
  return {
    departure,
    ...(owner > 0 ? { colour: owner - 1 } : {}),
    crossings: traceLine(known, departure),
    end: lineEnd(known, departure),
    label: label ?? (isDoubled(known, departure) ? `${length} × 2` : `${length}`),
    kind,
  };
}

/** The line through each point of the board, as its departure + 1; 0 where there is none. */
export type LinesByPoint = Readonly<Uint8Array>;

/** Follows every line once. No two share a point, as each track leads on to exactly one other. */
export function linesByPoint(known: MetroState): LinesByPoint {
  const lines = new Uint8Array(POINTS);
  for (const departure of departuresOf(known)) {
    for (const { cell, from } of traceLine(known, departure)) lines[entry(cell, from)] = departure + 1;
    lines[lineEnd(known, departure)] = departure + 1;
  }
  return lines;
}

/** The line that a track or a station is part of, if there is one. */
export function departureAt(lines: LinesByPoint, target: Target): number | undefined {
  if (target.type === 'cell') return undefined;
  const point =
    target.type === 'departure' ? nth(DEPARTURE, target.departure) : entry(target.cell, target.side);
  const line = nth(lines, point);
  return line > 0 ? line - 1 : undefined;
}

/** Lines of a colour that are not complete yet. */
export const openLinesOf = (known: MetroState, colour: number): readonly number[] =>
  departuresOf(known).filter(
    (departure) =>
      nth(known.owner, departure) === colour + 1 &&
      !isTerminus(lineEnd(known, departure)) &&
      lineLength(known, departure) > 0,
  );
