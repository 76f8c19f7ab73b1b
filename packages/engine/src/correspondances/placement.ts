/** Where a section may be placed (T12, D4–D7), and placing it. */
import type { Code } from '../kit/game.ts';
import { newRefusal, type Refusal } from '../kit/result.ts';
import { cellOf, indexOn, makeSpot, SIDE_NAMES, type Spot, STEP, spotOf } from './board.ts';
import { type CorrespondancesState, OPEN } from './state.ts';
import { EDGE, edge, makeTile, pieceOf, ROTATIONS, TILES, WILD } from './tile.ts';
import { LINES, type Line, opposite, type Piece, type Side, type Tile } from './types.ts';

/**
 * What the tiles round an empty cell require of a tile there: for each side the line it must show, 0 where there
 * is no tile or an (M) (D4), as four digits to the base 5, north being the lowest.
 */
type Want = number;
const DIGIT = [1, 5, 25, 125] as const;
const WANTS = 625;

/** What a piece adds to the requirement of the cell beyond a side, at piece × 4 + side. */
const DEMAND = Uint16Array.from(EDGE, (line, i) => (line === WILD ? 0 : line * DIGIT[opposite(i & 3)]));

/** The distinct rotations (D6) of a tile that meet the requirement, as four bits, at tile × 625 + want. */
const FITS = new Uint8Array(TILES * WANTS);
for (let tile = 0; tile < TILES; tile++) {
  for (let want: Want = 0; want < WANTS; want++) {
    for (let rot = 0; rot < ROTATIONS[tile]; rot++) {
      const fits = DIGIT.every((digit, side) => {
        const line = Math.floor(want / digit) % (LINES + 1);
        return line === 0 || line === edge(pieceOf(tile, rot), side);
      });
      if (fits) FITS[tile * WANTS + want] |= 1 << rot;
    }
  }
}
const BITS = Uint8Array.from(
  { length: 16 },
  (_, mask) => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + (mask >> 3),
);

/** A placement of the drawn tile: spot × 4 + rotation, below 65536. */
export const placementCode = (spot: Spot, rot: number): Code => (spot << 2) | rot;
export const spotIn = (code: Code): Spot => code >> 2;
export const rotIn = (code: Code): number => code & 3;

/** Writes all placements of a tile: open cells as stored, then rotations upwards. */
export function writePlacements(s: CorrespondancesState, tile: Tile, out: Int32Array): number {
  const fits = tile * WANTS;
  let n = 0;
  for (let i = 0; i < s.openCells; i++) {
    const rotations = FITS[fits + s.openWants[i]];
    if (rotations === 0) continue;
    const code = placementCode(s.openSpots[i], 0);
    for (let rot = 0; rot < 4; rot++) if (((rotations >> rot) & 1) === 1) out[n++] = code + rot;
  }
  return n;
}

/** How many codes `writePlacements` would write. */
export function countPlacements(s: CorrespondancesState, tile: Tile): number {
  const fits = tile * WANTS;
  let n = 0;
  for (let i = 0; i < s.openCells; i++) n += BITS[FITS[fits + s.openWants[i]]];
  return n;
}

/** The code that `writePlacements` would write as number k. */
export function nthPlacement(s: CorrespondancesState, tile: Tile, k: number): Code {
  const fits = tile * WANTS;
  let i = 0;
  let rotations = FITS[fits + s.openWants[0]];
  while (k >= BITS[rotations]) {
    k -= BITS[rotations];
    rotations = FITS[fits + s.openWants[++i]];
  }
  for (; k > 0; k--) rotations &= rotations - 1;
  return placementCode(s.openSpots[i], 31 - Math.clz32(rotations & -rotations));
}

export function hasPlacement(s: CorrespondancesState, tile: Tile): boolean {
  const fits = tile * WANTS;
  for (let i = 0; i < s.openCells; i++) if (FITS[fits + s.openWants[i]] !== 0) return true;
  return false;
}

/** Puts a piece on the table without checking it; `by` is seat + 1, or 0 for the set-up. */
export function putPiece(s: CorrespondancesState, piece: Piece, spot: Spot, by: number): void {
  const cell = cellOf(spot);
  if (s.board[cell] >= OPEN) closeCell(s, s.board[cell] - OPEN);
  const index = s.placed++;
  s.board[cell] = index + 1;
  s.pieces[index] = piece;
  s.spots[index] = spot;
  s.placedBy[index] = by;
  for (let side = 0; side < 4; side++) {
    const beside = spot + STEP[side];
    let byte = s.board[cellOf(beside)];
    if (byte === 0) byte = openCell(s, beside);
    if (byte >= OPEN) s.openWants[byte - OPEN] += DEMAND[piece * 4 + side];
  }
}

function openCell(s: CorrespondancesState, spot: Spot): number {
  const byte = OPEN + s.openCells;
  s.board[cellOf(spot)] = byte;
  s.openSpots[s.openCells++] = spot;
  return byte;
}

/** The last open cell takes the index of one that is covered. */
function closeCell(s: CorrespondancesState, i: number): void {
  const last = --s.openCells;
  s.openSpots[i] = s.openSpots[last];
  s.openWants[i] = s.openWants[last];
  s.board[cellOf(s.openSpots[i])] = OPEN + i;
  s.openSpots[last] = 0;
  s.openWants[last] = 0;
}

/** Why the tile may not be placed like this, if so. */
export function judgePlacement(
  s: CorrespondancesState,
  tile: Tile,
  x: number,
  y: number,
  rot: number,
): Refusal | undefined {
  if (![0, 1, 2, 3].includes(rot)) return newRefusal('D6', 'unknownRotation', { number: rot });
  if (rot >= ROTATIONS[tile]) {
    return newRefusal('D6', 'sameRotation', { tile: makeTile(tile), number: rot, equal: rot - 2 });
  }
  // A distant spot would coincide with another on the torus: the lists tell which one it is.
  const isNear = [x, y].every((at) => Number.isInteger(at) && at >= -64 && at < 64);
  const spot = spotOf(x, y);
  const index = isNear ? indexOn(s, spot) : -1;
  if (index >= 0 && s.spots[index] === spot) return newRefusal('D6', 'spotTaken', { spot: makeSpot(x, y) });
  if (!isNear || !isOpen(s, spot)) return newRefusal('D5', 'touchesNothing', { spot: makeSpot(x, y) });
  const fits = FITS[tile * WANTS + s.openWants[openIndex(s, spot)]];
  if (((fits >> rot) & 1) === 1) return undefined;
  const wants = wantsAt(s, spot).map(({ side, line }) => `${SIDE_NAMES[side]}:${line}`);
  return fits === 0
    ? newRefusal('D4', 'fitsInNoRotation', { wants })
    : newRefusal('D4', 'linesMustJoin', { wants });
}

/** The index of an open cell in `openSpots` and `openWants`; −1 if the cell is not open. */
function openIndex(s: CorrespondancesState, spot: Spot): number {
  const index = s.board[cellOf(spot)] - OPEN;
  return index >= 0 && s.openSpots[index] === spot ? index : -1;
}

/** Whether a cell is empty and touches a tile (D5). */
export const isOpen = (s: CorrespondancesState, spot: Spot): boolean => openIndex(s, spot) >= 0;

/** The lines that an open cell requires (D4), by side. */
export function wantsAt(
  s: CorrespondancesState,
  spot: Spot,
): readonly { readonly side: Side; readonly line: Line }[] {
  const want = s.openWants[openIndex(s, spot)];
  return DIGIT.map((digit, side) => ({ side, line: Math.floor(want / digit) % (LINES + 1) })).filter(
    ({ line }) => line > 0,
  );
}
