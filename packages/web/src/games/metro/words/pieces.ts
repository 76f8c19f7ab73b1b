/** What modules keep on the table that everybody sees, where sentences need it. */
import { SPECTATOR } from '@guimard/engine/kit';
import { CELLS, type Cell, type Colour, type MetroState, PRINTED, seenOf } from '@guimard/engine/metro';
import { unpackTourists } from '../pieces.ts';

const openTo = (known: MetroState, module: string) => seenOf({ known, viewer: SPECTATOR }, module);

export const isPlayed = (known: MetroState, module: string): boolean =>
  known.rules.options.with.includes(module);

/** M17: the colour whose lines are to be extended. */
export const turnedUp = (known: MetroState): Colour => openTo(known, 'solo').number('colour');

/** P2: the tourists that are to be placed now. */
export const liftedTourists = (known: MetroState): readonly Colour[] =>
  unpackTourists(openTo(known, 'paris').number('lifted'));

/** P4: the sight that a field of a seat's row, from 0, belongs to. */
export function sightOfField(known: MetroState, seat: number, field: number): string {
  const sights = openTo(known, 'paris').numbers('sights');
  const each = sights.length / known.seats;
  return PRINTED.paris.sights[sights[seat * each + Math.floor(field / 4)] - 1].name;
}

/** The cell that was covered last. */
export const lastCell = (known: MetroState): Cell => (known.laid === 0 ? CELLS : known.order[known.laid - 1]);
