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
