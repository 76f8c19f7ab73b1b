/** How many points a seat is ahead of the best other; in solo games, its points. */
export function margin(scores: ArrayLike<number>, seat: number): number {
  if (scores.length === 1) return scores[0];
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++)
    if (other !== seat && scores[other] > best) best = scores[other];
  return scores[seat] - best;
}
