/** When the board of a date is open: dates begin and end with the people who live by them. */
import { DAY } from '../domain/clock.ts';

const HOUR = 3_600_000;
/** It is a date somewhere from its midnight in the first time zone to its end in the last. */
const FIRST_ZONE = 14 * HOUR;
const LAST_ZONE = 12 * HOUR;
/** For games that were finished offline: everyone has at least until noon of the next day. */
const GRACE = 12 * HOUR;

/** `date` must be one; `now` as Date.now() counts. */
export function isOpen(date: string, now: number): boolean {
  const begin = Date.parse(`${date}T00:00:00Z`);
  return now >= begin - FIRST_ZONE && now < begin + DAY + LAST_ZONE + GRACE;
}
