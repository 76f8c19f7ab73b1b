import { expect, test } from 'vitest';
import { Readiness } from './readiness.ts';

test('the store is asked once a second, however often its host asks', async () => {
  let asked = 0;
  let isBroken = false;
  const problems: unknown[] = [];
  const store = {
    listPublic: async () => {
      asked++;
      if (isBroken) throw new Error('away');
      return [];
    },
  };
  const readiness = new Readiness(store, (problem) => void problems.push(problem));
  const askFor = async (from: number, to: number) => {
    for (let now = from; now < to; now += 10) await readiness.whyUnreadable(now);
    return readiness.whyUnreadable(to);
  };
  expect(await askFor(0, 1_990)).toBeUndefined();
  expect(asked).toBe(2);
  isBroken = true;
  expect(await askFor(2_000, 4_990)).toMatch(/cannot be read/);
  expect([asked, problems.length]).toEqual([5, 1]);
  isBroken = false;
  expect(await askFor(5_000, 5_000)).toBeUndefined();
});

test('a store that does not respond is not asked again by each request meanwhile, and says so when it does', async () => {
  const { promise, resolve } = Promise.withResolvers<[]>();
  let asked = 0;
  const store = {
    listPublic: () => {
      asked++;
      return promise;
    },
  };
  const readiness = new Readiness(store, () => {});
  const answers = Array.from({ length: 50 }, () => readiness.whyUnreadable(0));
  resolve([]);
  expect(await Promise.all(answers)).toEqual(Array(50).fill(undefined));
  expect(asked).toBe(1);
});
