import { isOpen, spotOf, wantsAt } from '@guimard/engine/correspondances';
import { beforeAll, expect, it } from 'vitest';
import { kitRefusals } from '../../i18n/refusals.ts';
import { correspondancesRefusals, whyNot } from './refusal.ts';
import { optionsWith, playMatch } from './testing/matches.ts';

beforeAll(() => Promise.all([kitRefusals.load(), correspondancesRefusals.dictionary.load()]));

it('says why a section does not fit, and nothing where it does', () => {
  playMatch(optionsWith({ target: 3 }), 'refusals', (s, code) => {
    const [spot, rot, tile] = [code >> 2, code & 3, s.drawn - 1];
    expect(whyNot(s, tile, spot, rot)).toBeUndefined();
    expect(whyNot(s, tile, spotOf(0, 0), 0)).toBe(
      'There’s already a tile on e0s0, and tiles can’t be moved.',
    );
    expect(whyNot(s, tile, spotOf(50, 50), 0)).toBe(
      'Tiles go next to another tile: e50s50 isn’t next to any.',
    );
    for (const near of s.openSpots.subarray(0, s.openCells)) {
      expect(isOpen(s, near)).toBe(true);
      const told = whyNot(s, tile, near, 0);
      if (told === undefined) continue;
      expect(told).toMatch(/^(Lines must join|This tile doesn’t fit)/);
      for (const { line } of wantsAt(s, near)) expect(told).toContain(`line ${line}`);
    }
  });
});
