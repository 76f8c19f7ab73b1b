/** The result of a day as text for friends. It tells nothing of tiles, cells or moves. */
import type { Words } from '@guimard/messages/deals';
import { beatenOf, type Outcome } from './compare.ts';
import { leadOf, pointsOf } from './results.ts';

const SQUARES: Readonly<Record<Outcome, string>> = { better: '🟩', equal: '🟨', worse: '⬜' };

interface Shared {
  /** In the language of the app. */
  readonly date: string;
  readonly title: string;
  readonly scores: readonly number[];
  /** Compared with each level; left out while that is not known. */
  readonly outcomes: readonly Outcome[] | undefined;
  readonly link: string;
}

export function headlineOf({ daily: words }: Words, result: Pick<Shared, 'scores'>): string {
  const points = pointsOf(result);
  const margin = leadOf(result);
  if (margin === undefined) return words.alone({ points });
  if (margin === 0) return words.drawn({ points });
  return margin > 0 ? words.won({ points, margin }) : words.lost({ points, margin: -margin });
}

/** The squares are said in words as well: screen readers would read them one by one. */
export function shareText(words: Words, shared: Shared): string {
  const { date, title, outcomes, link } = shared;
  const levels =
    outcomes === undefined
      ? []
      : [
          outcomes.map((outcome) => SQUARES[outcome]).join(''),
          words.daily.shareBeaten({ beaten: beatenOf(outcomes), levels: outcomes.length }),
        ];
  return [words.daily.shareTitle({ date, title }), headlineOf(words, shared), ...levels, link].join('\n');
}
