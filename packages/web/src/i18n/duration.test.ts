import { expect, test } from 'vitest';
import { durationText } from './duration.ts';

const MINUTE = 60_000;

test.each([
  [0, '1 second'],
  [2000, '2 seconds'],
  [40_999, '40 seconds'],
  [MINUTE, '1 minute'],
  [59 * MINUTE, '59 minutes'],
  [150 * MINUTE, '2 hours'],
  [24 * 60 * MINUTE, '1 day'],
  [80 * 60 * MINUTE, '3 days'],
])('%i ms last %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});
