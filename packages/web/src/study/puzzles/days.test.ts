import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayNumber, dayOf, streakOf } from './days.ts';

/** Another way to say it: walks back from a date as a calendar does. */
function dateBefore(day: string, back: number): string {
  const time = new Date(`${day}T12:00:00Z`);
  time.setUTCDate(time.getUTCDate() - back);
  return time.toISOString().slice(0, 10);
}

const date = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true })
  .map((time) => time.toISOString().slice(0, 10));

test('the date is what the calendar of the place shows, from midnight to midnight', () => {
  for (const [hours, minutes] of [
    [0, 0],
    [2, 30],
    [23, 59],
  ] as const) {
    // The nights on which European and American clocks change.
    for (const [month, day] of [
      [2, 29],
      [9, 25],
      [2, 8],
      [10, 1],
      [0, 1],
      [11, 31],
    ] as const) {
      const name = dayOf(new Date(2026, month, day, hours, minutes));
      expect(name).toBe(`2026-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
    }
  }
});

test('dates that follow each other have numbers that do', () => {
  fc.assert(fc.property(date, (day) => dayNumber(day) - dayNumber(dateBefore(day, 1)) === 1));
});

test('a streak has all days in a row, whether today is among them or not', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: 1, max: 400 }), fc.boolean(), (today, length, isToday) => {
      const from = isToday ? 0 : 1;
      const days = Array.from({ length }, (_, i) => dateBefore(today, from + i));
      // Days before a gap make no difference.
      const older = [dateBefore(today, from + length + 1)];
      expect(streakOf([...older, ...days].toReversed(), today)).toBe(length);
    }),
  );
});

test('a day without a puzzle ends it', () => {
  expect(streakOf([], '2026-11-17')).toBe(0);
  expect(streakOf(['2026-11-15', '2026-11-14'], '2026-11-17')).toBe(0);
});

test('a clock that goes back by a day breaks nothing; one that was far ahead gives nothing', () => {
  const days = ['2026-11-15', '2026-11-16', '2026-11-17'];
  expect(streakOf(days, '2026-11-16')).toBe(3);
  expect(streakOf([...days, '2031-01-01'], '2026-11-17')).toBe(3);
  expect(streakOf(['2031-01-01', '2031-01-02'], '2026-11-17')).toBe(0);
});
