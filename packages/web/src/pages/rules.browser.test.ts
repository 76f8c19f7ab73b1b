import { nth } from '@guimard/engine/kit';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { GAMES, gameCalled } from '../games.ts';
import { learnWords } from '../learn/words.ts';
import { settings } from '../settings.svelte.ts';
import Rules from './Rules.svelte';

const IDS = GAMES.map(({ id }) => id);

afterEach(() => {
  settings.motion = 'auto';
});

async function openRules(game: string, rule?: string): Promise<void> {
  const entry = gameCalled(game);
  if (entry === undefined) throw new Error(`there is no ${game}`);
  const [learn, figures] = await Promise.all([entry.learn(), entry.figures()]);
  await Promise.all([learnWords.load(), learn.load()]);
  settings.motion = 'reduced';
  await render(Rules, { learn, figures, ...(rule === undefined ? {} : { rule }) });
}

const isDrawn = (picture: Element): boolean => picture.childElementCount > 0;
const waiting = (): readonly Element[] =>
  [...document.querySelectorAll('figure svg[viewBox]')].filter((picture) => !isDrawn(picture));

/** The last drawing on the page, which is still empty when all observers have reported where it is. */
async function farPicture(): Promise<Element> {
  const far = nth(waiting().toReversed(), 0);
  await new Promise((resolve) => {
    new IntersectionObserver(resolve).observe(far);
  });
  expect(isDrawn(far)).toBe(false);
  return far;
}

test.each(IDS)('%s: a drawing far below waits for the reader, its caption does not', async (game) => {
  await openRules(game);
  const far = await farPicture();
  expect(far.closest('figure')?.querySelector('figcaption')?.textContent).toMatch(/\S/);
  far.scrollIntoView();
  await expect.poll(() => isDrawn(far)).toBe(true);
});

test.each(IDS)('%s: all drawings are printed, and none of them moves the page', async (game) => {
  await openRules(game);
  await farPicture();
  const { scrollHeight } = document.documentElement;
  dispatchEvent(new Event('beforeprint'));
  expect(waiting()).toEqual([]);
  expect(document.documentElement.scrollHeight).toBe(scrollHeight);
});

test.each([
  ['metro', 'E2'],
  ['correspondances', 'D13'],
])('%s: opened at %s, the page shows the rule and its drawing', async (game, id) => {
  await openRules(game, id);
  const rule = page.elementLocator(nth(document.querySelectorAll('[aria-current]'), 0));
  await expect.element(rule).toBeInViewport();
  await expect.poll(() => waiting().some((picture) => rule.element().contains(picture))).toBe(false);
  await expect.element(rule).toBeInViewport();
});
