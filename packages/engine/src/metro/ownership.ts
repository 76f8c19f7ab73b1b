/** Who owns which lines, where that changes during a game. */
import type { Emit, Seat } from '../kit/game.ts';
import type { MetroEvent } from './event.ts';
import { type MetroState, ownSlice } from './state.ts';
import { type Colour, type Platform, STATIONS } from './types.ts';

/** The most means by which a seat may act for colours. */
export const MEANS = 4;

/** The colour owns the line from the platform from now on. */
export function claimPlatform(s: MetroState, platform: Platform, colour: Colour): void {
  s.owner[STATIONS + platform - 1] = colour + 1;
}

/** Colours by means, packed: colour + 1 in four bits each, 0 for NOBODY. */
export const packColour = (colour: Colour, means: number): number => (colour + 1) << (means * 4);
export const colourBy = (colours: number, means: number): Colour => ((colours >> (means * 4)) & 15) - 1;

/** The colours that a seat may act for, by means. A seat always acts for its own. */
export function coloursOf(s: MetroState, seat: Seat): number {
  if (s.rules.seatsOwnColours) return packColour(seat, 0);
  const { actsFor } = s.rules.hooks;
  let colours = 0;
  for (let i = 0; i < actsFor.length; i++) {
    colours |= actsFor[i].run(s, ownSlice(s, actsFor[i].slice), seat);
  }
  return colours;
}

export function tellActed(
  s: MetroState,
  seat: Seat,
  colour: Colour,
  means: number,
  emit?: Emit<MetroEvent>,
): void {
  const { onActed } = s.rules.hooks;
  for (let i = 0; i < onActed.length; i++) {
    onActed[i].run(s, ownSlice(s, onActed[i].slice), seat, colour, means, emit);
  }
}
