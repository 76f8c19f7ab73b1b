/** The result in a sentence, from the viewer's side. */
import { nth, type Seat } from '@guimard/engine/kit';
import type { tableWords } from '../words.ts';

export interface Outcome {
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** A seat, or SPECTATOR: also at a device that several people share. */
  readonly viewer: Seat;
}

export function headlineOf(words: typeof tableWords.words, outcome: Outcome): string {
  const { names, scores, winners, viewer } = outcome;
  const { headline } = words;
  if (scores.length === 1) return headline.solo({ points: nth(scores, 0) });
  if (viewer >= 0) return ownHeadline(headline, outcome);
  const best = winners.map((seat) => nth(names, seat));
  if (best.length > 1) return headline.tied({ names: best });
  const ordered = [...winners, ...rankingOf(outcome).filter((seat) => !winners.includes(seat))];
  return headline.wins({ name: nth(best, 0), scores: ordered.map((seat) => nth(scores, seat)).join('–') });
}

function ownHeadline(
  headline: (typeof tableWords.words)['headline'],
  { names, scores, winners, viewer }: Outcome,
): string {
  const own = nth(scores, viewer);
  const others = scores.filter((_, seat) => seat !== viewer);
  if (!winners.includes(viewer)) {
    const best = Math.max(...winners.map((seat) => nth(scores, seat)));
    // A player who resigns may have been ahead.
    return own < best ? headline.lost({ own, best }) : headline.youLost;
  }
  if (winners.length > 1) {
    return headline.youTied({
      names: winners.filter((seat) => seat !== viewer).map((seat) => nth(names, seat)),
    });
  }
  const points = own - Math.max(...others);
  return points > 0 ? headline.won({ points }) : headline.youWon;
}

/** All seats, the best first; winners before others with as many points. */
export function rankingOf({ scores, winners }: Omit<Outcome, 'names' | 'viewer'>): readonly Seat[] {
  const lead = (seat: Seat): number => (winners.includes(seat) ? 1 : 0);
  return scores
    .map((_, seat) => seat)
    .toSorted((a, b) => nth(scores, b) - nth(scores, a) || lead(b) - lead(a));
}
