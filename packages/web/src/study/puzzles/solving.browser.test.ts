import type { Loss, PositionRequest, ReviewedPosition } from '@guimard/ai/review';
import { nth } from '@guimard/engine/kit';
import { cellOf, colOf, rowOf } from '@guimard/engine/metro';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { cellElement } from '../../games/metro/testing/metro-table.ts';
import { settings } from '../../settings.svelte.ts';
import { tableWords } from '../../table/words.ts';
import { announcements } from '../../ui/announcer.svelte.ts';
import { studyWords } from '../words.ts';
import PuzzleScreen from './PuzzleScreen.svelte';
import { PuzzleRecord } from './record.svelte.ts';
import { Solving } from './solving.svelte.ts';
import { eraseAttempts, loadAttempts } from './store.ts';
import { makePuzzle, openPuzzle } from './testing/puzzles.ts';
import { puzzleWords } from './words.ts';

await Promise.all([studyWords.load(), puzzleWords.load()]);
const { words } = puzzleWords;

const { speed } = settings;
beforeEach(() => {
  settings.speed = 'instant';
  return eraseAttempts();
});
afterEach(() => {
  settings.speed = speed;
  vi.restoreAllMocks();
});

/** Says that the move that was asked about loses four points. */
const judge = async ({ log, index }: PositionRequest): Promise<ReviewedPosition> => {
  const judged = {
    move: nth(log.actions, index),
    points: [36, 40],
    wins: [0.3, 0.7],
    loss: { points: 4, win: 0.2 },
  };
  const expected = { points: [40, 38], wins: [0.5, 0.5] };
  const { loss } = judged;
  return {
    index,
    expected,
    judgement: { moves: [judged], loss, grade: 'blunder', isSolved: false, skill: expected },
  };
};

async function show(puzzle = makePuzzle()) {
  const table = await openPuzzle(puzzle);
  const record = new PuzzleRecord();
  const solving = new Solving(table, record, judge);
  const { unmount } = await render(PuzzleScreen, { table, solving, entries: [] });
  return { table, record, solving, unmount };
}
const heading = (name: string) => page.getByRole('heading', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the right move by the pointer: said at once, rated, and explained', async () => {
  const { table, record, solving } = await show();
  const [solution] = table.puzzle.moves;
  const code = table.codeOf(solution?.move ?? '');
  await userEvent.click(cellElement(cellOf(code)));
  await expect.element(heading(words.right)).toBeVisible();
  expect(announcements.urgent.text).toContain(words.right);
  await vi.waitFor(async () =>
    expect(await loadAttempts()).toMatchObject([{ puzzle: 'test', isRight: true }]),
  );
  expect(record.progress.strength.rating).toBeGreaterThan(1200);
  expect(solving.change).toBeGreaterThan(0);
  await expect.element(button(words.next)).toHaveFocus();
  // All moves, the best first; each can be looked at.
  const rows = page.getByRole('table', { name: words.comparison }).getByRole('button');
  expect(rows.elements()).toHaveLength(3);
  await expect.element(rows.first()).toHaveAttribute('aria-pressed', 'true');
  const propose = vi.spyOn(table.ui.placements, 'propose');
  await rows.nth(1).click();
  await vi.waitFor(() =>
    expect(propose).toHaveBeenCalledWith(expect.anything(), table.codeOf(nth(solving.moves, 1).move)),
  );
  expect([table.at, table.isComparing]).toEqual([table.position, true]);
  await expect.element(rows.nth(1)).toHaveAttribute('aria-pressed', 'true');
});

