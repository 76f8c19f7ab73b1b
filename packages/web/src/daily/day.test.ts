import { afterEach, expect, test, vi } from 'vitest';
import { dayAfter, dayAt, daysUpTo, weekdayOf } from './day.ts';

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
