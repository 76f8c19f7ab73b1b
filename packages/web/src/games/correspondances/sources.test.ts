import { nth } from '@guimard/engine/kit';
import en from '@guimard/messages/en/correspondances';
import { beforeAll, expect, it } from 'vitest';
import { sourcesOf } from './sources.ts';
import { MATCHES, playMatch } from './testing/matches.ts';
import { correspondancesWords } from './words.ts';

beforeAll(() => {
  correspondancesWords.put(en);
});

it.each(MATCHES)('the sources of a match of $players add up to the final totals', (options) => {
  for (const seed of ['one', 'two', 'three']) {
    const session = playMatch(options, seed);
    const rows = sourcesOf(session.steps, options.players);
    const sums = Array.from(session.scores, (_, seat) =>
      rows.reduce((sum, { points }) => sum + nth(points, seat), 0),
    );
    expect(sums).toEqual(Array.from(session.scores));
  }
});
