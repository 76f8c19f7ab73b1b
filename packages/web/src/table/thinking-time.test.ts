import * as ai from '@guimard/ai';
import { expect, test } from 'vitest';
import { shell } from '../i18n/shell.ts';
import {
  computerAt,
  LONGEST_WORK,
  steadyLevels,
  steadyPlayer,
  THINKING_TIMES,
  TIMED_LEVEL,
  thinkingTime,
  USUAL_TIME,
} from './thinking-time.ts';

test('levels and times are those of the computer', async () => {
  await shell.load();
  const caps = ai.LEVELS.flatMap(({ way }) => ('budget' in way ? [way.budget.ms] : []));
  expect([TIMED_LEVEL, USUAL_TIME]).toEqual([ai.TIMED_LEVEL, ai.USUAL_MS]);
  expect(new Set(caps)).toEqual(new Set([LONGEST_WORK]));
  expect(shell.words.levels).toHaveLength(TIMED_LEVEL);
  expect(THINKING_TIMES).toContain(USUAL_TIME);
});

test('only the timed level has a time, and only one that is offered', () => {
  expect(computerAt(8, 2000)).toEqual({ kind: 'computer', level: 8 });
  expect(computerAt(9, 2000)).toEqual({ kind: 'computer', level: 9, ms: 2000 });
  for (const ms of [undefined, 0, 2001, Number.NaN, 3_600_000])
    expect(computerAt(9, ms)).toEqual({ kind: 'computer', level: 9, ms: USUAL_TIME });
  expect(thinkingTime({ level: 9 })).toBe(USUAL_TIME);
});

test('servers are offered the levels below, without a time', () => {
  expect(steadyLevels(shell.words.levels)).toHaveLength(ai.LEVELS.length);
  expect(steadyPlayer(computerAt(9, 60_000))).toEqual({ kind: 'computer', level: 8 });
  expect(steadyPlayer(computerAt(3))).toEqual({ kind: 'computer', level: 3 });
  expect(steadyPlayer({ kind: 'human' })).toEqual({ kind: 'human' });
});
