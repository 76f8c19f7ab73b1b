/** Whose lines are whose, where that changes in the course of a game (M9, M10). */
import type { Emit, Seat } from '../kit/game.ts';
import type { MetroEvent } from './event.ts';
import type { MetroState } from './state.ts';
import { type Colour, NOBODY, type Platform, STATIONS } from './types.ts';

/** By how many means, at the most, a seat may act for colours. */
export const MEANS = 4;

/** From now on the line from the platform belongs to the colour. */
export function claimPlatform(s: MetroState, platform: Platform, colour: Colour): void {
  s.owner[STATIONS + platform - 1] = colour + 1;
}

/** The colour that a seat may act for by one of its means, or NOBODY. A seat acts for its own without further ado. */
export function colourBy(s: MetroState, seat: Seat, means: number): Colour {
  if (s.rules.seatsOwnColours) return means === 0 ? seat : NOBODY;
  const { actsFor } = s.rules.hooks;
  for (let i = 0; i < actsFor.length; i++) {
    const colour = actsFor[i].run(s, s.slices[actsFor[i].slice] as never, seat, means);
    if (colour !== NOBODY) return colour;
  }
  return NOBODY;
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
    onActed[i].run(s, s.slices[onActed[i].slice] as never, seat, colour, means, emit);
  }
}
