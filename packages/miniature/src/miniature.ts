/** A small picture of a game, without text: the browser draws it as SVG, the server as pixels. */
import type { Curve } from './curve.ts';

/** The number of a player's colour or line, or a material of the board. */
export type Paint = number | 'ground' | 'tile' | 'iron' | 'brass' | 'enamel' | 'rail';

/** A rounded rectangle; with a radius of half its size, a disc. */
export interface Plate {
  readonly kind: 'plate';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly paint: Paint;
}

/** A line with round ends, along curves that each start where the last one ended. */
export interface Stroke {
  readonly kind: 'stroke';
  readonly curves: readonly Curve[];
  readonly width: number;
  readonly paint: Paint;
  /** The line is complete. */
  readonly isCalm: boolean;
}

export interface Miniature {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** From bottom to top. */
  readonly shapes: readonly (Plate | Stroke)[];
  /** Tiles on the board, and how many there are to place. */
  readonly placed: number;
  readonly tiles: number;
}

export const plate = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  paint: Paint,
): Plate => ({ kind: 'plate', x, y, width, height, radius, paint });

export const disc = (x: number, y: number, radius: number, paint: Paint): Plate =>
  plate(x - radius, y - radius, 2 * radius, 2 * radius, radius, paint);

export const stroke = (curves: readonly Curve[], width: number, paint: Paint, isCalm = false): Stroke => ({
  kind: 'stroke',
  curves,
  width,
  paint,
  isCalm,
});
