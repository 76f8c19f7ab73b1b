import { expect, test } from 'vitest';
import { infoAt } from '../../../protocol/src/client/testing/messages.ts';
import { absenceOf, clockText, timeLeft } from './clocks.ts';

const UNITS = { day: 'd', hour: 'h' };
const MINUTE = 60_000;

function clocks(runningSince?: number) {
  const { seats } = infoAt(1);
  return {
    seats: seats.map((seat) => ({ ...seat, timeLeft: 5 * MINUTE })),
    ...(runningSince === undefined ? {} : { runningSince }),
  };
}

test('the clock of the one on turn runs, the others stand', () => {
  const at = clocks(1000);
  expect(timeLeft(at, 0, 0, 1000 + MINUTE)).toBe(4 * MINUTE);
  expect(timeLeft(at, 1, 0, 1000 + MINUTE)).toBe(5 * MINUTE);
});

test('while the clock stands, nobody loses time', () => {
  expect(timeLeft(clocks(), 0, 0, 99 * MINUTE)).toBe(5 * MINUTE);
});

test('there is no less than nothing, and no more than there was', () => {
  expect(timeLeft(clocks(1000), 0, 0, 99 * MINUTE)).toBe(0);
  expect(timeLeft(clocks(1000), 0, 0, 500)).toBe(5 * MINUTE);
});

test('without a clock there is no time', () => {
  expect(timeLeft(infoAt(1), 0, 0, 0)).toBeUndefined();
});

test('others may act on an absence when the grace is over', () => {
  expect(absenceOf(null, MINUTE, 5000)).toBeUndefined();
  expect(absenceOf(undefined, MINUTE, 5000)).toBeUndefined();
  expect(absenceOf(5000, MINUTE, 5000)).toEqual({ away: 0, left: MINUTE });
  expect(absenceOf(5000, MINUTE, 23_000)).toEqual({ away: 18_000, left: 42_000 });
  expect(absenceOf(5000, MINUTE, 5000 + 3 * MINUTE)).toEqual({ away: 3 * MINUTE, left: 0 });
  // A clock that was set a little too late.
  expect(absenceOf(5000, MINUTE, 4000)).toEqual({ away: 0, left: MINUTE });
});

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [59_001, '1:00'],
  [10 * MINUTE, '10:00'],
  [61 * MINUTE, '1:01:00'],
  [24 * 60 * MINUTE, '1 d 0 h'],
  [(3 * 24 * 60 + 65) * MINUTE, '3 d 1 h'],
])('%i ms read %s', (ms, text) => {
  expect(clockText(ms, UNITS)).toBe(text);
});
