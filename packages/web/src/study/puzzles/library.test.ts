import { expect, test } from 'vitest';
import { groupBy } from '../../group-by.ts';
import { loadEntries, loadPuzzle } from './library.ts';

test('every file of the list is there, with the puzzles that the list says', async () => {
  const entries = await loadEntries();
  const shards = groupBy(entries, ({ shard }) => shard);
  expect(shards.size).toBeGreaterThan(1);
  for (const own of shards.values()) {
    for (const entry of [own[0], own.at(-1)]) {
      const puzzle = entry && (await loadPuzzle(entry));
      expect(puzzle).toMatchObject({ id: entry?.id, rating: entry?.rating, themes: entry?.themes });
    }
  }
});

test('a puzzle that is not there is not loaded', async () => {
  const [entry] = await loadEntries();
  if (entry === undefined) throw new Error('there are no puzzles');
  expect(await loadPuzzle({ ...entry, id: 'nosuch' })).toBeUndefined();
  expect(await loadPuzzle({ ...entry, shard: 'nosuch' })).toBeUndefined();
});
