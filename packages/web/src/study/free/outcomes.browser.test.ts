import { CHANCE, nth } from '@guimard/engine/kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { GAMES, loadGame } from '../../games.ts';
import OutcomeChooser from './OutcomeChooser.svelte';
import { openFree } from './testing/free-game.ts';
import { freeWords } from './words.ts';

await freeWords.load();
const ui = await loadGame(nth(GAMES, 0));
const words = freeWords.words;

test('tiles are chosen by their shape, by pointer', async () => {
  const table = openFree(ui, { first: 0 });
  await render(OutcomeChooser, { table });
  expect(page.getByRole('toolbar').getByRole('button').elements()).toHaveLength(24);
  const first = nth(table.outcomes, 5);
  const name = `${ui.outcomes.label(first, table.names)} ${words.left({ count: first.weight })}`;
  await page.getByRole('button', { name }).click();
  expect(table.log.actions).toEqual([first.word]);
});

test('the arrow keys go from tile to tile, and on to the next question', async () => {
  const table = openFree(ui, { first: 0 });
  await render(OutcomeChooser, { table });
  const [, second, third] = table.outcomes.map(({ word }) => word);
  nth(page.getByRole('toolbar').getByRole('button').elements() as HTMLElement[], 0).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => table.log.actions).toEqual([second]);
  await expect.poll(() => document.activeElement?.closest('[role="toolbar"]') !== null).toBe(true);
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{ArrowRight}{Enter}');
  await expect.poll(() => table.log.actions).toEqual([second, third]);
});

test('chance decides by itself, once or until somebody is to act', async () => {
  const table = openFree(ui, {});
  await render(OutcomeChooser, { table });
  await page.getByRole('button', { name: words.random, exact: true }).click();
  expect(table.log.actions).toHaveLength(1);
  await page.getByRole('button', { name: words.randomTurn }).click();
  await expect.poll(() => table.view.toMove).not.toBe(CHANCE);
});
