/** Points for completed lines and at the end (B16, B17, B19). */
import type { Emit, Seat } from '../kit/game.ts';
import { isCentreTerminus } from './board.ts';
import { lineEvent, type MetroEvent } from './event.ts';
import { lineEnd, lineLength } from './line.ts';
import { type MetroState, ownSlice, seatScores } from './state.ts';
import { COLOURS, type Colour, NOBODY, STATIONS } from './types.ts';

/** B16: all lines the last tile completed score, in ascending order of station, then of platform. */
export function scoreCompletedLines(s: MetroState, emit?: Emit<MetroEvent>): void {
  let stations = s.dueStations;
  let platforms = s.duePlatforms;
  s.dueStations = 0;
  s.duePlatforms = 0;
  for (; stations !== 0; stations &= stations - 1) scoreLine(s, 31 - Math.clz32(stations & -stations), emit);
  for (; platforms !== 0; platforms &= platforms - 1) {
    scoreLine(s, STATIONS + 31 - Math.clz32(platforms & -platforms), emit);
  }
}

function scoreLine(s: MetroState, departure: number, emit?: Emit<MetroEvent>): void {
  const colour = s.owner[departure] - 1;
  const end = lineEnd(s, departure);
  const length = lineLength(s, departure);
  let points = 0;
  if (colour !== NOBODY) {
    // B17: one point per crossing, doubled at the central station.
    points = isCentreTerminus(end) ? length * 2 : length;
    const { linePoints } = s.rules.hooks;
    for (let i = 0; i < linePoints.length; i++) {
      points = linePoints[i].run(s, ownSlice(s, linePoints[i].slice), points, departure, end, length);
    }
    moveMarker(s, colour, points);
  }
  if (departure < STATIONS || colour !== NOBODY) emit?.(lineEvent(s, departure, colour, length, points, end));
  const { onLineScored } = s.rules.hooks;
  for (let i = 0; i < onLineScored.length; i++) {
    onLineScored[i].run(s, ownSlice(s, onLineScored[i].slice), colour, departure, end, length, emit);
  }
}

/** A colour's marker moves along the score track. */
function moveMarker(s: MetroState, colour: Colour, points: number): void {
  let space = s.points[colour] + points;
  if (s.rules.options.exclusive) while (isTaken(s, space, colour)) space++;
  s.points[colour] = space;
}

/** V3: another marker stands there. Any number may stand on 0. */
function isTaken(s: MetroState, space: number, colour: Colour): boolean {
  for (let other = 0; other < s.points.length; other++) {
    if (other !== colour && s.points[other] === space && space !== 0) return true;
  }
  return false;
}

/**
 * A seat gets points at once: on the score track or, where colours belong to no seat, as victory points. The module
 * that awards them emits an event with a `gain` (see gainOf).
 */
export function award(s: MetroState, seat: Seat, points: number): void {
  if (s.rules.seatsOwnColours) moveMarker(s, seat, points);
  else s.victory[seat] += points;
}

/**
 * When all tiles are placed: the colours' points from lines, then the seats'. Where colours are seats, that is one net
 * move per player, in seat order from the first (V3).
 */
export function scoreEnd(s: MetroState, emit?: Emit<MetroEvent>): void {
  const { endColour, endSeat } = s.rules.hooks;
  if (endColour.length === 0 && endSeat.length === 0) return;
  const { seatsOwnColours } = s.rules;
  if (!seatsOwnColours) {
    for (let colour = 0; colour < s.points.length; colour++) {
      const points = foldColour(s, colour, emit);
      if (points === 0) continue;
      s.points[colour] += points;
      emit?.({ type: 'profit', colour: COLOURS[colour], points, total: s.points[colour] });
    }
  }
  for (let turn = 0; turn < s.seats; turn++) {
    const seat = (s.first + turn) % s.seats;
    let points = seatsOwnColours ? foldColour(s, seat, emit) : 0;
    for (let i = 0; i < endSeat.length; i++) {
      points = endSeat[i].run(s, ownSlice(s, endSeat[i].slice), points, seat, emit);
    }
    if (points === 0) continue;
    award(s, seat, points);
    emit?.({ type: 'bonus', seat, points, total: seatScores(s)[seat] });
  }
}

function foldColour(s: MetroState, colour: Colour, emit?: Emit<MetroEvent>): number {
  const { endColour } = s.rules.hooks;
  let points = 0;
  for (let i = 0; i < endColour.length; i++) {
    points = endColour[i].run(s, ownSlice(s, endColour[i].slice), points, colour, emit);
  }
  return points;
}
