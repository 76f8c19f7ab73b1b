/** The end of a round (T17–T25, D18–D21) and of the match (T16, T23, D22). */
import type { Emit, Seat } from '../kit/game.ts';
import { type CorrespondancesEvent, journeyEvent, portionEvent, scoredEvent } from './event.ts';
import { arrivalOf, journeyOf, NO_JOURNEY, transfersOf } from './journey.ts';
import { portionLength } from './portion.ts';
import type { CorrespondancesState } from './state.ts';

export const NOBODY = -1;

/** T18, T25, D21: five points less one for each transfer, but at least one; nothing without a journey. */
export function journeyPoints(journey: number): number {
  return journey === NO_JOURNEY ? 0 : Math.max(1, 5 - transfersOf(journey));
}

/** Scores the round and reveals all lines (D24). `end` is how it ended. */
export function scoreRound(s: CorrespondancesState, end: number, emit?: Emit<CorrespondancesEvent>): void {
  s.lastEnd = end;
  s.round++;
  for (let seat = 0; seat < s.seats; seat++) {
    const journey = journeyOf(s, s.line[seat]);
    const points = journeyPoints(journey);
    s.lastLine[seat] = s.line[seat];
    s.lastTransfers[seat] = journey === NO_JOURNEY ? 0 : transfersOf(journey) + 1;
    s.lastArrival[seat] = arrivalOf(journey);
    s.lastLength[seat] = portionLength(s, s.line[seat]);
    s.lastPoints[seat] = points;
    if (journey !== NO_JOURNEY) emit?.(journeyEvent(s, seat, journey, points));
  }
  const longest = longestPortion(s);
  if (longest !== NOBODY) {
    s.lastPoints[longest]++;
    emit?.(portionEvent(s, longest));
  }
  for (let seat = 0; seat < s.seats; seat++) s.totals[seat] += s.lastPoints[seat];
  s.line.fill(0);
  emit?.(scoredEvent(s));
}

/** T20, T24, D20: the seat with the longest portion of the held lines; nobody if it is shared or there is none. */
function longestPortion(s: CorrespondancesState): Seat {
  return soleMaximum(s.lastLength, 1);
}

/** T16, T23, D22: the seat with strictly the most points, and enough of them. */
export function winnerOf(totals: ArrayLike<number>, target: number): Seat {
  return soleMaximum(totals, target);
}

/** The index of the greatest number, if it is unique and at least `least`. */
function soleMaximum(numbers: ArrayLike<number>, least: number): Seat {
  let best = least - 1;
  let seat = NOBODY;
  for (let i = 0; i < numbers.length; i++) {
    if (numbers[i] > best) {
      best = numbers[i];
      seat = i;
    } else if (numbers[i] === best) {
      seat = NOBODY;
    }
  }
  return seat;
}