test('a wrong move by the keyboard, another try, and then the right one, which counts no more', async () => {
  const { table, record } = await show();
  const place = async (index: number): Promise<void> => {
    const cell = cellOf(table.codeOf(nth(table.puzzle.moves, index).move));
    await vi.waitFor(() => expect(table.canAct).toBe(true));
    document.querySelector<SVGElement>('[role="gridcell"][tabindex="0"]')?.focus();
    const at = Number((document.activeElement as SVGElement).dataset['cell']);
    const walk = (by: number, forward: string, back: string): string =>
      `{${by > 0 ? forward : back}}`.repeat(Math.abs(by));
    const keys =
      walk(rowOf(cell) - rowOf(at), 'ArrowDown', 'ArrowUp') +
      walk(colOf(cell) - colOf(at), 'ArrowRight', 'ArrowLeft');
    await userEvent.keyboard(`${keys}{Enter}`);
  };
  await place(1);
  await expect.element(heading(words.wrong)).toBeVisible();
  await expect.element(page.getByText(words.lost.both({ points: '3', percent: 10 })).first()).toBeVisible();
  expect(page.getByRole('table').elements()).toHaveLength(0);
  const { rating } = record.progress.strength;
  expect(rating).toBeLessThan(1200);
  await expect.element(button(words.tryAgain)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await place(0);
  await expect.element(heading(words.rightLater({ count: 2 }))).toBeVisible();
  expect(record.progress.strength.rating).toBe(rating);
  expect(record.progress.solved.has('test')).toBe(true);
});

test('in words, without looking at the board', async () => {
  const { table } = await show();
  const code = table.codeOf(nth(table.puzzle.moves, 0).move);
  const sentence = table.ui.text.moves(table.view, 'preview').find((one) => one.code === code)?.text ?? '';
  await page.getByRole('tab', { name: tableWords.words.inWords }).click();
  await page.getByRole('button', { name: sentence, exact: true }).click();
  await expect.element(heading(words.right)).toBeVisible();
  await expect.element(page.getByText(tableWords.words.noMoves)).toBeVisible();
});

test('a move that the puzzle does not list is judged, and takes its place among the others', async () => {
  const { table, solving } = await show();
  const listed = table.puzzle.moves.map(({ move }) => table.codeOf(move));
  await table.act(
    nth(
      table.view.legal.filter((code) => !listed.includes(code)),
      0,
    ),
  );
  await expect.element(page.getByText(words.lost.both({ points: '4', percent: 20 })).first()).toBeVisible();
  await button(words.showSolution).click();
  await expect.element(heading(words.told)).toBeVisible();
  const losses = solving.moves.map(({ loss }) => loss.points);
  expect(losses).toEqual([0, 3, 4, 6]);
  await expect.element(page.getByRole('table').getByText(words.yours)).toBeVisible();
});

test('a loss is never less than the margin that was proven', async () => {
  const { table, solving } = await show({ ...makePuzzle(), margin: { points: 5.5, win: 0.3 } });
  const listed = table.puzzle.moves.map(({ move }) => table.codeOf(move));
  await table.act(
    nth(
      table.view.legal.filter((code) => !listed.includes(code)),
      0,
    ),
  );
  await vi.waitFor(() => expect(solving.last?.loss).toEqual({ points: 5.5, win: 0.3 }));
});

test('what rounds to nothing is not told', async () => {
  const told = async (margin: Loss): Promise<void> => {
    const { table, unmount } = await show({ ...makePuzzle(), margin });
    await table.act(table.codeOf(nth(table.puzzle.moves, 0).move));
    const sentence =
      margin.win === 0 ? words.margin.points({ points: '3' }) : words.margin.win({ percent: 7 });
    await expect.element(page.getByText(sentence, { exact: true }).last()).toBeVisible();
    await unmount();
  };
  await told({ points: 3, win: 0 });
  await told({ points: 0, win: 0.07 });
});

test('giving up asks once more, counts as wrong, and shows the solution', async () => {
  const { table, record } = await show();
  await button(words.showSolution).click();
  expect(record.progress.ratings).toEqual([]);
  await button(words.giveUpSure).click();
  await expect.element(heading(words.told)).toBeVisible();
  expect(record.progress.strength.rating).toBeLessThan(1200);
  await expect
    .element(page.getByRole('table').getByRole('button').first())
    .toHaveAttribute('aria-pressed', 'true');
  expect(table.isComparing).toBe(true);
});

test('a browser that stores nothing: everything works until the page is closed', async () => {
  const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { table, record } = await show();
  await table.act(table.codeOf(nth(table.puzzle.moves, 0).move));
  await expect.element(heading(words.right)).toBeVisible();
  await vi.waitFor(() => expect(record.isLosing).toBe(true));
  expect(add).toHaveBeenCalled();
  await record.load();
  expect(record.progress.solved.has('test')).toBe(true);
  expect(record.progress.strength.rating).toBeGreaterThan(1200);
});
