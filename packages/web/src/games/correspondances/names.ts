/** What tiles and cells are called, in the language of the app. */
import {
  type CorrespondancesState,
  EAST_PIECE,
  edge,
  exit,
  indexOn,
  isSection,
  type Kind,
  type Line,
  makeSpot,
  makeTile,
  opposite,
  type Piece,
  type Side,
  type Spot,
  STEP,
  type Tile,
  tileOf,
  WEST_PIECE,
  WILD,
  xOf,
  yOf,
} from '@guimard/engine/correspondances';
import { nth } from '@guimard/engine/kit';
import { correspondancesWords } from './words.ts';

export const cellName = (spot: Spot): string => makeSpot(xOf(spot), yOf(spot));

/** The kind and the two lines of a section. */
export function partsOf(tile: Tile): { readonly kind: Kind; readonly a: Line; readonly b: Line } {
  // The name of a tile is made of these (`straight-12`).
  const [kind, pair] = makeTile(tile).split('-') as [Kind, string];
  return { kind, a: Number(pair[0]), b: Number(pair[1]) };
}

export const tileName = (tile: Tile): string => correspondancesWords.words.tile(partsOf(tile));

export function pieceName(piece: Piece): string {
  const { words } = correspondancesWords;
  if (isSection(piece)) return tileName(tileOf(piece));
  if (piece === WEST_PIECE) return words.endTile({ end: 'west' });
  return piece === EAST_PIECE ? words.endTile({ end: 'east' }) : words.straight({ line: edge(piece, 0) });
}

/** A track of a piece: a line between two sides. */
export interface Track {
  readonly line: Line;
  readonly from: Side;
  readonly to: Side;
}

/** The tracks of a section or a straight, the one in the north first. */
export function tracksOf(piece: Piece): readonly Track[] {
  return [0, 1, 2, 3].flatMap((from) => {
    const [line, to] = [edge(piece, from), exit(piece, from)];
    return line > 0 && line < WILD && from < to ? [{ line, from, to }] : [];
  });
}

/** `line 1 north–south and line 2 east–west`. */
export function tracksName(piece: Piece): string {
  const { board } = correspondancesWords.words;
  return board.tracks({ tracks: tracksOf(piece).map((track) => board.track(track)) });
}

/** What the tiles round an empty cell ask of the one that comes there (D4). */
export function wantsOf(known: CorrespondancesState, spot: Spot): readonly { line: Line; side: Side }[] {
  return [0, 1, 2, 3].flatMap((side) => {
    const index = indexOn(known, spot + nth(STEP, side));
    const line = index < 0 ? 0 : edge(nth(known.pieces, index), opposite(side));
    return line > 0 && line < WILD ? [{ line, side }] : [];
  });
}

/** The same in words; empty where anything may come. */
export function wantsName(known: CorrespondancesState, spot: Spot): string {
  const { board } = correspondancesWords.words;
  return board.wants({ wants: wantsOf(known, spot).map((want) => board.want(want)) });
}

/** Whether an empty cell touches a tile (D5). */
export const isOpen = (known: CorrespondancesState, spot: Spot): boolean =>
  indexOn(known, spot) < 0 && Array.from(STEP).some((step) => indexOn(known, spot + step) >= 0);
