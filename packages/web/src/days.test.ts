import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { dayAfter, dayAt, dayNumber, daysUpTo, streakOf, weekdayOf } from './days.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const ZONES = [
  'UTC',
  'Europe/Paris',
  'America/New_York',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
];
const HOUR = 3_600_000;

test.each(ZONES)(
  'in %s the day is that of the calendar on the wall, also when clocks change and at new year',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const reference = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
    for (const around of ['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-12-31', '2028-02-29'])
      for (let hours = -40; hours <= 40; hours++) {
        const moment = new Date(Date.parse(around) + hours * HOUR);
        expect(dayAt(moment)).toBe(reference.format(moment));
      }
  },
);

test.each(ZONES)('in %s days follow each other, none twice and none left out', (zone) => {
  vi.stubEnv('TZ', zone);
  const days = daysUpTo('2028-03-02', 800);
  expect(new Set(days).size).toBe(800);
  expect(days.slice(-4)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02']);
  for (const [i, day] of days.entries()) {
    expect(weekdayOf(day)).toBe((weekdayOf(days[0] ?? '') + i) % 7);
    expect(dayAfter(day, -1)).toBe(days[i - 1] ?? '2025-12-23');
  }
  expect(weekdayOf('2026-11-16')).toBe(0);
});

/** Another way to say it: walks back from a date as a calendar does. */
function dateBefore(day: string, back: number): string {
  const time = new Date(`${day}T12:00:00Z`);
  time.setUTCDate(time.getUTCDate() - back);
  return time.toISOString().slice(0, 10);
}

const date = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true })
  .map((time) => time.toISOString().slice(0, 10));

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

test('a day left out ends it', () => {
  expect(streakOf([], '2026-11-17')).toBe(0);
  expect(streakOf(['2026-11-15', '2026-11-14'], '2026-11-17')).toBe(0);
});

test('a clock that goes back by a day breaks nothing; one that was far ahead gives nothing', () => {
  const days = ['2026-11-15', '2026-11-16', '2026-11-17'];
  expect(streakOf(days, '2026-11-16')).toBe(3);
  expect(streakOf([...days, '2031-01-01'], '2026-11-17')).toBe(3);
  expect(streakOf(['2031-01-01', '2031-01-02'], '2026-11-17')).toBe(0);
});
