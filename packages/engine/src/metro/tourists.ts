/** Tourists: pieces in the eight colours that several cities put on the board (P1, Y2). */
import { open, type Values } from '../kit/layout.ts';
import { newRefusal } from '../kit/result.ts';
import { cellAt, isCentre, makeCell } from './board.ts';
import type { Decision } from './module.ts';
import { CELLS, type Cell, COLOURS } from './types.ts';

/** Y2: the 6 × 6 block without the centre. */
export const INNER_CELLS: readonly Cell[] = Array.from({ length: 36 }, (_, i) =>
  cellAt(1 + Math.floor(i / 6), 1 + (i % 6)),
).filter((cell) => !isCentre(cell));

/** Of each colour, where every inner cell has one. */
const COPIES = INNER_CELLS.length / COLOURS.length;

/** The fields that a city with a tourist on every inner cell declares. */
export const touristFields = {
  /** Colour + 1 of the tourist on each cell, 0 where there is none. */
  tourist: open.u8(CELLS),
  /** How many inner cells have a tourist, and how many of each colour are placed. */
  touristsPlaced: open.number(),
  touristsOf: open.u8(COLOURS.length),
} as const;
export type Tourists = Values<typeof touristFields>;

export const parseColour = (name: string): number | undefined => {
  const names: readonly string[] = COLOURS;
  const colour = names.indexOf(name);
  return colour < 0 ? undefined : colour;
};

/** Which numbers (1–31) occur in a list, as bits. */
export function membersOf(list: Uint8Array): number {
  let bits = 0;
  for (let i = 0; i < list.length; i++) bits |= 1 << list[i];
  return bits;
}

/** P1: set-up, 32 tourists, four of each colour, one at random on each inner cell. Words: `tourist-yellow`. */
export const placeTourists: Decision<Tourists> = {
  chance: true,
  choices(_, mine, out, n) {
    for (let colour = 0; colour < COLOURS.length; colour++)
      if (mine.touristsOf[colour] < COPIES) out[n++] = colour;
    return n;
  },
  weight: (_, mine, colour) => COPIES - mine.touristsOf[colour],
  pick(_, mine, rng) {
    let k = rng.below(INNER_CELLS.length - mine.touristsPlaced);
    let colour = COLOURS.length;
    // −1 for each colour that k does not go beyond: nobody could predict where a loop ends.
    for (let i = 0; i < COLOURS.length; i++) {
      k -= COPIES - mine.touristsOf[i];
      colour += k >> 31;
    }
    return colour;
  },
  play(_, mine, colour, emit) {
    const cell = INNER_CELLS[mine.touristsPlaced];
    mine.tourist[cell] = colour + 1;
    mine.touristsOf[colour]++;
    mine.touristsPlaced++;
    emit?.({ type: 'tourist', colour: COLOURS[colour], cell: makeCell(cell) });
    return mine.touristsPlaced < INNER_CELLS.length;
  },
  format: (_, colour) => `tourist-${COLOURS[colour]}`,
  parse: (_, word) => (word.startsWith('tourist-') ? parseColour(word.slice(8)) : undefined),
  refuses: (_, __, colour) => newRefusal('P1', 'allTouristsPlaced', { colour: COLOURS[colour] }),
};
