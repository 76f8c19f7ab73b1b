/** Points for completed lines and at the end (B16, B17, B19). */
import type { Emit } from '../kit/game.ts';
import { isCentreTerminus } from './board.ts';
import { lineEvent, type MetroEvent } from './event.ts';
import { lineEnd, lineLength } from './line.ts';
import type { MetroState } from './state.ts';
import { type Colour, NOBODY, STATIONS } from './types.ts';

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
  const colour = s.rules.owner[departure];
  const end = lineEnd(s, departure);
  const length = lineLength(s, departure);
  let points = 0;
  if (colour !== NOBODY) {
    // B17: one point per crossing, doubled at the central station.
    points = isCentreTerminus(end) ? length * 2 : length;
    const { linePoints } = s.rules.hooks;
    for (let i = 0; i < linePoints.length; i++) {
      const { run, slice } = linePoints[i];
      points = run(s, s.slices[slice] as never, points, departure, end, length);
    }
    moveMarker(s, colour, points);
  }
  if (departure < STATIONS) emit?.(lineEvent(s, departure, colour, length, points, end));
  const { onLineScored } = s.rules.hooks;
  for (let i = 0; i < onLineScored.length; i++) {
    const { run, slice } = onLineScored[i];
    run(s, s.slices[slice] as never, colour, departure, end, length, emit);
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

/** When all tiles lie: one net move per player for what modules give, in seat order from the first (V3). */
export function scoreEnd(s: MetroState, emit?: Emit<MetroEvent>): void {
  const { endPoints } = s.rules.hooks;
  if (endPoints.length === 0) return;
  for (let turn = 0; turn < s.seats; turn++) {
    const seat = (s.first + turn) % s.seats;
    let points = 0;
    for (let i = 0; i < endPoints.length; i++) {
      points = endPoints[i].run(s, s.slices[endPoints[i].slice] as never, points, seat);
    }
    if (points === 0) continue;
    moveMarker(s, seat, points);
    emit?.({ type: 'bonus', seat, points, total: s.points[seat] });
  }
}
