/** Points and curves in a drawing. */
import { nth } from '@guimard/engine/kit';

export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** A cubic Bézier curve: its start, two handles, and its end. */
export type Curve = readonly [Spot, Spot, Spot, Spot];

/** A point moved in a direction. */
export const moved = (from: Spot, direction: Spot, by: number): Spot => ({
  x: from.x + direction.x * by,
  y: from.y + direction.y * by,
});

export const straight = (a: Spot, b: Spot): Curve => [
  a,
  { x: a.x + (b.x - a.x) / 3, y: a.y + (b.y - a.y) / 3 },
  { x: b.x - (b.x - a.x) / 3, y: b.y - (b.y - a.y) / 3 },
  b,
];

/** A curve converted from the units of a tile to those of the board. */
export const shifted = ([a, b, c, d]: Curve, by: Spot): Curve => [
  moved(by, a, 1),
  moved(by, b, 1),
  moved(by, c, 1),
  moved(by, d, 1),
];

const tidy = (value: number): number => Math.round(value * 100) / 100;
/** A point as two numbers of a path. */
export const write = ({ x, y }: Spot): string => `${tidy(x)} ${tidy(y)}`;

/** Curves, each starting where the last one ended, as the `d` of a path. */
export function curvesPath(curves: readonly Curve[], corner: Spot = { x: 0, y: 0 }): string {
  const on = curves.map(
    ([, a, b, end]) => `C${[a, b, end].map((spot) => write(moved(corner, spot, 1))).join(' ')}`,
  );
  return `M${write(moved(corner, nth(curves, 0)[0], 1))}${on.join('')}`;
}
