/** Portions: a line in its own colour from its departure until it stops (T20, D19). */
import { departureOf, indexOn, STEP, xOf, yOf } from './board.ts';
import type { Crossing } from './journey.ts';
import type { CorrespondancesState } from './state.ts';
import { EXIT, isSection } from './tile.ts';
import { EAST_END, type Line, opposite, WEST_END } from './types.ts';

/** The sections in a line's portion; straights do not interrupt it and count nothing (D19). */
export function portionLength(s: CorrespondancesState, line: Line): number {
  let { spot, entry } = departureOf(line);
  let length = 0;
  for (let index = indexOn(s, spot); index >= 0; index = indexOn(s, spot)) {
    // An end: the line has reached an (M), or its own.
    if (index === WEST_END || index === EAST_END) break;
    if (isSection(s.pieces[index])) length++;
    const exit = EXIT[s.pieces[index] * 4 + entry];
    spot += STEP[exit];
    entry = opposite(exit);
  }
  return length;
}

/** A line's portion, tile by tile from the departure, for display; straights included. */
export function tracePortion(s: CorrespondancesState, line: Line): Crossing[] {
  const crossings: Crossing[] = [];
  let { spot, entry } = departureOf(line);
  for (let index = indexOn(s, spot); index >= 0; index = indexOn(s, spot)) {
    if (index === WEST_END || index === EAST_END) break;
    const to = EXIT[s.pieces[index] * 4 + entry];
    crossings.push({ x: xOf(spot), y: yOf(spot), from: entry, to });
    spot += STEP[to];
    entry = opposite(to);
  }
  return crossings;
}
