/** Following a game: a tile by its shape, then its cell; refusals, undo, and counting what lies. */
import { parseOptions } from '@guimard/engine/metro';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { gameCalled, loadGame } from '../../../games.ts';
import { CompanionEntry } from '../../../study/companion/entry.svelte.ts';
import { followedIn, keepFollowed } from '../../../study/companion/followed.svelte.ts';
import { companionWords } from '../../../study/companion/words.ts';
import { freeWords } from '../../../study/free/words.ts';
import { cellElement } from '../testing/metro-table.ts';
import MetroCompanion from './MetroCompanion.svelte';

const found = gameCalled('metro');
if (found === undefined) throw new Error('there is no Metro');
const ui = await loadGame(found);
await Promise.all([companionWords.load(), freeWords.load()]);
const { words } = companionWords;

async function show(given: object): Promise<CompanionEntry> {
  const options = parseOptions({ players: 2, first: 0, ...given });
  if (!options.ok) throw new Error(options.error.code);
  const table = { id: 'follow', game: 'metro', options: options.value, names: ['Ada', 'Bob'] };
  const content = keepFollowed([]);
  const entry = new CompanionEntry(
    ui,
    { ...table, content, created: 0, updated: 0, scores: [], isDone: false },
    async () => {},
  );
  await render(MetroCompanion, { entry });
  return entry;
}

const tile = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) });
const tap = (cell: number): boolean =>
  cellElement(cell).dispatchEvent(new MouseEvent('click', { bubbles: true }));
/** What was entered, without the draws that nobody else saw. */
const entered = (entry: CompanionEntry): string[] =>
  (followedIn(entry.content) ?? []).filter((word) => word !== '?');

test('whoever is on turn places the tile that is named where the cell is tapped', async () => {
  const entry = await show({});
  await expect.element(page.getByText(words.whichTile({ name: 'Ada' }))).toBeVisible();
  // Nothing is placed before a tile is named.
  tap(0);
  await tile('aaaa').click();
  await expect.element(page.getByText(words.whichCell({ name: 'Ada' }))).toBeVisible();
  tap(1);
  await expect.element(page.getByText(words.whichTile({ name: 'Bob' }))).toBeVisible();
  await tile('dddd').click();
  // B14: one could go elsewhere.
  tap(0);
  tap(9);
  await expect.poll(() => entered(entry)).toEqual(['aaaa01', 'dddd11']);
  await page.getByRole('button', { name: words.undo }).click();
  await expect.poll(() => entered(entry)).toEqual(['aaaa01']);
  await expect.element(page.getByText(words.whichTile({ name: 'Bob' }))).toBeVisible();
  await page.getByRole('button', { name: words.count }).click();
  await expect.element(page.getByText(words.marked({ cell: 'A1' }))).toBeVisible();
  await page.getByRole('button', { name: words.undo }).click();
  await expect.element(page.getByText(words.whichTile({ name: 'Bob' }))).toBeVisible();
});

test('a move is typed, and what the rules forbid is told', async () => {
  const entry = await show({});
  await page.getByText(words.typeMove).first().click();
  const box = page.getByRole('textbox', { name: words.typeMove });
  await box.fill('aaaa33');
  await page.getByRole('button', { name: words.enterMove, exact: true }).click();
  await expect.poll(() => document.querySelector('.trouble')?.textContent ?? '').toContain('D4');
  await box.fill('cbaa72');
  await page.getByRole('button', { name: words.enterMove, exact: true }).click();
  await expect.poll(() => entered(entry)).toEqual(['cbaa72']);
});
