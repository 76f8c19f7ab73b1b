/** Owners on a terminal: a colour, and a letter where there are no colours. */
import { nth } from '@guimard/engine/kit';
import { COLOURS, type Colour, type MetroState, NOBODY } from '@guimard/engine/metro';
import type { Piece } from './board.ts';

/** In the order of COLOURS; G is green, so grey is E. */
const LETTERS = 'YBOGPERN';
/** Of the 256 terminal colours, in the order of COLOURS. */
const STYLES = [226, 39, 208, 40, 141, 250, 196, 137].map((number) => `38;5;${number}`);

export const colourName = (colour: Colour): string => {
  const name = nth(COLOURS, colour);
  return name.charAt(0).toUpperCase() + name.slice(1);
};
export const colourLetter = (colour: Colour): string => (colour === NOBODY ? '-' : nth(LETTERS, colour));
export const colourStyle = (colour: Colour): string => (colour === NOBODY ? '' : nth(STYLES, colour));

/** A tourist is the lower-case letter of its colour. */
export const touristLetter = (colour: Colour): string => colourLetter(colour).toLowerCase();
export const tourist = (colour: Colour): Piece => ({
  char: touristLetter(colour),
  style: colourStyle(colour),
});

/** Seats are named by their colours, unless colours belong to no seat (M1, M16). */
export function seatNames({ seats, rules }: MetroState): readonly string[] {
  const nameOf = (seat: number): string => {
    if (rules.seatsOwnColours) return colourName(seat);
    return seats === 1 ? 'Player' : `Player ${seat + 1}`;
  };
  return Array.from({ length: seats }, (_, seat) => nameOf(seat));
}
