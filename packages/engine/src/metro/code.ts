/**
 * Actions packed into integers. Placing a tile is tile × 64 + cell (below 1536); then come the tiles that chance names,
 * the first seat, "draw" and "pass"; above them all, modules' choices.
 */
import type { Code } from '../kit/game.ts';
import { TILES } from './tile.ts';
import type { Cell, Tile } from './types.ts';

/** The code of placing a tile, in its rotation, on a cell. */
export const placementCode = (tile: Tile, cell: Cell): Code => (tile << 6) | cell;
/** The tile of a placement, in its rotation. */
export const tileOf = (placement: Code): Tile => placement >> 6;
/** The cell of a placement. */
export const cellOf = (placement: Code): Cell => placement & 63;

/** Codes below this are placements; this plus a tile is chance dealing or drawing it. */
export const TILE_CODE = TILES << 6;
/** This plus a seat is chance choosing who starts (B9). */
export const FIRST_CODE = TILE_CODE + TILES;
/** Draw a tile and place that one (B10). */
export const DRAW_CODE = FIRST_CODE + 6;
/** Pass (B11). Codes above this are choices of modules. */
export const PASS_CODE = DRAW_CODE + 1;

const CHOICE_BITS = 11;
/** The most choices of a decision. */
export const MAX_CHOICES = 1 << CHOICE_BITS;
/** The index of the decision in `rules.decisions`, and the choice. */
export const choiceCode = (decision: number, choice: number): Code =>
  ((decision + 1) << CHOICE_BITS) | choice;
export const choiceOf = (code: Code): number => code & (MAX_CHOICES - 1);
export const decisionOfCode = (code: Code): number => (code >> CHOICE_BITS) - 1;
