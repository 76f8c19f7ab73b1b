/** What placing a tile leads to, as far as the player can know: a preview of the move. */
import { type Code, type Seat, SPECTATOR } from '../kit/game.ts';
import { nth } from '../kit/nth.ts';
import { eventFor } from '../kit/view.ts';
import { DEPARTURES, parseDeparture } from './board.ts';
import type { MetroEvent } from './event.ts';
import { isComplete, lineLength } from './line.ts';
import { play, toMove } from './rules.ts';
import { scoreCompletedLines } from './scoring.ts';
import { copyOf } from './setup.ts';
import { END, isModuleStep, type MetroState } from './state.ts';
import { COLOURS, type Colour, NOBODY } from './types.ts';

/** A line that the tile completes. */
export interface FinishedLine {
  /** Where it starts. */
  readonly departure: number;
  /** Left out if it is unowned. */
  readonly colour?: Colour;
  /** Crossings (B17). */
  readonly length: number;
  /** What it scores, doubled where it is. */
  readonly points: number;
  /** It ends at the central station. */
  readonly isDoubled: boolean;
}
/** A line that the tile extends and leaves open. */
export interface LengthenedLine {
  /** Where it starts. */
  readonly departure: number;
  /** Its owner; unowned lines are left out. */
  readonly colour: Colour;
  /** Its length without the tile. */
  readonly before: number;
  /** Its length with the tile. */
  readonly after: number;
}
/** How far a marker moves: a colour's, a seat's, or both where they are the same. */
export interface MarkerMove {
  /** Left out for a seat's victory points. */
  readonly colour?: Colour;
  /** Left out where colours belong to no seat. */
  readonly seat?: Seat;
  /** The difference, never 0. */
  readonly points: number;
}

/** A move looked at before it is played. */
export interface Consequences {
  /** Without scoring at the end of the game, which depends on hidden information. */
  readonly events: readonly MetroEvent[];
  /** By the order in which they score. */
  readonly finished: readonly FinishedLine[];
  /** In the order of departures. */
  readonly lengthened: readonly LengthenedLine[];
  /** Of everyone whose score changes. */
  readonly gains: readonly MarkerMove[];
  /** A module would ask for a decision before the turn continues. */
  readonly asks: boolean;
  /** What the viewer would know then. With the last tile, scores are those before the end. */
  readonly after: MetroState;
}

/**
 * What a placement would do. `known` is the state in the view of the seat on turn, `code` one of the view's legal
 * codes; `known` is left as it was.
 */
export function consequencesOf(known: MetroState, code: Code): Consequences {
  const after = copyOf(known);
  const events: MetroEvent[] = [];
  play(after, code, (event) => {
    if (after.step !== END) events.push(eventFor(event, SPECTATOR));
  });
  const asks = isModuleStep(after) && toMove(after) === known.seat;
  if (asks) events.push(...linesDue(after));
  const standings = standingsAfter(known, events);
  if (after.step === END) {
    after.points.set(standings.points);
    after.victory.set(standings.victory);
  }
  return {
    events,
    finished: events.flatMap((event) => (event.type === 'line' ? [finishedBy(event)] : [])),
    lengthened: lengthenedBetween(known, after),
    gains: gainsOf(known, standings),
    asks,
    after,
  };
}

/** The lines that score after the pending decision, which does not change them. */
function linesDue(asked: MetroState): MetroEvent[] {
  const lines: MetroEvent[] = [];
  scoreCompletedLines(copyOf(asked), (event) => {
    if (event.type === 'line') lines.push(event);
  });
  return lines;
}

interface Standings {
  readonly points: Int32Array;
  readonly victory: Int32Array;
}

/** Markers and victory points after the events: lines report them, and modules that award points at once. */
function standingsAfter(known: MetroState, events: readonly MetroEvent[]): Standings {
  const points = known.points.slice();
  const victory = known.victory.slice();
  const ofSeats = known.rules.seatsOwnColours ? points : victory;
  for (const event of events) {
    if (event.type === 'line' && event.colour !== null) points[COLOURS.indexOf(event.colour)] = event.total;
    if (event.type === 'module' && 'gain' in event && event.gain.total !== undefined)
      ofSeats[event.gain.seat] = event.gain.total;
  }
  return { points, victory };
}

function gainsOf(known: MetroState, { points, victory }: Standings): MarkerMove[] {
  const { seatsOwnColours } = known.rules;
  const ofColours = Array.from(points, (total, colour): MarkerMove => {
    const gain = { colour, points: total - nth(known.points, colour) };
    return seatsOwnColours ? { ...gain, seat: colour } : gain;
  });
  const ofSeats = Array.from(
    victory,
    (total, seat): MarkerMove => ({ seat, points: total - nth(known.victory, seat) }),
  );
  return [...ofColours, ...ofSeats].filter(({ points: moved }) => moved !== 0);
}

function finishedBy(event: MetroEvent & { readonly type: 'line' }): FinishedLine {
  const { colour, length, points } = event;
  return {
    departure: parseDeparture(String(event.station))!,
    ...(colour === null ? {} : { colour: COLOURS.indexOf(colour) }),
    length,
    points,
    isDoubled: points > length,
  };
}

function lengthenedBetween(known: MetroState, after: MetroState): LengthenedLine[] {
  const lines: LengthenedLine[] = [];
  for (let departure = 0; departure < DEPARTURES; departure++) {
    const colour = nth(known.owner, departure) - 1;
    const before = lineLength(known, departure);
    const length = lineLength(after, departure);
    if (colour === NOBODY || length === before || isComplete(after, departure)) continue;
    lines.push({ departure, colour, before, after: length });
  }
  return lines;
}
