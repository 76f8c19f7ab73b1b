/** Before a game, and between games. */
import { expect, test } from './no-complaints.ts';
import { startTable } from './play.ts';
import { prefer } from './settings.ts';
import { keptTables, makeTable, onTurn, putTable } from './tables.ts';
import { ANY, saying, words } from './words.ts';

test('from home to a game in three clicks', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await page.getByRole('link', { name: words.shell.home.modes.computer.title }).click();
  await page.getByRole('button', { name: words.shell.setup.play, exact: true }).click();
  await expect(page.getByRole('grid', { name: words.metro.labels.board })).toBeVisible();
});

test('what cannot be chosen says why, and what was chosen is remembered', async ({ page }) => {
  await prefer(page);
  await page.goto('/new/computer/metro');
  await page.getByText(words.shell.setup.more, { exact: true }).click();
  await page.getByRole('checkbox', { name: words.metro.modules['central-stations'].title }).click();
  const tracks = page.getByRole('checkbox', { name: words.metro.modules['central-tracks'].title });
  await expect(tracks).toHaveAttribute('aria-disabled', 'true');
  await expect(tracks).toHaveAccessibleDescription(saying(words.refusalsMetro.platformsCovered));
  // One can press it all the same.
  await tracks.click({ force: true });
  await expect(tracks).not.toBeChecked();

  await page.getByRole('textbox', { name: words.shell.setup.name({ number: 1 }) }).fill('Hector');
  await page.getByRole('button', { name: words.shell.setup.addSeat }).click();
  await page
    .getByRole('combobox', { name: words.shell.setup.level({ number: 3 }) })
    .selectOption({ index: 5 });
  await page.getByRole('radio', { name: words.shell.assistance.purist.name }).click();
  await page.getByRole('switch', { name: words.shell.setup.practice }).click();
  await page.reload();
  await page.getByText(words.shell.setup.more, { exact: true }).click();
  await expect(
    page.getByRole('checkbox', { name: words.metro.modules['central-stations'].title }),
  ).toBeChecked();
  await expect(page.getByRole('textbox', { name: words.shell.setup.name({ number: 1 }) })).toHaveValue(
    'Hector',
  );
  await expect(page.getByRole('combobox', { name: words.shell.setup.level({ number: 3 }) })).toHaveValue('6');
  await expect(page.getByRole('radio', { name: words.shell.assistance.purist.name })).toBeChecked();
  await expect(page.getByRole('switch', { name: words.shell.setup.practice })).toBeChecked();
  await startTable(page);
  const [table] = await keptTables(page);
  expect(table).toMatchObject({ assistance: 'purist', practice: true });
  expect(table?.log.options).toMatchObject({ players: 3, with: ['central-stations'] });
  expect(table?.seats.map(({ name }) => name)[0]).toBe('Hector');
});

test('junk in the browser does no harm', async ({ page }) => {
  const strange = {
    locale: 7,
    speed: 'warp',
    theme: {},
    name: 9,
    options: { players: 99 },
    seats: [null, 3],
  };
  for (const junk of ['not JSON', '[]', JSON.stringify(strange)]) {
    await page.goto('/');
    await page.evaluate((text) => {
      for (const key of ['settings', 'setup.computer.metro']) localStorage.setItem(`guimard.${key}`, text);
    }, junk);
    await page.reload();
    await page.getByRole('link', { name: words.shell.home.modes.computer.title }).click();
    await startTable(page);
    await expect(page.getByRole('grid', { name: words.metro.labels.board })).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByRole('textbox', { name: words.shell.settings.name })).toBeVisible();
  }
});

test('a game can be taken along, brought back and thrown away', async ({ page }) => {
  await prefer(page);
  await page.goto('/games');
  await expect(page.getByRole('heading', { name: words.shell.mine.emptyTitle })).toBeVisible();
  const table = makeTable({ options: { players: 3, first: 0, with: ['paris'] }, until: onTurn(0, 10) });
  await putTable(page, table);
  await page.reload();
  await page.getByRole('button', { name: saying(words.shell.mine.shareOf({ title: ANY })) }).click();
  const text = await page.getByRole('textbox', { name: words.shell.mine.exportLine }).inputValue();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: words.shell.mine.download }).click();
  const file = await (await saving).path();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: saying(words.shell.mine.remove({ title: ANY })) }).click();
  await page.getByRole('button', { name: words.shell.mine.removeYes, exact: true }).click();
  await expect(page.getByRole('heading', { name: words.shell.mine.emptyTitle })).toBeVisible();
  expect(await keptTables(page)).toEqual([]);

  await page.getByRole('button', { name: words.shell.mine.import }).click();
  const pasted = page.getByRole('textbox', { name: words.shell.mine.importPaste });
  await pasted.fill('metro.1/players=2/zzzz');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.shell.mine.importYes, exact: true })
    .click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('zzzz');
  await pasted.fill(text);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.shell.mine.importYes, exact: true })
    .click();
  await expect(page.getByRole('grid', { name: words.metro.labels.board })).toBeVisible();
  expect((await keptTables(page)).map(({ log }) => log)).toEqual([table.log]);

  await page.goto('/games');
  await page.getByRole('button', { name: words.shell.mine.import }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('grid', { name: words.metro.labels.board })).toBeVisible();
  expect((await keptTables(page)).map(({ log }) => log)).toEqual([table.log, table.log]);
});
