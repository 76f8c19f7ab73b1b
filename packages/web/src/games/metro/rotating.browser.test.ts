import { expect, test } from 'vitest';
import { cellElement, showTable } from './testing/metro-table.ts';

const onBoard = (): Element => cellElement(0);
const inHand = (): Element => document.querySelector('.tiles > button')!;

/** Whether the page may still scroll, zoom or open its menu. */
const turn = (element: Element, deltaY: number, more: WheelEventInit = {}): boolean =>
  element.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...more }));
const pressRight = (element: Element): boolean =>
  element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));

test.each([
  ['the board', onBoard],
  ['the hand', inHand],
])('the wheel over %s rotates the tile, and back again', async (_, where) => {
  const { desk } = await showTable(0, { rotate: true });
  const { tile } = desk;
  expect(turn(where(), 100)).toBe(false);
  expect(desk.tile).not.toBe(tile);
  turn(where(), -100);
  expect(desk.tile).toBe(tile);
});

test('small strokes of a touchpad add up', async () => {
  const { desk } = await showTable(0, { rotate: true });
  const { tile } = desk;
  turn(onBoard(), 20);
  turn(onBoard(), 20);
  expect(desk.tile).toBe(tile);
  turn(onBoard(), 20);
  expect(desk.tile).not.toBe(tile);
});

test('the right button rotates, too', async () => {
  const { desk } = await showTable(0, { rotate: true });
  const { tile } = desk;
  expect(pressRight(onBoard())).toBe(false);
  expect(desk.tile).not.toBe(tile);
});

test('zooming is left to the browser', async () => {
  const { desk } = await showTable(0, { rotate: true });
  const { tile } = desk;
  expect(turn(onBoard(), 100, { ctrlKey: true })).toBe(true);
  expect(desk.tile).toBe(tile);
});

test('tiles that may not rotate leave everything to the browser', async () => {
  const { desk } = await showTable();
  const { tile } = desk;
  expect(turn(onBoard(), 100)).toBe(true);
  expect(pressRight(onBoard())).toBe(true);
  expect(desk.tile).toBe(tile);
});
