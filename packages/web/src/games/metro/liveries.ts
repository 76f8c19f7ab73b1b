/** How colours and seats look: a paint, a pattern and a letter. */
import type { Seat } from '@guimard/engine/kit';
import { type Colour, metro } from '@guimard/engine/metro';
import type { Livery } from '../../game-ui.ts';
import { LETTERS } from '../../ui/letters.ts';
import { capital, colourName, seatName, seatsOwnColours } from './words/naming.ts';
import type { MetroWords } from './words.ts';

export function liveryOf(words: MetroWords, colour: Colour): Livery {
  return { name: capital(colourName(words, colour)), letter: LETTERS[colour], colour };
}

/** Where lines are nobody's, a seat is told from the company of its colour by a number instead of a letter. */
export function seatLivery(words: MetroWords, options: object, seat: Seat): Livery {
  const checked = metro.options(options);
  const modules = checked.ok ? checked.value.with : [];
  if (seatsOwnColours(modules)) return liveryOf(words, seat);
  return { name: seatName(words, modules, seat), letter: String(seat + 1), colour: seat };
}
