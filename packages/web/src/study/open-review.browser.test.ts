import { expect, test } from 'vitest';
import { deleteTable, saveTable } from '../table/store.ts';
import { openPlayed } from '../table/testing/played-table.ts';
import { openReview } from './open-review.ts';
import { studyWords } from './words.ts';

test('a running game is not reviewed: local, imported with unknown draws, or stored as finished', async () => {
  const { saved } = await openPlayed({ moves: 10 });
  for (const running of [saved, { ...saved, isImported: true, guessed: [4] }, { ...saved, isOver: true }]) {
    await saveTable(running);
    expect(await openReview(running.id)).toEqual({ ok: false, error: studyWords.words.notOver });
    await deleteTable(running.id);
    // Nor one that the browser did not keep.
    expect(await openReview(running.id, running)).toEqual({ ok: false, error: studyWords.words.notOver });
  }
});

test('a game that ended early at a server is, though its last tile was never placed', async () => {
  const { saved } = await openPlayed({ moves: 10 });
  expect(await openReview(saved.id, { ...saved, endedEarly: true })).toMatchObject({ ok: true });
});

test('a finished game is', async () => {
  const { saved } = await openPlayed();
  expect(await openReview(saved.id, saved)).toMatchObject({ ok: true, value: { id: saved.id } });
});
