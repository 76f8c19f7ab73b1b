/** Where a tile may be placed (B12–B14, V1, V4): a few operations on masks of cells. */
import type { Code } from '../kit/game.ts';
import { newRefusal, type Refusal } from '../kit/result.ts';
import type { Rng } from '../kit/rng.ts';
import { bitCount, lowestBit, nthBit } from './bits.ts';
import {
  cellMasks,
  DEPARTURE_AT,
  entry,
  isCentre,
  isCentreTerminus,
  isTerminus,
  makeCell,
  makeNext,
} from './board.ts';
import { placementCode } from './code.ts';
import { type MetroState, ownSlice } from './state.ts';
import { EXIT, TILES } from './tile.ts';
import { type Cell, ENTRIES, MAX_HAND, STATIONS, type Station, type Tile } from './types.ts';

const next = makeNext(false);

interface OneTileLine {
  readonly from: Station;
  readonly to: Station;
}

/** B14: the lines that would run from a numbered station to a numbered station over this tile alone. */
function makeOneTileLines(tile: Tile, cell: Cell): OneTileLine[] {
  const found: OneTileLine[] = [];
  for (let side = 0; side < 4; side++) {
    const from = DEPARTURE_AT[entry(cell, side)];
    const arrival = next[entry(cell, EXIT[tile * 4 + side])];
    const reachesStation = isTerminus(arrival) && !isCentreTerminus(arrival);
    if (from > 0 && from <= STATIONS && reachesStation) found.push({ from, to: arrival - ENTRIES + 1 });
  }
  return found;
}

/** Whether a tile breaks B14 depends only on tile and cell, so it is a table. */
export const ONE_TILE_LINES = cellMasks(TILES, (tile, cell) => makeOneTileLines(tile, cell).length > 0);

/** The table where B14 does not apply. */
export const NO_CELLS = new Int32Array(ONE_TILE_LINES.length);

/**
 * Scratch: the placements gathered last, each as a tile and the low and high mask of its cells. Listing, counting and
 * picking all read it, so they cannot disagree.
 */
const placements = new Int32Array(MAX_HAND * 4 * 3);

/** Scratch: the cells where any tile may be placed now. */
const reach = new Int32Array(2);

/** Writes into `reach`: B12, and what modules leave of it. */
function findReach(s: MetroState): void {
  reach[0] = s.reachLow;
  reach[1] = s.reachHigh;
  const { permits } = s.rules.hooks;
  for (let i = 0; i < permits.length; i++) permits[i].run(s, ownSlice(s, permits[i].slice), reach, 0);
}

/** Appends every legal placement of a kind of tile to `places` from n on; returns the new n. */
export function gatherPlacements(s: MetroState, kind: Tile, n: number): number {
  const { ways, wayCount, hooks, oneTileLines } = s.rules;
  const { forbids } = hooks;
  findReach(s);
  const low = reach[0];
  const high = reach[1];
  const begin = n;
  let some = 0;
  for (let way = kind * 4; way < kind * 4 + wayCount[kind]; way++) {
    const tile = ways[way];
    placements[n] = tile;
    placements[n + 1] = low & ~oneTileLines[tile * 2];
    placements[n + 2] = high & ~oneTileLines[tile * 2 + 1];
    for (let i = 0; i < forbids.length; i++) {
      forbids[i].run(s, ownSlice(s, forbids[i].slice), tile, placements, n + 1);
    }
    some |= placements[n + 1] | placements[n + 2];
    n += 3;
  }
  // B14's exception, judged per tile: when every cell (with V1, and rotation) is forbidden, all are legal.
  if (some === 0) {
    for (let i = begin; i < n; i += 3) {
      placements[i + 1] = low;
      placements[i + 2] = high;
    }
  }
  return n;
}

