/** Dates of the calendar, wherever the player is: clocks and time zones only decide which date it is now. */

/** Such as `2026-11-17`. */
export type DayName = string;

const DAY = 86_400_000;

/** The date that the player's calendar shows. */
export function dayOf(time: Date): DayName {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** Consecutive dates have consecutive numbers: a date is read as a moment of UTC, which has no summer time. */
export const dayNumber = (day: DayName): number => Math.round(Date.parse(day) / DAY);

/**
 * How many days in a row, up to today; today may still come. Who flies west or corrects a clock may have been one day
 * ahead, which breaks nothing; days further ahead are somebody's wrong clock and do not count.
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
