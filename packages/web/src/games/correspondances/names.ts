/** What tiles and cells are called, in the language of the app unless other words are given. */
import {
  type CorrespondancesState,
  EAST_PIECE,
  edge,
  exit,
  isSection,
  type Kind,
  type Line,
  makeSpot,
  makeTile,
  type Piece,
  type Side,
  type Spot,
  type Tile,
  tileOf,
  WEST_PIECE,
  WILD,
  wantsAt,
  xOf,
  yOf,
} from '@guimard/engine/correspondances';
import { type CorrespondancesWords, correspondancesWords } from './words.ts';

export const cellName = (spot: Spot): string => makeSpot(xOf(spot), yOf(spot));

/** The kind and the two lines of a section. */
export function partsOf(tile: Tile): { readonly kind: Kind; readonly a: Line; readonly b: Line } {
  // The name of a tile is made of these (`straight-12`).
  const [kind, pair] = makeTile(tile).split('-') as [Kind, string];
  return { kind, a: Number(pair[0]), b: Number(pair[1]) };
}

export const tileName = (tile: Tile, words: CorrespondancesWords = correspondancesWords.words): string =>
  words.tile(partsOf(tile));

export function pieceName(piece: Piece, words: CorrespondancesWords = correspondancesWords.words): string {
  if (isSection(piece)) return tileName(tileOf(piece), words);
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
export function tracksName(
  piece: Piece,
  { board }: CorrespondancesWords = correspondancesWords.words,
): string {
  return board.tracks({ tracks: tracksOf(piece).map((track) => board.track(track)) });
}

/** What the tiles around an open cell ask for (D4); empty if any tile fits. */
export function wantsName(
  known: CorrespondancesState,
  spot: Spot,
  { board }: CorrespondancesWords = correspondancesWords.words,
): string {
  return board.wants({ wants: wantsAt(known, spot).map((want) => board.want(want)) });
}
