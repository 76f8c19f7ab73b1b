/** What the boards of the day of every store promise. */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BoardResult } from '../boards.ts';
import { StoreProblem } from '../problem.ts';
import type { Store } from '../store.ts';

const DAY = '2026-11-17';

export const resultOf = (device: string, more: Partial<BoardResult> = {}): BoardResult => ({
  device,
  game: `game of ${device}`,
  name: `Zoë'; -- ${device}`,
  scores: [10, 5],
  margin: 5,
  at: 1,
  time: 1,
  ...more,
});

/** `open` returns an empty store. */
export function testBoards(open: () => Store | Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  it('a result is read as written, on the board of its date alone', async () => {
    const result = resultOf('a', { scores: [1.5, -3, 2], margin: -0.5, at: 9.5, time: 8.25 });
    expect(await store.boards.add(DAY, result)).toBe('added');
    expect(await store.boards.find(DAY, 'a')).toStrictEqual({ ...result, rank: 1 });
    expect(await store.boards.best(DAY, 9)).toStrictEqual([{ ...result, rank: 1 }]);
    expect(await store.boards.find(DAY, 'b')).toBeUndefined();
    expect([await store.boards.best('2026-11-18', 9), await store.boards.count('2026-11-18')]).toEqual([
      [],
      0,
    ]);
  });

  it('the first result of a device counts, and the first with the same game', async () => {
    await store.boards.add(DAY, resultOf('a'));
    expect(await store.boards.add(DAY, resultOf('a', { game: 'another', margin: 99 }))).toBe('device');
    expect(await store.boards.add(DAY, resultOf('b', { game: 'game of a' }))).toBe('game');
    expect(await store.boards.best(DAY, 9)).toStrictEqual([{ ...resultOf('a'), rank: 1 }]);
    expect(await store.boards.has(DAY, 'game of a')).toBe(true);
    expect(await store.boards.has(DAY, 'another')).toBe(false);
    expect(await store.boards.has('2026-11-18', 'game of a')).toBe(false);
    expect(await store.boards.add('2026-11-18', resultOf('a'))).toBe('added');
  });

  it('of two that are sent at once, one counts', async () => {
    const same = { game: 'same' };
    const said = await Promise.all(
      ['a', 'b', 'c'].map((device) => store.boards.add(DAY, resultOf(device, same))),
    );
    expect(said.toSorted()).toEqual(['added', 'game', 'game']);
    expect(await store.boards.count(DAY)).toBe(1);
  });

  it('the best come first, equals share a rank, and everyone finds the own one', async () => {
    let run = 0;
    const some = fc.array(
      fc.record({ margin: fc.integer({ min: -2, max: 2 }), points: fc.nat(2), at: fc.nat(2) }),
      {
        maxLength: 12,
      },
    );
    await fc.assert(
      fc.asyncProperty(some, fc.nat(14), async (results, limit) => {
        const day = `day ${run++}`;
        for (const [i, { margin, points, at }] of results.entries())
          await store.boards.add(day, resultOf(`d${i}`, { margin, scores: [points], at }));
        const isBetter = (a: BoardResult, b: BoardResult) =>
          a.margin > b.margin || (a.margin === b.margin && a.scores[0]! > b.scores[0]!);
        const best = await store.boards.best(day, limit);
        const all = await store.boards.best(day, 99);
        expect(best).toEqual(all.slice(0, limit));
        expect(await store.boards.count(day)).toBe(results.length);
        for (const [i, result] of all.entries()) {
          expect(result.rank).toBe(all.filter((other) => isBetter(other, result)).length + 1);
          expect(await store.boards.find(day, result.device)).toEqual(result);
          const next = all[i + 1];
          if (next !== undefined) expect(isBetter(next, result)).toBe(false);
          if (next?.rank === result.rank) expect(next.at).toBeGreaterThanOrEqual(result.at);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('a name is erased, and the result stays', async () => {
    await store.boards.add(DAY, resultOf('a'));
    await store.boards.add(DAY, resultOf('b'));
    expect(await store.boards.eraseName(DAY, 'a')).toBe(true);
    expect(await store.boards.eraseName(DAY, 'c')).toBe(false);
    expect(await store.boards.find(DAY, 'a')).toMatchObject({ name: '', margin: 5 });
    expect(await store.boards.find(DAY, 'b')).toMatchObject({ name: resultOf('b').name });
  });

  it('old results are removed', async () => {
    for (const [i, time] of [10, 20, 30].entries())
      await store.boards.add(`day ${i}`, resultOf('a', { time }));
    await store.boards.removeOld(20);
    expect(await Promise.all([0, 1, 2].map((i) => store.boards.count(`day ${i}`)))).toEqual([0, 1, 1]);
  });

  it('closing is the end', async () => {
    await store.close();
    await expect(store.boards.best(DAY, 1)).rejects.toThrow(StoreProblem);
    await expect(store.boards.add(DAY, resultOf('a'))).rejects.toThrow(StoreProblem);
  });
}
