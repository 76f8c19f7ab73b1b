import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { settings } from '../../settings.svelte.ts';
import { drag, finger, middleOf, mouse, pull, tap } from '../../testing/pointers.ts';
import { cellElement, showTable, told } from './testing/metro-table.ts';
import { metroWords } from './words.ts';

const hand = (): Element => {
  const tile = document.querySelector('.tiles > button');
  if (tile === null) throw new Error('the hand is empty');
  return tile;
};
const overCell = (cell: number) => middleOf(cellElement(cell));
const magnifier = (): Element | null => document.querySelector('[data-board] > svg');

afterEach(() => {
  settings.confirm = false;
});

describe('dragged by mouse, a tile', () => {
  test('is shown under the pointer and placed where it is let go', async () => {
    const { desk, placed, legal } = await showTable();
    await pull(mouse, middleOf(hand()), overCell(legal));
    await expect.poll(() => desk.ghost).toMatchObject({ cell: legal });
    expect(placed()).toEqual([]);
    await mouse.up(overCell(legal));
    await expect.poll(placed).toEqual([legal]);
  });

  test('stays in the hand when it is let go beside the board', async () => {
    const { desk, placed, legal } = await showTable();
    await pull(mouse, middleOf(hand()), overCell(legal));
    await mouse.move({ x: 800, y: 300 });
    await expect.poll(() => desk.ghost).toBeUndefined();
    await mouse.up({ x: 800, y: 300 });
    expect(placed()).toEqual([]);
  });

  test('is not placed where the rules forbid it', async () => {
    const { desk, placed, forbidden } = await showTable();
    await drag(mouse, middleOf(hand()), overCell(forbidden));
    await expect.poll(told).toContain(desk.refusal?.text ?? 'a refusal');
    expect(placed()).toEqual([]);
  });

  test('waits for a last word if the player wants to be asked', async () => {
    settings.confirm = true;
    const { placed, legal } = await showTable();
    await drag(mouse, middleOf(hand()), overCell(legal));
    const place = page.getByRole('button', { name: metroWords.words.labels.place });
    await expect.element(place).toBeVisible();
    expect(placed()).toEqual([]);
    await place.click();
    await expect.poll(placed).toEqual([legal]);
  });

  test('is only chosen by a press that hardly moves', async () => {
    const { desk, placed } = await showTable();
    const at = middleOf(hand());
    await drag(mouse, at, { x: at.x + 4, y: at.y + 3 });
    expect(desk.ghost).toBeUndefined();
    expect(placed()).toEqual([]);
  });
});

describe('with a finger', () => {
  test('the first tap shows the tile, the second places it', async () => {
    const { desk, placed, legal } = await showTable();
    await tap(overCell(legal));
    await expect.poll(() => desk.ghost).toMatchObject({ cell: legal });
    expect(placed()).toEqual([]);
    await tap(overCell(legal));
    await expect.poll(placed).toEqual([legal]);
  });

  test('a magnifier shows the cell, away from the finger', async () => {
    await showTable();
    expect(magnifier()).toBeNull();
    for (const cell of [0, 7, 63 - 7, 63]) {
      await tap(overCell(cell));
      await expect.poll(magnifier).not.toBeNull();
      const { left, right, top, bottom } = magnifier()!.getBoundingClientRect();
      const { x, y } = overCell(cell);
      expect(x > left && x < right && y > top && y < bottom).toBe(false);
    }
    await expect.poll(() => magnifier()?.getAttribute('aria-hidden')).toBe('true');
  });

  test('there is no magnifier for a mouse', async () => {
    const { desk, legal } = await showTable();
    await tap(overCell(legal));
    await expect.poll(magnifier).not.toBeNull();
    await mouse.down({ x: 300, y: 5 });
    await mouse.up({ x: 300, y: 5 });
    await expect.poll(() => desk.isTouch).toBe(false);
    await expect.poll(magnifier).toBeNull();
  });

  // The last one: a tap right after a drag is taken for the end of its swing, and clicks nothing.
  test('a tile is dragged as by mouse', async () => {
    const { desk, placed, legal } = await showTable();
    await pull(finger, middleOf(hand()), overCell(legal));
    await expect.poll(() => desk.ghost).toMatchObject({ cell: legal });
    await finger.up(overCell(legal));
    await expect.poll(placed).toEqual([legal]);
  });
});
