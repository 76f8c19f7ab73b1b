/** New York: the boards of the owners of lines, and the tourists on them (N1–N3). */
import type { View } from '@guimard/engine/kit';
import { COLOURS, type Colour, type MetroState, PRINTED, seenOf } from '@guimard/engine/metro';

interface NewYorkBoard {
  /** The colour that owns lines. */
  readonly owner: Colour;
  /** By colour of tourists: what one is worth, and how many are taken. */
  readonly cells: readonly { readonly value: number; readonly taken: number }[];
  readonly sum: number;
}

export interface NewYorkPicture {
  /** By colour. */
  readonly sights: readonly string[];
  readonly boards: readonly NewYorkBoard[];
  /** By colour: tourists that still wait at stations. */
  readonly waiting: readonly number[];
}

export function newYorkPicture(view: View<MetroState>): NewYorkPicture {
  const { numbers } = seenOf(view, 'new-york');
  const { sights, valueOn } = PRINTED['new-york'];
  const taken = numbers('taken');
  const tourists = numbers('tourist');
  const boards = numbers('board').flatMap((board, owner) => {
    if (board === 0) return [];
    const cells = COLOURS.map((_, colour) => ({
      value: valueOn(board - 1, colour),
      taken: taken[owner * COLOURS.length + colour],
    }));
    return [{ owner, cells, sum: cells.reduce((sum, cell) => sum + cell.value * cell.taken, 0) }];
  });
  return {
    sights: sights.map(({ name }) => name),
    boards,
    waiting: COLOURS.map((_, colour) => tourists.filter((tourist) => tourist === colour + 1).length),
  };
}
