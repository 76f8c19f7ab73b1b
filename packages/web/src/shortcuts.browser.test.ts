import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte.ts';
import { onShortcuts } from './shortcuts.svelte.ts';

const undo = vi.fn();
const rotate = vi.fn();
const rotateBack = vi.fn();
let stop: () => void;

beforeEach(() => {
  stop = onShortcuts({ undo, rotate, rotateBack });
});
afterEach(() => {
  stop();
  settings.shortcuts = true;
  document.body.replaceChildren();
  vi.clearAllMocks();
});

function press(where: string, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  document.body.innerHTML = where;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  (document.querySelector('[data-here]') ?? document.body).dispatchEvent(event);
  return event;
}

test('a key does what it stands for, and nothing else', () => {
  expect(press('', 'u').defaultPrevented).toBe(true);
  expect(press('', 'x').defaultPrevented).toBe(false);
  expect([undo, rotate, rotateBack].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  press('', 'R', { shiftKey: true });
  press('', 'r');
  expect([undo, rotate, rotateBack].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test.each([
  ['in a field', '<input data-here>', {}],
  ['in a text', '<textarea data-here></textarea>', {}],
  ['in a dialog', '<dialog open><button data-here></button></dialog>', {}],
  ['with Ctrl', '', { ctrlKey: true }],
])('a key means something else %s', (_, where, more) => {
  expect(press(where, 'u', more).defaultPrevented).toBe(false);
  expect(undo).not.toHaveBeenCalled();
});

test('shortcuts can be turned off, except those of the board on the board', () => {
  settings.shortcuts = false;
  const board = '<div role="grid"><button data-here></button></div>';
  press('', 'u');
  press(board, 'u');
  press('', 'r');
  expect([undo, rotate].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  press(board, 'r');
  expect(rotate).toHaveBeenCalledOnce();
});
