/** Choosing at the board and by pictures beside it: platforms, sights, shares and fields. */
import { nth } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settings } from '../../settings.svelte.ts';
import type { Table } from '../../table/table.svelte.ts';
import { middleOf, tap } from '../../testing/pointers.ts';
import { cellElement, platformElement, showTable } from './testing/metro-table.ts';

const { confirm } = settings;
beforeEach(() => {
  settings.confirm = false;
  settings.speed = 'instant';
});
afterEach(() => {
  settings.confirm = confirm;
  settings.speed = 'normal';
});

/** What was done last, not by chance, as the log writes it. */
const lastWord = (table: Table): string => {
  const { actions } = table.saved.log;
  return actions[table.steps.findLastIndex(({ mover }) => mover >= 0)] ?? '';
};
const chooser = (): Element | null => document.querySelector('[data-chooser]');
const optionsShown = (): HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>('[data-chooser] .option'),
];

describe('a token', () => {
  const token = { modules: ['central-stations'], offers: /^token-/ };

  test('goes on the platform that is clicked', async () => {
    const { table } = await showTable(0, token);
    await userEvent.click(platformElement(3));
    await expect.poll(() => lastWord(table)).toMatch(/^token-[a-z]+-p3$/);
  });

  test('goes on the platform that has the focus, which says so', async () => {
    const { table } = await showTable(0, token);
    const platform = platformElement(8);
    expect(platform.getAttribute('aria-label')).toMatch(/^Place the \w+ token on platform 8\./);
    // Tab leads to the board, then to the stations; the last platform is beside the first station.
    await userEvent.keyboard('{Tab}{Tab}{ArrowRight}');
    expect(document.activeElement).toBe(platform);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => lastWord(table)).toMatch(/^token-[a-z]+-p8$/);
  });

  test('with a finger is asked for once more, and Escape closes the question', async () => {
    const { table, desk } = await showTable(0, token);
    const before = table.steps.length;
    await tap(middleOf(platformElement(2)));
    await expect.poll(() => optionsShown().length).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.poll(chooser).toBeNull();
    expect(table.steps).toHaveLength(before);
    await tap(middleOf(platformElement(2)));
    await expect.poll(() => desk.places.open?.options).toHaveLength(1);
    await userEvent.click(nth(optionsShown(), 0));
    await expect.poll(() => lastWord(table)).toMatch(/^token-[a-z]+-p2$/);
  });

  test('of a company is chosen among the shares that can be shown', async () => {
    const { table } = await showTable(0, {
      modules: ['companies', 'central-stations'],
      offers: /^token-/,
    });
    await userEvent.click(platformElement(5));
    await expect
      .poll(() => optionsShown().map((option) => option.textContent))
      .toEqual(expect.arrayContaining([expect.stringContaining('40%')]));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect.poll(() => lastWord(table)).toMatch(/^token-[a-z]+-20-p5$/);
  });
});

test('a sight asks for its tourist at its cell, and by keys', async () => {
  const { table, desk } = await showTable(0, { modules: ['st-petersburg'], offers: /^stand-/ });
  await expect.poll(() => optionsShown().length).toBeGreaterThan(1);
  expect(document.activeElement).toBe(optionsShown()[0]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(chooser).toBeNull();
  const place = nth(desk.places.all, 0).place;
  if (place.type !== 'cell') throw new Error('a sight is a cell');
  await userEvent.click(cellElement(place.cell));
  await expect.poll(() => optionsShown().length).toBeGreaterThan(1);
  await userEvent.keyboard('{ArrowRight}');
  const chosen = document.activeElement?.getAttribute('aria-label') ?? '';
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => lastWord(table)).toMatch(/^stand-/);
  expect(chosen).toContain(lastWord(table).slice('stand-'.length));
});

describe('tourists of Paris', () => {
  test('join others on the cell that is clicked', async () => {
    const { table, desk } = await showTable(0, { modules: ['paris'], offers: /-beside-/, seed: 'paris 0' });
    const place = nth(desk.places.all, 0).place;
    if (place.type !== 'cell') throw new Error('tourists stand on cells');
    const word = metro.format(metro.decode(desk.view.known, nth(nth(desk.places.all, 0).options, 0).code));
    await userEvent.click(cellElement(place.cell));
    await expect.poll(() => lastWord(table)).toBe(word);
  });

  test('go to the field that is clicked', async () => {
    const { table } = await showTable(0, { modules: ['paris'], offers: /-field-/ });
    await userEvent.click(page.getByRole('button', { name: 'Tourists to place' }));
    await userEvent.click(page.getByRole('button', { name: /^Field \d+: place/ }).first());
    await expect.poll(() => lastWord(table)).toMatch(/-field-/);
  });
});

test('a share is exchanged by choosing it, then the one that is wanted', async () => {
  const { table } = await showTable(2, { modules: ['companies'], offers: /^exchange-/ });
  await userEvent.click(page.getByRole('button', { name: 'Exchange a share' }));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /^30% of/ }));
  await userEvent.click(page.getByRole('button', { name: /face up/ }));
  await expect.poll(() => lastWord(table)).toBe('exchange-30-open');
});

test('a choice of two is made beside the hand', async () => {
  const { desk } = await showTable(0, { modules: ['solo'], offers: /dddd$/, seed: 'solo 0' });
  expect(desk.decisions.groups).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toBeInTheDocument();
});
