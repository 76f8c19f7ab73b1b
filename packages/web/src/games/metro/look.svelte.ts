/** How the board of one table is shown, stored in this browser for that table. */
import { BOARD, CELL, SCORE_DEPTH } from '@guimard/miniature/metro';
import { PAINTS, type PaintChoice } from '../../preferences.ts';
import { boolean, list, object, oneOf, string } from '../../schema.ts';
import { settings } from '../../settings.svelte.ts';
import { stored } from '../../stored.ts';

/** What the player has chosen at this table. What is left out follows the settings, or the width of the board. */
interface Chosen {
  readonly paint?: PaintChoice;
  readonly isTrackShown?: boolean;
}

/** The latest tables last, and no more than these. */
const TABLES = 60;
const store = stored(
  'guimard.looks',
  list(object({ table: string }, { paint: oneOf(PAINTS), isTrackShown: boolean })),
  [],
);

/** Boards that are narrower, in pixels, fold the score track away. */
const NARROW = 560;

export class BoardLook {
  readonly #table: string;
  #chosen = $state.raw<Chosen>({});
  /** The width of the board on the screen, in pixels. */
  width = $state(0);

  constructor(table: string) {
    this.#table = table;
    this.#chosen = store.read().find((one) => one.table === table) ?? {};
  }

  get paint(): PaintChoice {
    return this.#chosen.paint ?? settings.paint;
  }

  /** The score track lies round the board; else it is folded away, and scores stand beside the names alone. */
  get isTrackShown(): boolean {
    return this.#chosen.isTrackShown ?? (this.width === 0 || this.width >= NARROW);
  }

  /** The width of a cell on the screen, in pixels. */
  get cell(): number {
    return (this.width * CELL) / (this.isTrackShown ? BOARD : BOARD - 2 * SCORE_DEPTH);
  }

  choose(changes: Chosen): void {
    this.#chosen = { ...this.#chosen, ...changes };
    const others = store.read().filter(({ table }) => table !== this.#table);
    store.write([...others, { ...this.#chosen, table: this.#table }].slice(-TABLES));
  }
}
