import { nth } from '@guimard/engine/kit';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { settings } from '../settings.svelte.ts';
import SlowNotice from './SlowNotice.svelte';
import { openPlayed } from './testing/played-table.ts';
import { Thinkers } from './thinkers.ts';
import { computerAt } from './thinking-time.ts';
import { tableWords } from './words.ts';

const { speed } = settings;
afterEach(() => {
  settings.speed = speed;
  vi.restoreAllMocks();
});

/** From now on every search is ended by its cap, or by nothing. */
const beSlow = (isCapped: boolean) =>
  vi.spyOn(Thinkers.prototype, 'choose').mockImplementation(async (view, _, { onProgress }) => {
    onProgress({ playouts: 9, done: 1, isCapped, moves: [] });
    return nth(view.legal, 0);
  });

test('a slow device is told once at a table, until it is dismissed', async () => {
  settings.speed = 'instant';
  const table = await openPlayed({ moves: 8, computer: computerAt(8) });
  const move = () => table.act(nth(table.view.legal, 0));
  await render(SlowNotice, { device: table.slowDevice });
  const told = page.getByRole('status');
  beSlow(false);
  await table.start();
  await move();
  await expect.element(told).toHaveTextContent('');
  const thought = beSlow(true);
  await move();
  const text = tableWords.words.slowDevice({ seconds: 10, level: 8 });
  await expect.element(told.getByText(text)).toBeVisible();
  await told.getByRole('button', { name: 'Close' }).click();
  await expect.element(told).toHaveTextContent('');
  const before = thought.mock.calls.length;
  await move();
  expect(thought.mock.calls.length).toBeGreaterThan(before);
  await expect.element(told).toHaveTextContent('');
  expect(Object.keys(table.saved)).not.toContain('slowDevice');
});
