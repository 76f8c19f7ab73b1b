import load from '@guimard/messages/deals';
import { LOCALES } from '@guimard/messages/locales';
import { expect, test } from 'vitest';
import type { Outcome } from './compare.ts';
import { shareText } from './share.ts';

const OUTCOMES: readonly Outcome[] = [
  'better',
  'better',
  'better',
  'better',
  'equal',
  'worse',
  'worse',
  'better',
];
const LINK = 'https://play.example.org/daily/2026-11-17';

test.each(LOCALES)(
  'a result in %s tells the score and the levels beaten, and nothing of tiles or cells',
  async (locale) => {
    const words = await load(locale);
    for (const scores of [[61], [61, 49], [49, 61], [61, 61]]) {
      const text = shareText(words, {
        date: '17.11.2026',
        title: 'Metro',
        scores,
        outcomes: OUTCOMES,
        link: LINK,
      });
      const lines = text.split('\n');
      expect(lines).toHaveLength(5);
      expect(lines[0]).toMatch(/Guimard.*17\.11\.2026.*Metro/);
      expect(lines[1]).toContain(String(scores[0]));
      expect(lines[2]).toBe('🟩🟩🟩🟩🟨⬜⬜🟩');
      // The same in words.
      expect(lines[3]?.match(/\d+/g)?.sort()).toEqual(['5', '8']);
      expect(lines[4]).toBe(LINK);
      expect(text.replace(LINK, '')).not.toMatch(/\b[A-H][1-8]\b|\b[a-d]{4}\b|place-/i);
    }
    const short = shareText(words, {
      date: '17.11.2026',
      title: 'Metro',
      scores: [5],
      outcomes: undefined,
      link: LINK,
    });
    expect(short.split('\n')).toHaveLength(3);
  },
);
