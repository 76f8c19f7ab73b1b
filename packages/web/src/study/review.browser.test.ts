import { nth } from '@guimard/engine/kit';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import MoveVerdict from './MoveVerdict.svelte';
import ReviewResult from './ReviewResult.svelte';
import ReviewScreen from './ReviewScreen.svelte';
import { deleteReview, loadReview } from './store.ts';
import { openReviewed } from './testing/reviewed-table.ts';
import { studyWords } from './words.ts';

await studyWords.load();
const { words } = studyWords;

test('says what a move lost, and shows the better one on the board', async () => {
  const { table, review } = await openReviewed(20);
  // Better would have been a placement, which can be shown, not to draw.
  const step = review.steps.find(
    (one) =>
      one.kind === 'decision' &&
      one.judgement !== undefined &&
      one.judgement.grade !== 'best' &&
      one.judgement.moves[0]?.move !== 'draw',
  );
  if (step?.kind !== 'decision' || step.judgement === undefined) throw new Error('every move was the best');
  const desk = table.ui.open(table);
  const propose = vi.spyOn(table.ui.placements, 'propose');
  table.look(step.index + 1);
  await render(MoveVerdict, { table, desk, review });
  await expect.element(page.getByText(words.grades[step.judgement.grade], { exact: true })).toBeVisible();
  await page.getByRole('button', { name: words.verdict.show }).click();
  expect([table.at, table.canAct]).toEqual([step.index, true]);
  await vi.waitFor(() => expect(propose).toHaveBeenCalledOnce());
  await page.getByRole('button', { name: words.verdict.played }).click();
  expect([table.at, table.canAct]).toEqual([step.index + 1, false]);
});

test('lists key moments, and looks at them', async () => {
  const { table, review } = await openReviewed(20);
  const onshow = vi.fn();
  await render(ReviewResult, { table, review, onshow });
  await expect.element(page.getByRole('heading', { name: words.key })).toBeVisible();
  const moments = page.getByRole('list').first().getByRole('button');
  expect(moments.elements()).toHaveLength(review.moments.length);
  await moments.first().click();
  expect(table.at).toBe(nth(review.moments, 0) + 1);
  expect(onshow).toHaveBeenCalledOnce();
});

test('is made in workers, and kept for the next time', async () => {
  const { table } = await openReviewed(1);
  await deleteReview(table.id);
  const { unmount } = await render(ReviewScreen, { table });
  await expect.element(page.getByRole('heading', { name: words.accuracy })).toBeVisible();
  const stored = await vi.waitUntil(() => loadReview(table.id));
  expect(stored.steps).toHaveLength(table.steps.length);
  await unmount();
  const again = await render(ReviewScreen, { table });
  await expect.element(page.getByRole('heading', { name: words.accuracy })).toBeVisible();
  expect(await loadReview(table.id)).toEqual(stored);
  await again.unmount();
});
