/** A whole game for one who listens instead of looking: the panel in words, and what is announced. */

import { nth } from '@guimard/engine/kit';
import { checkFinal } from './final.ts';
import { NIGHTLY } from './nightly.ts';
import { expect, test } from './no-complaints.ts';
import { nextTurn } from './play.ts';
import { prefer } from './settings.ts';
import { keptTable, makeTable, NAMES, sessionOf, sitDown } from './tables.ts';
import { ANY, PLACES, saying, words } from './words.ts';

test('the base game in words alone', NIGHTLY, async ({ page }) => {
  await prefer(page);
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const listen = (): void => {
      for (const status of document.querySelectorAll('#app > [role=status]')) {
        new MutationObserver(() => heard.push(status.textContent.trim())).observe(status, {
          childList: true,
        });
      }
    };
    new MutationObserver((_, observer) => {
      if (document.querySelector('#app > [role=status]') === null) return;
      observer.disconnect();
      listen();
    }).observe(document, { childList: true, subtree: true });
  });
  const table = makeTable({ options: { first: 0 } });
  await sitDown(page, table);
  await page.getByRole('tab', { name: words.table.inWords }).click();
  const panel = page.getByRole('tabpanel', { name: words.table.inWords });
  const moves = panel.getByRole('list').getByRole('button');
  const lines = panel.getByRole('combobox', { name: words.table.followLine });
  const heard = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { heard: string[] }).heard);

  for (let turn = 0; (await nextTurn(page)) === 'mine'; turn++) {
    if (turn === 4) {
      // Everything that lies is told, and where the lines run.
      const { log } = await keptTable(page, table.id);
      const cells = log.actions.filter((action) => /^[a-d]{4}\d\d$/.test(action));
      expect(cells.length).toBeGreaterThan(5);
      await expect(panel).toContainText(
        words.metro.board.placed({ placed: cells.length, pile: 60 - cells.length - 2 }),
      );
      await lines.selectOption({ index: 3 });
      const whose = words.metro.line.of({ from: ANY, fromIs: 'station', owner: ANY, ownerIs: 'player' });
      await expect(panel.locator('[aria-live]')).toContainText(saying(whose));
    }
    const placements = moves.filter({ hasText: PLACES });
    await placements.nth((turn * 5) % (await placements.count())).click();
  }
  await checkFinal(page);

  const { log } = await keptTable(page, table.id);
  const told = (await heard()).join(' ');
  const placed = sessionOf({ log }).steps.flatMap(({ events }) =>
    events.filter(({ type }) => type === 'placed'),
  );
  expect(placed).toHaveLength(60);
  // Of every tile it was said who placed it, and where.
  const missed = (placed as unknown as readonly { seat: number; cell: string }[])
    .map(({ seat, cell }) =>
      words.metro.events.placed({
        name: nth(NAMES, seat),
        cell: `${'ABCDEFGH'[Number(cell[1])]}${Number(cell[0]) + 1}`,
      }),
    )
    .filter((sentence) => !told.includes(sentence));
  expect(missed).toEqual([]);
  expect(told).toContain(words.table.yourTurn);
  expect(told).toMatch(saying(words.metro.events.over({ scores: [ANY] })));
});