/** Writes the first n entries of `places` as codes, in order; returns how many. */
export function writePlacements(n: number, out: Int32Array): number {
  let count = 0;
  for (let i = 0; i < n; i += 3) {
    const tile = placements[i];
    for (let low = placements[i + 1]; low !== 0; low &= low - 1)
      out[count++] = placementCode(tile, lowestBit(low));
    for (let high = placements[i + 2]; high !== 0; high &= high - 1)
      out[count++] = placementCode(tile, 32 + lowestBit(high));
  }
  return count;
}

/** How many codes `writePlacements` would write. */
export function countPlacements(n: number): number {
  let count = 0;
  for (let i = 0; i < n; i += 3) count += bitCount(placements[i + 1]) + bitCount(placements[i + 2]);
  return count;
}

/** The code that `writePlacements` would write as number k. */
export function nthPlacement(k: number): Code {
  for (let i = 0; ; i += 3) {
    const low = placements[i + 1];
    const high = placements[i + 2];
    const inLow = bitCount(low);
    const all = inLow + bitCount(high);
    if (k < all) return placementCode(placements[i], nthCell(low, high, inLow, k));
    k -= all;
  }
}

/**
 * One of a tile's legal placements or of some `others`, each equally likely; for number i of the others ~i, which is
 * negative. Straight from the masks, for a tile with one rotation to which no module objects.
 */
export function pickPlainPlacement(s: MetroState, tile: Tile, others: number, rng: Rng): Code {
  let low = s.reachLow & ~ONE_TILE_LINES[tile * 2];
  let high = s.reachHigh & ~ONE_TILE_LINES[tile * 2 + 1];
  if ((low | high) === 0) {
    low = s.reachLow;
    high = s.reachHigh;
  }
  const inLow = bitCount(low);
  const all = inLow + bitCount(high);
  const k = rng.below(all + others);
  return k < all ? placementCode(tile, nthCell(low, high, inLow, k)) : ~(k - all);
}

/** The cell that is bit k of two masks, the first of which has `inLow` bits. Without branches, which nobody could predict. */
function nthCell(low: number, high: number, inLow: number, k: number): Cell {
  const isLow = (k - inLow) >> 31;
  return (32 & ~isLow) | nthBit((low & isLow) | (high & ~isLow), k - (inLow & ~isLow));
}

const isIn = (cell: Cell, low: number, high: number): boolean =>
  (((cell < 32 ? low : high) >>> (cell & 31)) & 1) === 1;

/** Why the tile in this rotation may not be placed on the cell, if so. Does not check whose tile it is. */
export function judgePlacement(s: MetroState, tile: Tile, cell: Cell): Refusal | undefined {
  if (isCentre(cell)) return newRefusal('B1', 'centralStation', { cell: makeCell(cell) });
  if (s.tiles[cell] !== 0) return newRefusal('B12', 'cellTaken', { cell: makeCell(cell) });
  if (!isIn(cell, s.reachLow, s.reachHigh)) {
    return s.rules.options.corners
      ? newRefusal('B12', 'touchesNoTile', { cell: makeCell(cell) })
      : newRefusal('B12', 'besideNoTile', { cell: makeCell(cell) });
  }
  const n = gatherPlacements(s, s.rules.kind[tile], 0);
  for (let i = 0; i < n; i += 3)
    if (placements[i] === tile && isIn(cell, placements[i + 1], placements[i + 2])) return undefined;
  return explainForbidden(s, tile, cell);
}

/** The single-tile line that B14 forbids here, or a module's reason. */
function explainForbidden(s: MetroState, tile: Tile, cell: Cell): Refusal {
  const { oneTileLines, hooks } = s.rules;
  if (isIn(cell, oneTileLines[tile * 2], oneTileLines[tile * 2 + 1])) {
    const [{ from, to }] = makeOneTileLines(tile, cell);
    return newRefusal('B14', 'oneTileLine', { from, to });
  }
  for (const hook of hooks.explains) {
    const refusal = hook.run(s, ownSlice(s, hook.slice), tile, cell);
    if (refusal !== undefined) return refusal;
  }
  throw new Error('a module forbids a cell and does not say why');
}
