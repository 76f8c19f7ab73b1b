/** How much work goes into a position. */
export const DEPTHS = {
  quick: { search: 300, playouts: 200 },
  normal: { search: 1500, playouts: 800 },
  deep: { search: 6000, playouts: 3200 },
} as const;

export type DepthName = keyof typeof DEPTHS;

export interface Depth {
  /** Playouts of the search that finds the best moves. */
  readonly search: number;
  /** Playouts that evaluate each of them, and the position itself. */
  readonly playouts: number;
}
