import { spotOf } from '@guimard/engine/correspondances';
import en from '@guimard/messages/en/correspondances';
import { beforeAll, expect, it } from 'vitest';
import { isOpen, wantsOf } from './names.ts';
import { whyNot } from './refusal.ts';
import { optionsWith, playMatch } from './testing/matches.ts';
import { correspondancesWords } from './words.ts';

beforeAll(() => {
  correspondancesWords.put(en);
});

it('says why a section does not fit, and nothing where it does', () => {
  playMatch(optionsWith({ target: 3 }), 'refusals', (s, code) => {
    const [spot, rot, tile] = [code >> 2, code & 3, s.drawn - 1];
    expect(whyNot(s, tile, spot, rot)).toBeUndefined();
    expect(whyNot(s, tile, spotOf(0, 0), 0)).toBe(en.refusal.taken);
    expect(whyNot(s, tile, spotOf(50, 50), 0)).toBe(en.refusal.alone);
    for (const near of s.openSpots.subarray(0, s.openCells)) {
      expect(isOpen(s, near)).toBe(true);
      const reason = whyNot(s, tile, near, 0);
      if (reason === undefined) continue;
      expect(reason).toContain('ines must join');
      for (const { line } of wantsOf(s, near)) expect(reason).toContain(`line ${line}`);
    }
  });
});
