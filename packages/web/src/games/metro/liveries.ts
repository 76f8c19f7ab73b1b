/** How colours and seats look: a paint, a pattern and a letter. */
import { nth, type Seat } from '@guimard/engine/kit';
import { COLOURS, type Colour, metro } from '@guimard/engine/metro';
import { getContext, setContext } from 'svelte';
import type { Livery } from '../../game-ui.ts';
import { capital, colourName, seatName, seatsOwnColours } from './words/naming.ts';
import { type MetroWords, metroWords } from './words.ts';

const KEY = Symbol('words');

/** Writes the letters below a component in other words than those of the app. To be called while it is set up. */
export const letterIn = (words: () => MetroWords): void => {
  setContext(KEY, words);
};

/** The letter of a colour, on trains, tourists and badges. To be called while a component is set up. */
export function lettering(): (colour: Colour) => string {
  const words = getContext<(() => MetroWords) | undefined>(KEY) ?? (() => metroWords.words);
  return (colour) => words().letters[nth(COLOURS, colour)];
}

export function liveryOf(words: MetroWords, colour: Colour): Livery {
  return {
    name: capital(colourName(words, colour)),
    letter: words.letters[nth(COLOURS, colour)],
    colour,
  };
}

/** Where lines are nobody's, a seat is told from the company of its colour by a number instead of a letter. */
export function seatLivery(words: MetroWords, options: object, seat: Seat): Livery {
  const checked = metro.options(options);
  const modules = checked.ok ? checked.value.with : [];
  if (seatsOwnColours(modules)) return liveryOf(words, seat);
  return { name: seatName(words, modules, seat), letter: String(seat + 1), colour: seat };
}
