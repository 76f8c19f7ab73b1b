import { cellAt, colOf, DEPARTURES, rowOf } from '@guimard/engine/metro';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { settings } from '../../settings.svelte.ts';
import { cellElement, showTable, told } from './testing/metro-table.ts';
import { metroWords } from './words.ts';

const tabStops = (role: string): Element[] => [
  ...document.querySelectorAll(`[role="${role}"][tabindex="0"]`),
];
const focusedCell = (): number => Number((document.activeElement as SVGElement).dataset['cell']);

/** As by Tab: with a focus that is seen. */
async function enterGrid(): Promise<void> {
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('gridcell');
}

/** From the first cell. */
async function walkTo(cell: number): Promise<void> {
  for (let row = 0; row < rowOf(cell); row++) await userEvent.keyboard('{ArrowDown}');
  for (let col = 0; col < colOf(cell); col++) await userEvent.keyboard('{ArrowRight}');
}

describe('the grid of cells', () => {
  test('is one stop of Tab, and so are the stations', async () => {
    await showTable();
    expect(tabStops('gridcell')).toHaveLength(1);
    expect(document.querySelectorAll('[role="group"] > [role="button"][tabindex="0"]')).toHaveLength(1);
    await enterGrid();
    await userEvent.keyboard('{Tab}');
    expect((document.activeElement as SVGElement).dataset['departure']).toBe('0');
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.closest('svg')).toBeNull();
  });

  test('is walked by arrow keys, and the stop of Tab follows', async () => {
    await showTable();
    await enterGrid();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    expect(focusedCell()).toBe(cellAt(1, 2));
    await expect.poll(() => tabStops('gridcell')).toEqual([cellElement(cellAt(1, 2))]);
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    expect(focusedCell()).toBe(cellAt(1, 2));
  });

  test('ends at its edges', async () => {
    await showTable();
    await enterGrid();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    expect(focusedCell()).toBe(cellAt(0, 0));
  });

  test('shows the focus only for keyboard use', async () => {
    await showTable();
    const ring = (): Element | null => cellElement(0).querySelector('.focus');
    expect(getComputedStyle(ring()!).display).toBe('none');
    await enterGrid();
    expect(getComputedStyle(ring()!).display).toBe('inline');
  });

  test('has a name for every cell', async () => {
    await showTable(6);
    const names = [...document.querySelectorAll('[role="gridcell"]')].map((cell) =>
      cell.getAttribute('aria-label'),
    );
    expect(names).toHaveLength(64);
    expect(names.every((name) => name !== null && name.length > 3)).toBe(true);
    await expect.element(page.getByRole('grid', { name: metroWords.words.labels.board })).toBeInTheDocument();
  });
});

describe('a tile is placed by keys', () => {
  test('where it is shown, by Enter', async () => {
    const { desk, placed, legal } = await showTable();
    await enterGrid();
    await walkTo(legal);
    await expect.poll(() => desk.ghost).toMatchObject({ cell: legal, isLegal: true });
    await userEvent.keyboard('{Enter}');
    await expect.poll(placed).toEqual([legal]);
  });

  test('not where it may not lie: then it says why', async () => {
    const { desk, placed, forbidden } = await showTable();
    await enterGrid();
    await walkTo(forbidden);
    await userEvent.keyboard('{Enter}');
    await expect.poll(told).toContain(desk.refusal?.text ?? 'a refusal');
    expect(placed()).toEqual([]);
  });

  test('Escape takes away what is shown', async () => {
    const { desk } = await showTable();
    await enterGrid();
    await expect.poll(() => desk.ghost).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => desk.ghost).toBeUndefined();
  });
});

describe('stations', () => {
  test('are walked along the edge by arrow keys', async () => {
    await showTable();
    await userEvent.keyboard('{Tab}{Tab}');
    const departure = (): string | undefined => (document.activeElement as SVGElement).dataset['departure'];
    await userEvent.keyboard('{ArrowLeft}');
    expect(departure()).toBe('1');
    await expect
      .poll(() => document.querySelector('[data-departure="1"]')?.getAttribute('tabindex'))
      .toBe('0');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(departure()).toBe(`${DEPARTURES - 1}`);
  });

  test('a line is traced while its station has the focus, and stays when it is chosen', async () => {
    const { desk } = await showTable(4);
    await userEvent.keyboard('{Tab}{Tab}');
    await vi.waitFor(() => expect(desk.lights.lines.map(({ kind }) => kind)).toContain('traced'));
    await userEvent.keyboard('{Enter}{Tab}');
    await vi.waitFor(() => expect(desk.lights.lines.map(({ kind }) => kind)).not.toContain('traced'));
    expect(desk.lights.lines.map(({ kind }) => kind)).toContain('pinned');
  });
});

describe('where the chosen tile may not go', () => {
  const cross = (): Element | null => document.querySelector('.overlay .cross');

  test('it is dim under the pointer, and crossed out only by a click', async () => {
    const { desk, forbidden, legal } = await showTable();
    await userEvent.hover(cellElement(forbidden));
    await expect.poll(() => desk.ghost).toMatchObject({ cell: forbidden, isLegal: false, isRefused: false });
    expect(cross()).toBeNull();
    expect(desk.refusal).toBeUndefined();
    await userEvent.click(cellElement(forbidden));
    await vi.waitFor(() => expect(cross()).not.toBeNull());
    expect(desk.refusal).toBeDefined();
    await userEvent.hover(cellElement(legal));
    await expect.poll(() => desk.ghost).toMatchObject({ cell: legal, isRefused: false });
    expect(cross()).toBeNull();
  });

  test('arrow keys cross nothing out either, Enter does', async () => {
    const { desk, forbidden } = await showTable();
    await enterGrid();
    await walkTo(forbidden);
    await expect.poll(() => desk.ghost).toMatchObject({ cell: forbidden, isRefused: false });
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => desk.ghost).toMatchObject({ cell: forbidden, isRefused: true });
  });
});

describe('painted lines', () => {
  const painted = (): number => document.querySelectorAll('.board > svg:first-child .painted').length;

  afterEach(() => {
    settings.paint = 'all';
  });

  test('follow what the player has chosen to see', async () => {
    await showTable(12);
    const all = painted();
    expect(all).toBeGreaterThan(32);
    settings.paint = 'mine';
    await vi.waitFor(() => expect(painted()).toBeLessThan(all));
    expect(painted()).toBeGreaterThan(16);
    settings.paint = 'pointed';
    await vi.waitFor(() => expect(painted()).toBe(0));
  });

  test('are help that purists do without', async () => {
    const { table } = await showTable(12);
    table.setAssistance('purist');
    await vi.waitFor(() => expect(painted()).toBe(0));
  });

  test('are shown on the tile that is about to be placed', async () => {
    const { legal } = await showTable();
    await userEvent.hover(cellElement(legal));
    await vi.waitFor(() => expect(document.querySelector('.overlay .painted')).not.toBeNull());
  });
});
