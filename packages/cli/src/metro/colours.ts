/** Owners on a terminal: a colour, and a letter for where there are no colours. */
import { COLOURS, type Colour, NOBODY } from '@guimard/engine/metro';

/** In the order of COLOURS; G is green, so grey is E. */
const LETTERS = 'YBOGPERN';
/** Of the 256 colours that terminals have, in the order of COLOURS. */
const STYLES = [226, 39, 208, 40, 141, 250, 196, 137].map((number) => `38;5;${number}`);

export const colourName = (colour: Colour): string => {
  const name = COLOURS[colour];
  return name.charAt(0).toUpperCase() + name.slice(1);
};
export const colourLetter = (colour: Colour): string => (colour === NOBODY ? '-' : LETTERS[colour]);
export const colourStyle = (colour: Colour): string => (colour === NOBODY ? '' : STYLES[colour]);
