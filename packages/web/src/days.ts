/** Dates of the calendar, as `2026-11-17`. They have no time zone: arithmetic is done as if all of them were in UTC. */
import type { DayName } from '@guimard/ai/daily';

const DAY = 86_400_000;
const two = (n: number): string => String(n).padStart(2, '0');

/** The date at a moment, where the player is. */
export const dayAt = (moment: Date): DayName =>
  `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;

/** `days` may be negative. */
export const dayAfter = (day: DayName, days: number): DayName =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** The last of them is the day given. */
export const daysUpTo = (day: DayName, count: number): readonly DayName[] =>
  Array.from({ length: count }, (_, i) => dayAfter(day, i + 1 - count));

/** From 0 for Monday. */
export const weekdayOf = (day: DayName): number => (new Date(Date.parse(day)).getUTCDay() + 6) % 7;

export const dayText = (day: DayName, locale: string, format: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(Date.parse(day));

/** Consecutive dates have consecutive numbers: a date is read as a moment of UTC, which has no summer time. */
export const dayNumber = (day: DayName): number => Math.round(Date.parse(day) / DAY);

/**
 * How many days in a row, up to today; today may still come. A player who flies west or corrects a clock may have been
 * a day ahead, which breaks nothing; days further ahead come from a wrong clock and do not count.
 */
export function streakOf(days: Iterable<DayName>, today: DayName): number {
  const numbers = new Set(Array.from(days, dayNumber));
  const now = dayNumber(today);
  const last = [now + 1, now, now - 1].find((day) => numbers.has(day));
  if (last === undefined) return 0;
  let first = last;
  while (numbers.has(first - 1)) first--;
  return last - first + 1;
}
