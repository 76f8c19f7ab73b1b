/** Entering a physical board: by taps, by keys and as text; what is told at once; and that nothing is lost. */
import { OVER, SeededRng } from '@guimard/engine/kit';
import { createState, makeBoard, metro, parseOptions } from '@guimard/engine/metro';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { gameCalled, loadGame } from '../../../games.ts';
import { CompanionEntry } from '../../../study/companion/entry.svelte.ts';
import { loadCompanion, type SavedCompanion, saveCompanion } from '../../../study/companion/store.ts';
import { companionWords } from '../../../study/companion/words.ts';
import { cellElement } from '../testing/metro-table.ts';
import TallyTable from './TallyTable.svelte';

const found = gameCalled('metro');
if (found === undefined) throw new Error('there is no Metro');
const ui = await loadGame(found);
await companionWords.load();
const { words } = companionWords;

/** The last content that was saved. */
const boardOf = ({ content }: Pick<SavedCompanion, 'content'>): unknown =>
  typeof content === 'object' && content !== null && 'board' in content ? content.board : content;

async function show(given: object = {}, saved?: SavedCompanion) {
  const options = parseOptions({ players: 2, first: 0, ...given });
  if (!options.ok) throw new Error(options.error.code);
  const table = saved ?? {
    id: crypto.randomUUID(),
    game: 'metro',
    options: options.value,
    names: ['Ada', 'Bob'],
    content: undefined,
    created: 0,
    updated: 0,
    scores: [],
    isDone: false,
  };
  const entry = new CompanionEntry(ui, table, saveCompanion);
  const shown = await render(TallyTable, { entry });
  return { entry, shown, options: options.value };
}

/** Of the last element with the role. */
const textOf = (role: 'status' | 'alert' | 'rowgroup'): string =>
  page.getByRole(role).elements().at(-1)?.textContent ?? '';

const tile = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) });

test('a tile goes to the marked cell and the mark moves on; a tapped cell is marked', async () => {
  const { entry } = await show();
  await tile('aaaa').click();
  await tile('cbaa').click();
  cellElement(20).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await tile('dddd').click();
  expect(boardOf(entry)).toBe('aaaa00cbaa01dddd24');
  // A tile that lies is replaced, or taken off again.
  cellElement(0).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await tile('bbbb').click();
  cellElement(1).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await page.getByRole('button', { name: words.removeTile }).click();
  expect(boardOf(entry)).toBe('dddd24bbbb00');
  await page.getByRole('button', { name: words.undo }).click();
  expect(boardOf(entry)).toContain('cbaa01');
});

test('a tile is held and goes to every cell tapped; a second tap takes it off', async () => {
  const { entry } = await show();
  await page.getByText(words.order.tiles).click();
  await tile('adad').click();
  for (const cell of [3, 4, 4]) cellElement(cell).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(boardOf(entry)).toBe('adad03');
});

test('tiles are typed, and taken off, with keys', async () => {
  const { entry } = await show();
  cellElement(0).focus();
  await userEvent.keyboard('cbaa');
  await userEvent.keyboard('aa{Backspace}{Backspace}adad');
  expect(boardOf(entry)).toBe('cbaa00adad01');
  await expect.poll(() => document.activeElement).toBe(cellElement(2));
  await userEvent.keyboard('{ArrowLeft}{Delete}');
  expect(boardOf(entry)).toBe('cbaa00');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(boardOf(entry)).toBe('cbaa00adad01');
});

test('says at once that there are more tiles than in the box, and which are cut off', async () => {
  await show();
  for (let i = 0; i < 3; i++) await tile('dddd').click();
  await expect
    .poll(() => textOf('status'))
    .toContain(words.problems.tooManyCopies({ tile: 'dddd', count: 3, copies: 2, cells: 'A1, B1, and C1' }));
  await expect.element(tile('dddd')).toHaveAccessibleName(new RegExp(words.left({ count: -1 })));
  cellElement(20).dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await tile('aaaa').click();
  await expect.poll(() => textOf('status')).toContain(words.problems.isolated({ cells: 'E3' }));
});

test('a whole board comes as text and leads to the score of the game; a wrong one says where', async () => {
  const { entry, options } = await show();
  const s = createState(options);
  const rng = new SeededRng('companion');
  while (metro.toMove(s) !== OVER) metro.play(s, metro.pick(s, rng));
  const box = page.getByRole('textbox');
  await page.getByRole('button', { name: words.asText }).click();
  await box.fill('aaaa00aaax01');
  await page.getByRole('button', { name: words.enterBoard }).click();
  await expect.poll(() => textOf('alert')).toContain('aaax01');
  await box.fill(makeBoard(s).replaceAll(/(.{30})/g, '$1\n'));
  await page.getByRole('button', { name: words.enterBoard }).click();
  await expect.element(page.getByRole('heading', { name: words.final })).toBeVisible();
  for (const points of s.points) await expect.poll(() => textOf('rowgroup')).toContain(String(points));
  await expect.poll(async () => (await loadCompanion(entry.id))?.isDone).toBe(true);
});

test('is resumed in the middle, with the form', async () => {
  const { entry, shown } = await show({ with: ['stockholm'] });
  await tile('aaaa').click();
  await page.getByText(words.tabs.form, { exact: true }).click();
  await page.getByRole('button', { name: /^Gröna Lund/ }).click();
  await page.getByRole('button', { name: /^City Hall/ }).click();
  await expect.poll(async () => JSON.stringify((await loadCompanion(entry.id))?.content)).toContain('[0,7,');
  await shown.unmount();
  await show({}, await loadCompanion(entry.id));
  await expect.element(page.getByText(words.marked({ cell: 'B1' }))).toBeVisible();
  await page.getByText(words.tabs.form, { exact: true }).click();
  await expect
    .element(page.getByRole('button', { name: `${words.field({ number: 2 })}: City Hall` }))
    .toBeVisible();
  await page.getByText(words.tabs.score, { exact: true }).click();
  await expect
    .element(
      page.getByText(
        words.unfilled({
          fields: [
            words.fields.stockholm.sights.title,
            words.fields.stockholm.tourists.title,
            words.fields.stockholm.chips.title,
          ],
        }),
      ),
    )
    .toBeVisible();
});
