import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { gameCalled, loadGame } from '../games.ts';
import { makePath } from '../route.svelte.ts';
import FirstPlay from './FirstPlay.svelte';
import { tableWords } from './words.ts';

beforeEach(() => tableWords.load());
afterEach(() => localStorage.clear());

async function sitDown(options: object, state: { isOver?: boolean; isHurried?: boolean } = {}) {
  const entry = gameCalled('metro');
  if (entry === undefined) throw new Error('there is no Metro');
  const ui = await loadGame(entry);
  return render(FirstPlay, { table: { ui, options, isOver: false, isHurried: false, ...state } });
}
const card = () => page.getByRole('dialog');
const text = (): string => card().element().textContent;

test('a city is introduced at its first play, with a drawing, three sentences and a way to its rules', async () => {
  await sitDown({ with: ['london'] });
  await expect.element(card()).toHaveAccessibleName('London');
  expect(card().element().querySelectorAll('svg[viewBox^="-60"]')).toHaveLength(1);
  expect(card().element().querySelectorAll('.item p')).toHaveLength(3);
  expect(text()).toContain('A taxi drives round eight sights');
  const rules = makePath({ page: 'rules', game: 'metro', rule: 'L1' });
  await expect.element(page.getByRole('link', { name: 'Rules' })).toHaveAttribute('href', rules);
  await expect.element(page.getByRole('button', { name: 'Got it' })).toHaveFocus();
});

test('Escape closes the card, gives the focus back and is the end of it', async () => {
  const before = document.createElement('button');
  document.body.append(before);
  before.focus();
  const first = await sitDown({ with: ['london'] });
  await expect.element(card()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(card()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(before);
  before.remove();
  await first.unmount();
  // Berlin is new, London is not any more.
  await sitDown({ with: ['london'] });
  await sitDown({ with: ['berlin'] });
  await expect.element(card()).toHaveAccessibleName('Berlin');
});

test('a card that was not closed comes again', async () => {
  const first = await sitDown({ with: ['paris'] });
  await expect.element(card()).toBeVisible();
  await first.unmount();
  await sitDown({ with: ['paris'] });
  await expect.element(card()).toBeVisible();
});

test('several new modules share one card, and those already introduced are left out', async () => {
  const first = await sitDown({ with: ['companies'] });
  await page.getByRole('button', { name: 'Got it' }).click();
  await first.unmount();
  await sitDown({ with: ['companies', 'central-stations', 'stockholm'] });
  await expect.element(card()).toHaveAccessibleName('New in this game');
  const titles = [...card().element().querySelectorAll('h3')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['Central stations', 'Stockholm']);
});

test('the plain game, a finished one and one against the clock have no card', async () => {
  await sitDown({});
  await sitDown({ with: ['london'] }, { isOver: true });
  await sitDown({ with: ['london'] }, { isHurried: true });
  await sitDown({ with: ['berlin'] });
  await expect.element(card()).toHaveAccessibleName('Berlin');
});
