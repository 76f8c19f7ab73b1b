/** A whole game without a mouse. */
import type { Page } from '@playwright/test';
import { checkFinal } from './final.ts';
import { expect, test } from './no-complaints.ts';
import { markedCells, myTurn, nextTurn } from './play.ts';
import { prefer } from './settings.ts';
import { saying, words } from './words.ts';

interface Focus {
  readonly name: string;
  readonly cell: number | undefined;
  readonly isVisible: boolean;
}

/** What has the focus, and whether one sees it. */
const focus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | SVGElement;
    const ring = element.querySelector(':scope > .focus');
    // Radio buttons and switches are painted by what is round them.
    const painted = [element, element.nextElementSibling, element.closest('label')].filter(
      (some) => some !== null,
    );
    const isOutlined = painted.some((some) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(some);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    return {
      name: element.getAttribute('aria-label') ?? element.textContent.trim(),
      cell: element.dataset['cell'] === undefined ? undefined : Number(element.dataset['cell']),
      isVisible:
        element.matches(':focus-visible') &&
        (ring === null ? isOutlined : getComputedStyle(ring).display !== 'none'),
    };
  });

/** Goes on with Tab until it is there; everything on the way shows that it has the focus. */
async function tabTo(page: Page, isThere: (at: Focus) => boolean, key = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press(key);
    const at = await focus(page);
    expect(at).toMatchObject({ isVisible: true });
    if (isThere(at)) return;
  }
  throw new Error('Tab does not lead there');
}

/** From the cell with the focus to another by arrow keys. */
async function walk(page: Page, from: number, to: number): Promise<void> {
  const down = Math.floor(to / 8) - Math.floor(from / 8);
  const right = (to % 8) - (from % 8);
  for (let i = 0; i < Math.abs(down); i++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
}

const onBoard = ({ cell }: Focus): boolean => cell !== undefined;
const called =
  (name: string | RegExp) =>
  (at: Focus): boolean =>
    typeof name === 'string' ? at.name === name : name.test(at.name);

test('the base game with the keyboard alone', async ({ page }) => {
  await prefer(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await tabTo(page, called(saying(words.shell.home.modes.computer.title)));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.shell.setup.titles.computer })).toBeVisible();
  await tabTo(page, called(words.shell.setup.level({ number: 2 })));
  await page.keyboard.press('Home');
  await tabTo(page, called(words.shell.setup.play));
  await page.keyboard.press('Enter');
  await expect(myTurn(page)).toBeVisible();

  // The first tile is not placed but another drawn.
  await tabTo(page, called(saying(words.metro.labels.draw)));
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.metro.prompts.placeDrawn)).toBeVisible();

  await tabTo(page, onBoard, 'Shift+Tab');
  for (let turn = 0; (await nextTurn(page)) === 'mine'; turn++) {
    const cells = await markedCells(page);
    const goal = cells[(turn * 5) % cells.length]!;
    await walk(page, (await focus(page)).cell!, goal);
    expect(await focus(page)).toMatchObject({ cell: goal, isVisible: true });
    await expect(page.locator('.effects')).not.toBeEmpty();
    await page.keyboard.press('Enter');
  }
  await checkFinal(page);

  await tabTo(page, called(words.table.lookAtBoard));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
});
