/** The player's results of the days: for each date the first finished game counts. They never leave the device unasked. */
import type { DayName } from '@guimard/ai/daily';
import { nth } from '@guimard/engine/kit';
import { dayAt, streakOf } from '../days.ts';
import { marginOf } from '../deals/results.ts';
import { boolean, integer, list, number, object, string } from '../schema.ts';
import { stored } from '../stored.ts';
import type { SavedTable } from '../table/seating.ts';

const result = object(
  {
    date: string,
    /** Where it was played. */
    table: string,
    /** The player has the first seat. */
    scores: list(number),
    /** It was begun on its day: only then does it count for the streak. */
    isOnTime: boolean,
  },
  {
    /** How many of the eight levels were beaten, once they have been compared. */
    beaten: integer(0, 8),
    /** It is on the board of the server. */
    isSent: boolean,
  },
);
export type DailyResult = NonNullable<ReturnType<typeof result>>;

const store = stored<readonly DailyResult[]>('guimard.daily', list(result), []);

export const listResults = (): readonly DailyResult[] => store.read();

/** To be told of every game that has ended. */
export function recordDaily(table: SavedTable): void {
  const { daily: date, isOver, practice, isImported, id, scores, created } = table;
  if (date === undefined || !isOver || practice || isImported) return;
  const results = listResults();
  if (results.some((one) => one.date === date)) return;
  store.write([...results, { date, table: id, scores, isOnTime: dayAt(new Date(created)) === date }]);
}

function change(date: DayName, changes: Partial<DailyResult>): void {
  store.write(listResults().map((one) => (one.date === date ? { ...one, ...changes } : one)));
}

export const recordBeaten = (date: DayName, beaten: number): void => change(date, { beaten });
export const recordSent = (date: DayName, isSent: boolean): void => change(date, { isSent });

export const pointsOf = ({ scores }: Pick<DailyResult, 'scores'>): number => nth(scores, 0);
export const leadOf = ({ scores }: Pick<DailyResult, 'scores'>): number | undefined => marginOf(scores, 0);

/** Days in a row up to today, or up to yesterday while today's deal is not played. */
export const dailyStreak = (results: readonly DailyResult[], today: DayName): number =>
  streakOf(
    results.filter(({ isOnTime }) => isOnTime).map(({ date }) => date),
    today,
  );
