import { type AnyGame, newLog } from '@guimard/engine/kit';
import { metro as metroGame } from '@guimard/engine/metro';
import { beforeEach, expect, test, vi } from 'vitest';
import { dayAfter, daysUpTo } from '../days.ts';
import type { SavedTable } from '../table/seating.ts';
import { beatenOf, outcomesOf } from './compare.ts';
import { type DailyResult, dailyStreak, leadOf, listResults, recordBeaten, recordDaily } from './results.ts';

const metro: AnyGame = metroGame;
const KEY = 'guimard.daily';
let kept = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  kept = new Map();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new Error('full');
      kept.set(key, text);
    },
  });
});

function played(date: string, scores: readonly number[], changes: Partial<SavedTable> = {}): SavedTable {
  const options = metro.options({ players: 2, first: 0 });
  if (!options.ok) throw new Error(options.error.code);
  return {
    id: `${date} ${scores.join()}`,
    log: newLog(metro, options.value),
    seats: scores.map((_, seat) => ({
      name: '',
      player: seat === 0 ? { kind: 'human' } : { kind: 'computer', level: 5 },
    })),
    deal: `daily/${date}`,
    daily: date,
    assistance: 'preview',
    practice: false,
    created: new Date(`${date}T23:50`).getTime(),
    updated: 0,
    isOver: true,
    scores,
    ...changes,
  };
}

test('the first finished game of a day counts, whatever comes later', () => {
  recordDaily(played('2026-11-16', [10, 20], { isOver: false }));
  recordDaily(played('2026-11-16', [90, 20], { practice: true }));
  recordDaily(played('2026-11-16', [90, 20], { isImported: true }));
  expect(listResults()).toEqual([]);
  recordDaily(played('2026-11-16', [50, 60]));
  recordDaily(played('2026-11-16', [80, 60]));
  recordBeaten('2026-11-16', 3);
  const [result, ...others] = listResults();
  expect(result).toMatchObject({ date: '2026-11-16', scores: [50, 60], beaten: 3, isOnTime: true });
  expect(leadOf(result!)).toBe(-10);
  expect(others).toEqual([]);
});

test('a game begun before midnight counts for its day, one begun later does not', () => {
  recordDaily(played('2026-11-16', [1, 2], { updated: new Date('2026-11-17T00:20').getTime() }));
  recordDaily(played('2026-11-15', [1, 2], { created: new Date('2026-11-16T00:01').getTime() }));
  expect(listResults().map(({ date, isOnTime }) => [date, isOnTime])).toEqual([
    ['2026-11-16', true],
    ['2026-11-15', false],
  ]);
});

test.each(['', '{', '[]', '{"date":1}', '[null, 7, {"date":"2026-11-16"}]'])(
  'junk in the storage is no result: %s',
  (text) => {
    kept.set(KEY, text);
    expect(listResults()).toEqual([]);
  },
);

test('where nothing can be stored, the result lasts as long as the page', () => {
  isFull = true;
  recordDaily(played('2026-11-18', [50, 60]));
  expect(kept.size).toBe(0);
  expect(listResults()).toHaveLength(1);
});

const on = (date: string, isOnTime = true): DailyResult => ({ date, table: date, scores: [1], isOnTime });

test('days in a row end today or yesterday, and only days played on time count', () => {
  const today = '2027-01-02';
  for (let length = 0; length < 12; length++) {
    const days = daysUpTo(today, length).map((day) => on(day));
    expect(dailyStreak(days, today)).toBe(length);
    expect(dailyStreak(days, dayAfter(today, 1))).toBe(length);
    expect(dailyStreak(days, dayAfter(today, 2))).toBe(0);
  }
  expect(dailyStreak([on('2026-12-31'), on('2027-01-01', false), on(today)], today)).toBe(1);
  // A clock that was wrong for a while does no harm.
  expect(dailyStreak([on('2031-01-01'), on(today)], today)).toBe(1);
});

test('levels are beaten by a larger margin, or as large a one with more points; alone by points', () => {
  const levels = [
    [40, 60],
    [60, 60],
    [60, 50],
    [70, 60],
    [90, 60],
  ].map((scores) => ({ scores }));
  expect(outcomesOf({ scores: [65, 55] }, levels)).toEqual(['better', 'better', 'better', 'worse', 'worse']);
  expect(outcomesOf({ scores: [30] }, [{ scores: [29] }, { scores: [30] }, { scores: [31] }])).toEqual([
    'better',
    'equal',
    'worse',
  ]);
  expect(beatenOf(['better', 'equal', 'worse', 'better'])).toBe(2);
});
