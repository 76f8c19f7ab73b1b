import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { shell } from '../i18n/shell.ts';
import type { SavedTable } from '../table/seating.ts';
import { openPlayed } from '../table/testing/played-table.ts';
import DealPage from './DealPage.svelte';
import { dealRoute } from './deal-route.ts';
import { openDeal } from './open-deal.ts';
import { dealWords } from './words.ts';

const words = () => dealWords.words.same;

async function show(text: string, tables: readonly SavedTable[]) {
  const opened = await openDeal(text, tables);
  if (!opened.ok) throw new Error(opened.error);
  const onstart = vi.fn<(table: SavedTable) => void>();
  await render(DealPage, { ...opened.value, link: `https://play.example.org/deal#${text}`, onstart });
  return { onstart };
}

test('a finished game leads to its deal: what came out, and another table with the same tiles and seats', async () => {
  const over: SavedTable = { ...(await openPlayed({ options: { players: 3 } })).saved, deal: 'one' };
  const route = dealRoute(over);
  if (route?.page !== 'deal') throw new Error('there is no way to the deal');
  const { onstart } = await show(route.text, [over]);
  await expect
    .element(page.getByRole('rowheader', { name: 'Ada against Ben (1) and Cleo (1)' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('textbox', { name: words().share }))
    .toHaveValue(`https://play.example.org/deal#${route.text}`);
  // How many play and who starts belongs to the deal.
  expect(page.getByRole('button', { name: shell.words.setup.addSeat }).elements()).toEqual([]);
  await page.getByRole('combobox').first().selectOptions('8 · master');
  await page.getByRole('button', { name: shell.words.setup.play, exact: true }).click();
  const table = onstart.mock.calls[0]?.[0];
  expect(table).toMatchObject({
    deal: 'one',
    isOver: false,
    log: { options: over.log.options, actions: [] },
  });
  expect(table?.id).not.toBe(over.id);
  expect(table?.seats.map(({ name, player }) => [name, player])).toEqual([
    ['Ada', { kind: 'human' }],
    ['Ben', { kind: 'computer', level: 8 }],
    ['Cleo', { kind: 'computer', level: 1 }],
  ]);
});

test.each([
  ['rubbish', /isn’t complete/],
  ['chess.1/players=2/abc', /“chess”/],
  ['metro.1/players=2/abc', /version 1 of the rules/],
  ['metro.2/players=9/abc', /doesn’t lead to a deal/],
])('a link that leads to no deal says why: %s', async (text, why) => {
  expect(await openDeal(text, [])).toMatchObject({ ok: false, error: expect.stringMatching(why) });
});
