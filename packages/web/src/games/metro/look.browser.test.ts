import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { settings } from '../../settings.svelte.ts';
import LookChoices from './LookChoices.svelte';
import { BoardLook } from './look.svelte.ts';
import { showTable } from './testing/metro-table.ts';
import { metroWords } from './words.ts';

afterEach(() => {
  settings.paint = 'all';
  localStorage.removeItem('guimard.looks');
});

describe('what is chosen at a table', () => {
  test('wins over the settings there alone, and is there again on the next visit', async () => {
    new BoardLook('here').choose({ paint: 'pointed', isTrackShown: false });
    settings.paint = 'mine';
    expect(new BoardLook('here')).toMatchObject({ paint: 'pointed', isTrackShown: false });
    expect(new BoardLook('elsewhere')).toMatchObject({ paint: 'mine', isTrackShown: true });
  });

  test('is chosen beside the board', async () => {
    const { desk } = await showTable(8);
    await render(LookChoices, { desk });
    const { look } = metroWords.words;
    await page.getByText(look.paint.mine, { exact: true }).click();
    expect(desk.look.paint).toBe('mine');
    await page.getByRole('switch', { name: look.track }).click();
    expect(desk.look.isTrackShown).toBe(false);
  });

  test('says nothing of lines to a purist', async () => {
    const { table, desk } = await showTable();
    table.setAssistance('purist');
    await render(LookChoices, { desk });
    expect(document.querySelector('input[type="radio"]')).toBeNull();
  });
});

describe('the score track', () => {
  const viewBox = (): string | null =>
    document.querySelector('.board > svg')?.getAttribute('viewBox') ?? null;
  const resize = (width: number): void => {
    document.querySelector<HTMLElement>('.place')?.style.setProperty('width', `${width}px`);
  };

  test('folds away where the board is narrow, so that the cells grow', async () => {
    await showTable();
    await vi.waitFor(() => expect(viewBox()).toMatch(/^0 0 /));
    resize(390);
    await vi.waitFor(() => expect(viewBox()).not.toMatch(/^0 0 /));
    const { width } = document.querySelector('[data-cell="0"] > .area')!.getBoundingClientRect();
    expect(width).toBeGreaterThan(40);
  });

  test('can be unfolded all the same', async () => {
    const { desk } = await showTable();
    resize(390);
    await vi.waitFor(() => expect(viewBox()).not.toMatch(/^0 0 /));
    desk.look.choose({ isTrackShown: true });
    await vi.waitFor(() => expect(viewBox()).toMatch(/^0 0 /));
  });
});
