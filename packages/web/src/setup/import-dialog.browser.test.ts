import { fail, ok } from '@guimard/engine/kit';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { shell } from '../i18n/shell.ts';
import { openPlayed } from '../table/testing/played-table.ts';
import ImportDialog from './ImportDialog.svelte';

await shell.load();
const words = shell.words.mine;

async function show(moves?: number) {
  const { ui, saved } = await openPlayed(moves === undefined ? {} : { moves });
  const spies = { onclose: vi.fn(), onopen: vi.fn(), onreview: vi.fn() };
  const onimport = async (text: string) =>
    text === 'good' ? ok({ ui, saved, log: saved.log }) : fail('no game');
  await render(ImportDialog, { open: true, onimport, ...spies });
  return { saved, ...spies };
}

async function give(text: string): Promise<void> {
  await page.getByLabelText(words.importPaste).fill(text);
  await page.getByRole('button', { name: words.importYes }).click();
}

test('says what is wrong, and then offers to review a finished game', async () => {
  const { saved, onopen, onreview } = await show();
  await give('bad');
  await expect.element(page.getByRole('alert')).toHaveTextContent('no game');
  await give('good');
  await page.getByRole('button', { name: words.review }).click();
  expect(onreview).toHaveBeenCalledExactlyOnceWith(saved.id);
  expect(onopen).not.toHaveBeenCalled();
});

test('opens a game that goes on at once', async () => {
  const { saved, onopen, onclose } = await show(5);
  await give('good');
  await vi.waitFor(() => expect(onopen).toHaveBeenCalledExactlyOnceWith(saved.id));
  expect(onclose).toHaveBeenCalledOnce();
});
