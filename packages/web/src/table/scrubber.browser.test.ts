import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { openTable } from '../games/metro/testing/metro-table.ts';
import Scrubber from './Scrubber.svelte';
import { tableWords } from './words.ts';

const { history, back, forward, toFirst, toLast } = tableWords.words;

async function show() {
  const table = await openTable(5);
  const onclose = vi.fn();
  await render(Scrubber, { table, onclose });
  return { table, onclose, slider: page.getByRole('slider', { name: history }) };
}

test('its keys step through the game, and to both ends', async () => {
  const { table, slider } = await show();
  slider.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(table.at).toBe(table.steps.length - 1);
  await userEvent.keyboard('{Home}');
  expect(table.at).toBe(table.setUp);
  await userEvent.keyboard('{ArrowRight}');
  expect(table.at).toBe(table.setUp + 1);
  await userEvent.keyboard('{End}');
  expect(table.isLive).toBe(true);
});

test('it says in words which move is looked at', async () => {
  const { table, slider } = await show();
  const of = table.steps.length - table.setUp;
  await expect.element(slider).toHaveAttribute('aria-valuetext', tableWords.words.moment({ at: of, of }));
  slider.element().focus();
  await userEvent.keyboard('{Home}');
  await expect.element(slider).toHaveAttribute('aria-valuetext', tableWords.words.moment({ at: 0, of }));
});

test('buttons step by the moves of players, and rest at the ends', async () => {
  const { table } = await show();
  await expect.element(page.getByRole('button', { name: forward, exact: true })).toBeDisabled();
  const before = table.previousMove;
  await page.getByRole('button', { name: back, exact: true }).click();
  expect(table.at).toBe(before);
  await page.getByRole('button', { name: toFirst, exact: true }).click();
  expect(table.at).toBe(table.setUp);
  await expect.element(page.getByRole('button', { name: back, exact: true })).toBeDisabled();
});

test('what happened is told in a live region', async () => {
  await show();
  await page.getByRole('button', { name: back, exact: true }).click();
  const told = document.querySelector('p[aria-live="polite"]');
  await vi.waitFor(() => expect(told?.textContent).toMatch(/\w+ \w+/));
});

test('the way back to the game closes it', async () => {
  const { table, onclose } = await show();
  await page.getByRole('button', { name: back, exact: true }).click();
  await page.getByRole('button', { name: toLast, exact: true }).click();
  expect(table.isLive).toBe(true);
  expect(onclose).toHaveBeenCalledOnce();
});
