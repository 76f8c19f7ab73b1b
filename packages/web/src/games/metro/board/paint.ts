/** The paint of tracks: the colour of a line's owner, and an inlay that tells owners apart without the colour. */
import { nth } from '@guimard/engine/kit';
import { type Cell, type Colour, ENTRIES, POINTS } from '@guimard/engine/metro';

/** How a track is painted: 0 for bare rails, else the colour + 1, with CALM set for a line that is done. */
export type Paint = number;
const CALM = 16;

export const makePaint = (colour: Colour, isCalm: boolean): Paint => (colour + 1) | (isCalm ? CALM : 0);
export const colourIn = (paint: Paint): Colour => (paint & (CALM - 1)) - 1;
export const isCalm = (paint: Paint): boolean => (paint & CALM) !== 0;

/** The paint of every point of the board. */
export type Painting = Readonly<Uint8Array>;
export const BARE: Painting = new Uint8Array(POINTS);

/** The paints of a cell's four tracks in one number, so that a tile whose paint is unchanged is not drawn again. */
export type TilePaint = number;
export const tilePaint = (painting: Painting, cell: Cell): TilePaint =>
  [0, 1, 2, 3].reduce((packed, side) => packed | (nth(painting, cell * 4 + side) << (side * 8)), 0);
export const trackPaint = (paint: TilePaint, side: number): Paint => (paint >>> (side * 8)) & 255;

/** The paint of the line that arrives at a station or platform. */
export const arrivalPaint = (painting: Painting, departure: number): Paint =>
  nth(painting, ENTRIES + departure);

/** A dashed or solid line along the middle of a track. All are told apart in grey, too. */
interface Inlay {
  readonly dashes: string;
  readonly period: number;
}
const inlay = (...dashes: readonly number[]): Inlay => ({
  dashes: dashes.join(' '),
  period: dashes.reduce((sum, dash) => sum + dash, 0),
});
export const INLAYS: readonly (Inlay | undefined)[] = [
  undefined,
  inlay(13, 12),
  inlay(0.1, 9.9),
  { dashes: 'none', period: 25 },
  inlay(14, 8, 0.1, 7.9),
  inlay(3, 22),
  inlay(22, 8, 0.1, 7.9, 0.1, 7.9),
  inlay(0.1, 7.9, 0.1, 16.9),
];

/** The length to state for a track, so that a whole number of dashes fits and they run on into the next tile. */
export const fittedLength = ({ period }: Inlay, length: number): number =>
  period * Math.max(1, Math.round(length / period));
