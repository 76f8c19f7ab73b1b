/** How much work goes into a position. */
export const DEPTHS = {
  quick: { search: 300, playouts: 200 },
  normal: { search: 1500, playouts: 800 },
  deep: { search: 6000, playouts: 3200 },
} as const;

/** The name of a depth. */
export type DepthName = keyof typeof DEPTHS;

/** What a position gets in the base game of Metro; others get what takes about as long. */
export interface Depth {
  /** Playouts of the search that finds the best moves. */
  readonly search: number;
  /** Playouts that evaluate each of them, and the position itself. */
  readonly playouts: number;
}

/** The depth for a game whose playouts take `cost` times as long, for about the same time. */
export function affordable({ search, playouts }: Depth, cost: number): Depth {
  return { search: Math.ceil(search / Math.sqrt(cost)), playouts: Math.ceil(playouts / cost) };
}
