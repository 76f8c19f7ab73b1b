/** Whole journeys, the same in every engine: Chromium, Firefox and WebKit. */
import { nth } from '@guimard/engine/kit';
import french from '@guimard/messages/fr/shell';
import { NIGHTLY } from '../nightly.ts';
import { words } from '../words.ts';
import { expect, test } from './engines.ts';
import { arrive, markedSpots, playByButtons, scores, startTable, tilesOnBoard } from './ways.ts';

test('the base game to its end with the mouse, through a reload', async ({ visit }) => {
  const ada = await visit();
  await arrive(ada);
  await startTable(ada, '/new/computer/metro', words.metro.presets.classic.title);
  for (let turn = 0; ; turn++) {
    const spots = await markedSpots(ada);
    if (spots === 'over') break;
    const { x, y } = nth(spots, (turn * 5) % spots.length);
    const tiles = await tilesOnBoard(ada);
    await ada.move(x, y);
    await ada.click(x, y);
    if (turn !== 5) continue;
    // Hers, and the computer's.
    await expect.poll(() => tilesOnBoard(ada)).toBe(tiles + 2);
    await markedSpots(ada);
    const before = await scores(ada);
    await ada.goto(await ada.evaluate(() => location.href, null));
    await markedSpots(ada);
    expect(await scores(ada)).toEqual(before);
  }
  await ada.see({ css: 'dialog[open] tfoot' });
});

test('companies in London, some moves', NIGHTLY, async ({ visit }) => {
  const ada = await visit();
  await arrive(ada, {
    'guimard.setup.computer.metro': { options: { players: 2, with: ['companies', 'london'] } },
  });
  await startTable(ada, '/new/computer/metro', words.shell.setup.custom);
  expect(await playByButtons(ada, 12)).toBe('unfinished');
});

test('a round of Correspondances', NIGHTLY, async ({ visit }) => {
  const ada = await visit();
  await arrive(ada, { 'guimard.setup.computer.correspondances': { options: { players: 2, target: 1 } } });
  await startTable(ada, '/new/computer/correspondances', words.shell.setup.custom);
  expect(await playByButtons(ada, Number.MAX_SAFE_INTEGER)).toBe('over');
});

test('the first steps of the tutorial', NIGHTLY, async ({ visit }) => {
  const ada = await visit();
  await arrive(ada);
  await ada.goto('/tutorial/metro');
  const count = () => ada.evaluate(() => document.querySelector('.teacher .count')?.textContent ?? '', null);
  for (let step = 1; step <= 4; step++) {
    await ada.until(
      `step ${step}`,
      (at) => document.querySelector('.teacher .count')?.textContent.includes(at),
      `${step}`,
    );
    const hasNext = await ada.evaluate(() => document.querySelector('.teacher .button') !== null, null);
    if (hasNext) await ada.press({ css: '.teacher .button' });
    else {
      const spots = await markedSpots(ada);
      if (spots === 'over') break;
      const { x, y } = nth(spots, 0);
      await ada.click(x, y);
    }
  }
  expect(await count()).toContain('5');
});

test('a rule is found, and its address opens it', NIGHTLY, async ({ visit }) => {
  const ada = await visit();
  await arrive(ada);
  await ada.goto('/rules/metro/B12');
  await ada.until('B12', () => document.querySelector('[aria-current]')?.textContent.includes('B12'), null);
  await ada.goto('/rules/metro');
  await ada.write({ css: 'input[type=search]' }, 'central');
  await ada.until(
    'rules are found',
    () => /\d/.test(document.querySelector('.hint[role=status]')?.textContent ?? ''),
    null,
  );
});

test('settings: language and theme change at once and last', NIGHTLY, async ({ visit }) => {
  const ada = await visit();
  await arrive(ada);
  await ada.goto('/settings');
  const background = () =>
    ada.evaluate(() => getComputedStyle(document.documentElement).backgroundColor, null);
  await ada.press({ css: 'label', name: words.shell.settings.themes.light });
  const light = await background();
  await ada.press({ css: 'label', name: words.shell.settings.themes.dark });
  await ada.until(
    'dark',
    (before) => getComputedStyle(document.documentElement).backgroundColor !== before,
    light,
  );
  await ada.press({ css: 'label', name: 'Français' });
  await ada.see({ css: 'h1', name: french.settings.title });
  await ada.goto('/learn');
  await ada.until('French', () => document.documentElement.lang === 'fr', null);
  await ada.until(
    'dark',
    (before) => getComputedStyle(document.documentElement).backgroundColor !== before,
    light,
  );
});

test('a phone is turned at the table, and back', NIGHTLY, async ({ visit }) => {
  const ada = await visit();
  await arrive(ada);
  await ada.resize(390, 844);
  await startTable(ada, '/new/computer/metro', words.metro.presets.classic.title);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [390, 844],
  ] as const) {
    await ada.resize(width, height);
    // The board is as large as the short side allows, and all is in sight.
    await ada.until(
      `a board for ${width} × ${height}`,
      (size) => {
        const board = document.querySelector('[data-board]')?.getBoundingClientRect();
        const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
        const fits = scrollWidth <= clientWidth && scrollHeight <= clientHeight;
        return (
          innerWidth === size.width &&
          board !== undefined &&
          fits &&
          Math.min(board.width, board.height) > 300
        );
      },
      { width, height },
    );
  }
});

test('two meet at a table online and talk', NIGHTLY, async ({ visit }) => {
  const [ada, ben] = await Promise.all([visit(), visit()]);
  await Promise.all([arrive(ada, {}, 'Ada'), arrive(ben, {}, 'Ben')]);
  await ada.goto('/online/new');
  await ada.press({ name: words.online.create.submit });
  await ada.see({ name: words.online.room.ready });
  await ben.goto(await ada.evaluate(() => location.href, null));
  await ben.press({ name: words.online.room.sit });
  for (const person of [ada, ben]) await person.press({ name: words.online.room.ready });
  await Promise.all([ada, ben].map((person) => playByButtons(person, 3)));
  await ada.press({ name: words.online.chat.title });
  await ada.write({ css: '.chat input' }, 'Hello Ben');
  await ada.press({ css: '.chat button[type=submit]' });
  await ben.press({ name: words.online.chat.title });
  await ben.until(
    'a greeting',
    () => document.querySelector('.chat')?.textContent.includes('Hello Ben'),
    null,
  );
});
