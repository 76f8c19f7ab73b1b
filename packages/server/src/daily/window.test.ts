import { expect, test } from 'vitest';
import { isOpen } from './window.ts';

test.each([
  ['2026-11-16T09:59:59Z', false, 'it is not that date anywhere yet'],
  ['2026-11-16T10:00:00Z', true, 'midnight on Kiritimati'],
  ['2026-11-17T12:00:00Z', true, 'noon in Greenwich'],
  ['2026-11-18T11:59:59Z', true, 'it is still that date on Baker Island'],
  ['2026-11-18T23:59:59Z', true, 'half a day later'],
  ['2026-11-19T00:00:00Z', false, 'noon of the next day has passed everywhere'],
  ['1970-01-01T00:00:00Z', false, 'a clock that was never set'],
])('at %s the board of 17 November is open: %s, since %s', (now, open) => {
  expect(isOpen('2026-11-17', Date.parse(now))).toBe(open);
});
