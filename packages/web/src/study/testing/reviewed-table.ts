/** Games of Metro and their reviews, for tests: by few playouts, since what is tested does not depend on the figures. */
import { playable } from '@guimard/ai';
import { type Review, reviewGame, reviewPosition } from '@guimard/ai/review';
import { openPlayed } from '../../table/testing/played-table.ts';
import { ReviewTable } from '../review-table.svelte.ts';

const TINY = { search: 6, playouts: 2 };

/** After so many moves of players; of a whole game if left out. */
export async function openReviewed(moves?: number): Promise<{ table: ReviewTable; review: Review }> {
  const played = await openPlayed(moves === undefined ? {} : { moves });
  const opened = ReviewTable.open(played.ui, played.saved);
  const subject = playable('metro');
  if (!opened.ok || subject === undefined) throw new Error('there is no such game');
  const table = opened.value;
  const review = await reviewGame(
    subject,
    table.session,
    { depth: 'quick', seed: 'test' },
    { evaluate: async (request) => reviewPosition(subject, { ...request, depth: TINY }) },
  );
  return { table, review };
}
