/** A computer that thinks for a minute: what one sees of it, and that nobody has to wait for it. */
import { nth } from '@guimard/engine/kit';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Seats from './Seats.svelte';
import type { Table } from './table.svelte.ts';
import { openPlayed } from './testing/played-table.ts';
import { computerAt, TIMED_LEVEL } from './thinking-time.ts';
import { tableWords } from './words.ts';

const { words } = tableWords;
const opened: Table[] = [];
afterEach(() => Promise.all(opened.splice(0).map((table) => table.close())));

/** The first player has just made a move, and the computer thinks. */
async function openThinking(): Promise<Table> {
  const computer = computerAt(TIMED_LEVEL, 60_000);
  const table = await openPlayed({ moves: 8, practice: true, computer });
  opened.push(table);
  await table.start();
  void table.act(nth(table.view.legal, 0));
  await hasBegun(table);
  return table;
}

const hasBegun = (table: Table) => expect.poll(() => table.thought).toBeGreaterThan(0);
const bar = () => document.querySelector('.thought');

test('is seen to think, and says how long it may', async () => {
  const table = await openThinking();
  await render(Seats, { table });
  const label = words.computerTimed({ level: TIMED_LEVEL, time: '1 minute' });
  await expect.element(page.getByTitle(label).getByText(label)).toBeInTheDocument();
  await expect.element(page.getByText(words.thinks)).toBeInTheDocument();
  expect(bar()).not.toBeNull();
  await table.close();
  await expect.element(page.getByText(words.thinks)).not.toBeInTheDocument();
  expect(bar()).toBeNull();
});

test('levels below say no time', async () => {
  const table = await openPlayed({ moves: 8, computer: computerAt(8) });
  await render(Seats, { table });
  const label = words.computer({ level: 8 });
  await expect.element(page.getByTitle(label).getByText(label)).toBeInTheDocument();
});

test('a move can be taken back meanwhile, and the coach asked', async () => {
  const table = await openThinking();
  await table.undo();
  expect([table.thinking, table.thought, table.canAct]).toEqual([undefined, undefined, true]);
  await table.askCoach();
  expect(table.advice?.suggestions).not.toEqual([]);
  void table.act(nth(table.view.legal, 1));
  await hasBegun(table);
  expect(table.trouble).toBeUndefined();
});

test('after trouble it thinks again, though the first search has not heard of it', async () => {
  const table = await openThinking();
  table.trouble = words.notSaved;
  table.tryAgain();
  expect(table.thought).toBeUndefined();
  await hasBegun(table);
  expect(table.trouble).toBeUndefined();
});

test('the table can be left, or opened in another tab', async () => {
  const [left, given] = [await openThinking(), await openThinking()];
  await left.close();
  given.giveAway();
  for (const table of [left, given])
    expect([table.thinking, table.thought, table.trouble]).toEqual([undefined, undefined, undefined]);
});

test('what is stored names the time', async () => {
  const table = await openThinking();
  expect(table.saved.seats[1]?.player).toEqual({ kind: 'computer', level: TIMED_LEVEL, ms: 60_000 });
});
