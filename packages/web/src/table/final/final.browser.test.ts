import { nth, ok } from '@guimard/engine/kit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { settings } from '../../settings.svelte.ts';
import TablePage from '../TablePage.svelte';
import { openPlayed } from '../testing/played-table.ts';
import { tableWords } from '../words.ts';

const { over, results, lookAtBoard, headline, undo, menu, rematch, again, undoPractice } = tableWords.words;
settings.speed = 'instant';

async function show(wanted: Parameters<typeof openPlayed>[0] = {}) {
  const table = await openPlayed(wanted);
  const onagain = vi.fn();
  const { unmount } = await render(TablePage, { opened: ok(table), onagain });
  return { table, onagain, unmount, final: page.getByRole('dialog', { name: over }) };
}

test('says from the viewer’s side who has won', async () => {
  const { table, final } = await show();
  const [own, other] = [nth(table.scores, 0), nth(table.scores, 1)];
  const told = own > other ? headline.won({ points: own - other }) : headline.lost({ own, best: other });
  await expect.element(final.getByRole('heading', { name: told })).toBeVisible();
});

test('says it from nobody’s side where several people share the device', async () => {
  const { table, final } = await show({ people: [0, 1] });
  const scores = table.scores.toSorted((a, b) => b - a).join('–');
  const name = nth(table.names, nth(table.winners, 0));
  await expect.element(final.getByRole('heading', { name: headline.wins({ name, scores }) })).toBeVisible();
});

test('tells the score of a solo game', async () => {
  const { table, final } = await show({ options: { players: 1, with: ['solo'] } });
  const told = headline.solo({ points: nth(table.scores, 0) });
  await expect.element(final.getByRole('heading', { name: told })).toBeVisible();
});

test('opens again after a look at the board, also from an earlier moment', async () => {
  const { table, final } = await show();
  await final.getByRole('button', { name: lookAtBoard }).click();
  await expect.element(final).not.toBeInTheDocument();
  table.look(20);
  await page.getByRole('button', { name: results }).click();
  await expect.element(final).toBeVisible();
  expect(table.isLive).toBe(true);
});

test('closes to replay a highlight, at the moment of it', async () => {
  const { table, final } = await show();
  const highlight = nth(table.ui.highlights(table), 0);
  await final.getByRole('button', { name: highlight.title, exact: false }).click();
  await expect.element(final).not.toBeInTheDocument();
  expect(table.at).toBe(highlight.at);
});

test('six players fit on a small phone', async () => {
  await page.viewport(360, 640);
  const { final } = await show({ options: { players: 6, with: ['companies', 'new-york'] } });
  await expect.element(final.getByRole('table')).toBeVisible();
  const scroll = final.getByRole('table').element().parentElement;
  expect(scroll?.scrollWidth).toBe(scroll?.clientWidth);
  expect(final.element().scrollWidth).toBe(final.element().clientWidth);
  await page.viewport(900, 900);
});

test('there is no undo once the result stands, except for practice', async () => {
  const standing = await show();
  await standing.final.getByRole('button', { name: lookAtBoard }).click();
  await expect.element(page.getByRole('button', { name: undo })).not.toBeInTheDocument();
  await standing.unmount();
  const practice = await show({ practice: true });
  await practice.final.getByRole('button', { name: lookAtBoard }).click();
  await page.getByRole('button', { name: undo }).click();
  expect(practice.table.isOver).toBe(false);
});

test('a grey undo says why, and points to practice', async () => {
  await show({ moves: 6, people: [0, 1] });
  const button = page.getByRole('button', { name: undo });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAccessibleDescription(expect.stringContaining(undoPractice));
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(undoPractice, { exact: false }).last()).toBeInTheDocument();
});

test('a new game in mid-game is asked for first', async () => {
  const { onagain } = await show({ moves: 6, people: [0, 1] });
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('button', { name: rematch }).click();
  const asking = page.getByRole('dialog', { name: again.title });
  await expect.element(asking).toBeVisible();
  expect(onagain).not.toHaveBeenCalled();
  await asking.getByRole('button', { name: again.yes }).click();
  expect(onagain).toHaveBeenCalledOnce();
});
