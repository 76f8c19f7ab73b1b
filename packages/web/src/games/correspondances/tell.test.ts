import { eventFor, SPECTATOR } from '@guimard/engine/kit';
import en from '@guimard/messages/en/correspondances';
import { beforeAll, describe, expect, it } from 'vitest';
import { tell } from './tell.ts';
import { BAD, MATCHES, NAMES, playMatch } from './testing/matches.ts';
import { correspondancesWords } from './words.ts';

beforeAll(() => {
  correspondancesWords.put(en);
});

describe('events', () => {
  it.each(MATCHES)('of a match of $players are told in whole sentences', (options) => {
    const { steps } = playMatch(options, 'tell');
    for (const event of steps.flatMap(({ events }) => events)) {
      for (const viewer of [SPECTATOR, 0, 1]) {
        const sentence = tell(eventFor(event, viewer), NAMES);
        expect(sentence).not.toMatch(BAD);
        if (event.type !== 'drew') expect(sentence).toMatch(/^[A-Z].*\.$/);
      }
    }
  });

  it('tell a line only to those who may know it (T10)', () => {
    const dealt = { type: 'dealt', seat: 1, secret: { seat: 1, line: 3 } };
    expect(tell(eventFor(dealt, 1), NAMES)).toBe('Bert draws line 3 (yellow).');
    expect(tell(eventFor(dealt, 0), NAMES)).toBe('Bert draws a line.');
  });
});
