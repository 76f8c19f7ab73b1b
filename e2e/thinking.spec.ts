/** A computer that may think for a minute: choosing it, and not waiting for it. */
import { checkAccess } from './access.ts';
import { expect, test } from './no-complaints.ts';
import { myTurn, startTable } from './play.ts';
import { prefer } from './settings.ts';
import { keptTable, keptTables, makeTable, onTurn, sitDown } from './tables.ts';
import { words } from './words.ts';

test.beforeEach(({ page }) => prefer(page));

test('the time of the last level is chosen, remembered, and kept with the table', async ({ page }) => {
  await page.goto('/new/computer/metro');
  const level = page.getByRole('combobox', { name: words.shell.setup.level({ number: 2 }) });
  const time = page.getByRole('combobox', { name: words.shell.setup.thinkingTime({ number: 2 }) });
  await expect(time).toHaveCount(0);
  await level.selectOption(words.shell.setup.levelShown({ level: 9, name: words.shell.levels[8].name }));
  await expect(time).toHaveValue('5000');
  await time.selectOption('30 seconds');
  await checkAccess(page);
  await page.reload();
  await expect(level).toHaveValue('9');
  await expect(time).toHaveValue('30000');
  await startTable(page);
  const label = words.table.computerTimed({ level: 9, time: '30 seconds' });
  await expect(page.getByTitle(label)).toBeVisible();
  const [table] = await keptTables(page);
  expect(table?.seats[1]?.player).toEqual({ kind: 'computer', level: 9, ms: 30_000 });
  await page.reload();
  await expect(page.getByTitle(label)).toBeVisible();
});

test('while it thinks one can leave, come back, and take a move back', async ({ page }) => {
  const table = makeTable({ options: { players: 2 }, until: onTurn(1, 9), level: 9, practice: true });
  const seats = table.seats.map(({ name, player }) => ({
    name,
    player: player.kind === 'computer' ? { ...player, ms: 60_000 } : player,
  }));
  await sitDown(page, { ...table, seats });
  const thinks = page.getByRole('listitem').filter({ hasText: words.table.thinks });
  await expect(thinks).toBeVisible();
  await checkAccess(page);
  await page.goto('/');
  await expect(page.getByRole('link', { name: words.shell.home.modes.computer.title })).toBeVisible();
  await page.goBack();
  await expect(thinks).toBeVisible();
  expect((await keptTable(page, table.id)).log).toEqual(table.log);
  await page.getByRole('button', { name: words.table.undo }).click();
  await expect(myTurn(page)).toBeVisible();
  await expect(thinks).toHaveCount(0);
});
