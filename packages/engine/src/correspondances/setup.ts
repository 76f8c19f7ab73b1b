/** The state before the first action, and the table at the start of a round (T3–T7, D23). */
import { allocate, type State, type Values } from '../kit/layout.ts';
import { nth } from '../kit/nth.ts';
import { spotOf } from './board.ts';
import { setUpNetwork } from './network.ts';
import type { CorrespondancesOptions } from './options.ts';
import { putPiece } from './placement.ts';
import { type CorrespondancesState, core, ORDER } from './state.ts';
import { EAST_PIECE, straightOf, WEST_PIECE } from './tile.ts';
import { COPIES, EAST_END, LINES, type Line, SECTIONS, WEST_END } from './types.ts';

/**
 * T4: any order of the straights is legal. Chance draws one of the eight that a half turn of the row preserves
 * (swapping lines 1 and 3, and 2 and 4), so that every round is fair.
 */
export const ORDERS: readonly string[] = ['2134', '3421', '4132', '1423', '4312', '1243', '2314', '3241'];
const STRAIGHTS = ORDERS.map((order) => Uint8Array.from(order, Number));

/** The state before the first action, for options that `parseOptions` has checked. */
export function createState(options: CorrespondancesOptions): CorrespondancesState {
  const s: CorrespondancesState = Object.assign<
    State & Values<typeof core.fields>,
    { options: CorrespondancesOptions }
  >(allocate(core, [], { seats: options.players }), { options });
  s.step = ORDER;
  return s;
}

export function setUpOrder(s: CorrespondancesState, order: number): void {
  setUpTable(s, nth(STRAIGHTS, order));
}

/** T3, T5, T7: the row, and all sections in the pile. Only the result of the previous round stays (D23). */
export function setUpTable(s: CorrespondancesState, straights: ArrayLike<Line>): void {
  s.bag.fill(COPIES);
  s.pile = SECTIONS;
  s.aside.fill(0);
  s.drawn = 0;
  s.board.fill(0);
  s.pieces.fill(0);
  s.spots.fill(0);
  s.placedBy.fill(0);
  s.placed = 0;
  s.openSpots.fill(0);
  s.openWants.fill(0);
  s.openCells = 0;
  putPiece(s, WEST_PIECE, spotOf(WEST_END, 0), 0);
  for (let i = 0; i < LINES; i++) {
    const line = nth(straights, i);
    s.straights[i] = line;
    putPiece(s, straightOf(line), spotOf(WEST_END + 1 + i, 0), 0);
  }
  putPiece(s, EAST_PIECE, spotOf(EAST_END, 0), 0);
  setUpNetwork(s);
}
