/** The figures of section 7 of the specification, by players and in the order of `figuresFor`. */
export interface Specified {
  readonly rounds: number;
  /** Undefined where the text gives no figure, or only a bound. */
  readonly figures: readonly (number | undefined)[];
  /** Tiles per round: 10 %, median, 90 %. */
  readonly quantiles: readonly [number, number, number];
}

export const REFERENCE_BOT: Readonly<Record<number, Specified>> = {
  2: {
    rounds: 10_000,
    figures: [
      89.2,
      27.7,
      1.0,
      53.0,
      28.5,
      12.6,
      4.8,
      6.2,
      35,
      65,
      90,
      undefined,
      14.8,
      74.0,
      73.8,
      73.5,
      73.9,
      73.7,
      73.9,
    ],
    quantiles: [14, 25, 48],
  },
  3: {
    rounds: 6000,
    figures: [
      84.2, 31.0, 0.5, 44.0, 28.7, 18.0, 8.9, 4.8, 13, 73, 14, 88, 0.001, 14.8, 57.4, 56.1, 56.3, 55.7, 55.5,
      57.5, 56.1,
    ],
    quantiles: [16, 29, 48],
  },
  4: {
    rounds: 11_000,
    figures: [
      78.3, 33.2, 0.4, 38.5, 28.9, 20.1, 12.0, 4.5, 3, 69, 26, 2, 86, 0.001, 14.8, 44.0, 44.8, 43.8, 44.2,
      42.7, 45.2, 45.0, 44.0,
    ],
    quantiles: [16, 33, 48],
  },
};

/** The random bot: rounds ended by a journey, and tiles per round, which the text gives in whole tiles. */
export const RANDOM_BOT: Readonly<Record<number, Specified>> = {
  2: { rounds: 10_000, figures: [0.3, 48], quantiles: [48, 48, 48] },
  3: { rounds: 10_000, figures: [0.4, 48], quantiles: [48, 48, 48] },
  4: { rounds: 10_000, figures: [0.4, 48], quantiles: [48, 48, 48] },
};

/** Of the other bots whole numbers only: rounds ended, tiles, 4+ transfers, arrival by (M). */
function otherBot(ended: number, tiles: number, manyTransfers: number, byM: number): Specified {
  const unknown = [undefined, undefined, undefined, undefined];
  return {
    rounds: 600,
    figures: [ended, tiles, ...unknown, manyTransfers, byM],
    quantiles: [Number.NaN, Number.NaN, Number.NaN],
  };
}

/** Never hinders. */
export const SELFISH_BOT: Readonly<Record<number, Specified>> = {
  2: otherBot(96, 25, 1, 6),
  3: otherBot(96, 26, 4, 4),
  4: otherBot(94, 28, 6, 2),
};

/** Has three times the hindering weight. */
export const BLOCKER_BOT: Readonly<Record<number, Specified>> = {
  2: otherBot(88, 28, 5, 6),
  3: otherBot(81, 32, 11, 5),
  4: otherBot(75, 34, 16, 6),
};
