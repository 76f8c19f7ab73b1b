import { nth } from '@guimard/engine/kit';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Advice } from './advice.ts';
import Coach from './Coach.svelte';
import { openPlayed } from './testing/played-table.ts';
import { tableWords } from './words.ts';

const { advice: words } = tableWords.words;

test('suggests placements as pictures that are tried on the board by a click', async () => {
  const table = await openPlayed({ moves: 20 });
  const desk = table.ui.open(table);
  const [first, second] = [nth(table.view.legal, 0), nth(table.view.legal, 1)];
  const advice: Advice = {
    suggestions: [
      { code: first, rank: 1, lead: 7, within: 4 },
      { code: second, rank: 1, lead: 6, within: 4 },
    ],
    sureness: 'guess',
  };
  const propose = vi.spyOn(table.ui.placements, 'propose');
  const onpropose = vi.fn();
  vi.spyOn(table, 'advice', 'get').mockReturnValue(advice);
  await render(Coach, { table, desk, onpropose });
  await expect.element(page.getByText(words.sureness.guess)).toBeVisible();
  const moves = page.getByRole('listitem').getByRole('button');
  expect(moves.elements().map((one) => one.querySelector('svg') !== null)).toEqual([true, true]);
  const lead = words.ahead({ points: 7 });
  const text = nth(moves.elements(), 0).textContent;
  expect(text).toContain(words.within({ lead, points: 4 }));
  expect(text).toContain(words.equal);
  await moves.first().click();
  expect(propose).toHaveBeenCalledWith(desk, first);
  expect(onpropose).toHaveBeenCalledOnce();
});
