/** Whole games, from set-up to the final screen; engines.spec.ts plays the base game with the mouse. */
import { checkFinal } from './final.ts';
import { NIGHTLY, nightlyUnless } from './nightly.ts';
import { expect, test } from './no-complaints.ts';
import { playInWords, startAgainstComputer, startTable } from './play.ts';
import { prefer } from './settings.ts';
import { makeTable, sitDown } from './tables.ts';
import { words } from './words.ts';

test.beforeEach(({ page }) => prefer(page));

/** Those whose modules ask something; journeys.spec.ts plays every preset by hand. */
const VARIANTS = [
  words.metro.presets.expert.title,
  words.metro.modules.paris.title,
  words.metro.modules['st-petersburg'].title,
];
for (const variant of VARIANTS) {
  test(
    `${variant}, by the buttons in words`,
    nightlyUnless(variant === words.metro.modules.paris.title),
    async ({ page }) => {
      await startAgainstComputer(page, 'metro', variant);
      await playInWords(page);
      await checkFinal(page);
    },
  );
}

test('six computers, which think apart from the page', async ({ page }) => {
  await sitDown(page, makeTable({ seed: 'six', options: { players: 6 }, people: [] }));
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await checkFinal(page);
});

test('solo', NIGHTLY, async ({ page }) => {
  await page.goto('/new/solo/metro');
  await startTable(page);
  await playInWords(page);
  await checkFinal(page);
});

test('a match of Correspondances', NIGHTLY, async ({ page }) => {
  // One round, as a rule: set-up offers what was played last.
  await page.addInitScript(() =>
    localStorage.setItem('guimard.setup.computer.correspondances', '{"options":{"players":2,"target":1}}'),
  );
  await startAgainstComputer(page, 'correspondances', words.shell.setup.custom);
  await playInWords(page);
  await checkFinal(page);
});
