/** How strong a player is at puzzles, by Glicko-2: every answer is a rating period of its own, against a puzzle of fixed rating. */
import rate from 'glicko2-lite';

export interface Strength {
  readonly rating: number;
  /** How unsure the rating is: with 95 %, it is right within twice as much. */
  readonly deviation: number;
  /** How steady the answers have been. */
  readonly volatility: number;
}

/**
 * A player who has solved no puzzle yet: below the middle of the puzzles, so that the first ones encourage; and surer than usual,
 * so that one slip does not cost hundreds of points.
 */
export const BEGINNER: Strength = { rating: 1200, deviation: 200, volatility: 0.06 };

/** Ratings of puzzles come from the levels that find the solution, which are steps and not measurements. */
const PUZZLE_DEVIATION = 80;
/** From here on a rating means something. */
const SURE = 110;

export const isProvisional = ({ deviation }: Strength): boolean => deviation > SURE;

export function rated(
  { rating, deviation, volatility }: Strength,
  puzzle: number,
  isRight: boolean,
): Strength {
  const after = rate(rating, deviation, volatility, [[puzzle, PUZZLE_DEVIATION, isRight ? 1 : 0]]);
  return { rating: after.rating, deviation: after.rd, volatility: after.vol };
}
