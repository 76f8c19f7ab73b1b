import { ok } from '@guimard/engine/kit';
import { expect, test } from 'vitest';
import { newKeys } from '../room/secrets.ts';
import { memoryStore } from '../store/memory.ts';
import { DailyBoards } from './daily-boards.ts';

const DATE = '2026-11-17';
const date = () => Date.parse(`${DATE}T12:00:00Z`);
const gameNumber = (i: number) => ({
  name: 'Ada',
  secret: newKeys().secret,
  log: { game: 'metro', rules: 1, options: {}, actions: [String(i)] },
});

test('games are checked one at a time, and a flood is refused instead of queued', async () => {
  let [running, most, checked] = [0, 0, 0];
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const boards = new DailyBoards({
    store: memoryStore(),
    now: () => 0,
    date,
    judge: async () => {
      most = Math.max(most, ++running);
      checked++;
      await gate;
      running--;
      return ok({ scores: [1], margin: 1 });
    },
  });
  const sent = Array.from({ length: 50 }, (_, i) => boards.submit(DATE, gameNumber(i)));
  // Those that are refused need not wait for the others.
  const refused = await Promise.all(sent.slice(20));
  for (const answer of refused) expect(answer).toMatchObject({ ok: false, error: { code: 'dayTooBusy' } });
  letGo();
  for (const answer of await Promise.all(sent.slice(0, 20))) expect(answer.ok).toBe(true);
  expect([most, checked]).toEqual([1, 20]);
  expect((await boards.submit(DATE, gameNumber(99))).ok).toBe(true);
});

test('a game that makes the check fail does not keep others from being checked', async () => {
  let isBroken = true;
  const boards = new DailyBoards({
    store: memoryStore(),
    now: () => 0,
    date,
    judge: async () => {
      if (isBroken) throw new Error('a bug');
      return ok({ scores: [1], margin: 1 });
    },
  });
  await expect(boards.submit(DATE, gameNumber(1))).rejects.toThrow('a bug');
  isBroken = false;
  expect((await boards.submit(DATE, gameNumber(2))).ok).toBe(true);
});

test('nothing is checked for a result that is there, or a day that is not open', async () => {
  let checked = 0;
  const judge = async () => {
    checked++;
    return ok({ scores: [1], margin: 1 });
  };
  let now = date();
  const boards = new DailyBoards({ store: memoryStore(), now: () => 0, date: () => now, judge });
  const mine = gameNumber(1);
  await boards.submit(DATE, mine);
  await boards.submit(DATE, mine);
  await boards.submit(DATE, { ...mine, log: gameNumber(2).log });
  await boards.submit(DATE, { ...gameNumber(3), log: mine.log });
  now += 99 * 3_600_000;
  await boards.submit(DATE, gameNumber(4));
  expect(checked).toBe(1);
});
