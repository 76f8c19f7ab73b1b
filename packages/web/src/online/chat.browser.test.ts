import { CHAT_LENGTH } from '@guimard/protocol';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import ChatPanel from './ChatPanel.svelte';
import { chatSettings } from './chat-settings.svelte.ts';
import { seatName } from './names.ts';
import type { OnlineTable } from './online-table.svelte.ts';
import { Typing } from './typing.svelte.ts';
import { onlineWords } from './words.ts';

const words = onlineWords.words.chat;
const line = (number: number, text = `line ${number}`) => ({
  number,
  from: number % 2,
  name: 'Ada',
  text,
  at: 0,
});
const field = page.getByRole('textbox', { name: words.say });

/** The part of a table that the panel looks at. */
async function show({ chat = [line(1)], isHeard = true, typing = new Typing(() => {}) } = {}) {
  const say = vi.fn(async (_text: string) => isHeard);
  const names = ['Ada', 'Ben', 'Cleo'];
  const table = { chat, viewer: 0, isSpectator: false, names, typing, say } as unknown as OnlineTable;
  await render(ChatPanel, { table });
  return say;
}

afterEach(() => chatSettings.mute(false));

describe('the line to write', () => {
  test('is said by Enter, without the blanks around it, and leaves the field empty for the next', async () => {
    const say = await show();
    await field.fill('  Hello  ');
    await userEvent.keyboard('{Enter}');
    expect(say.mock.calls).toEqual([['Hello']]);
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
  });

  test('is not said if there is nothing in it', async () => {
    const say = await show();
    await field.fill('   ');
    await page.getByRole('button', { name: words.send }).click();
    expect(say).not.toHaveBeenCalled();
  });

  test('comes back if it could not be said', async () => {
    await show({ isHeard: false });
    await field.fill('Hello');
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveValue('Hello');
  });

  test('is no longer than the server takes', async () => {
    await show();
    await field.fill('x'.repeat(CHAT_LENGTH - 1));
    await userEvent.keyboard('yz');
    await expect.element(field).toHaveValue(`${'x'.repeat(CHAT_LENGTH - 1)}y`);
  });
});

describe('what is said', () => {
  test('is a log that keys can scroll, at its last line', async () => {
    await show({ chat: Array.from({ length: 60 }, (_, i) => line(i)) });
    const log = page.getByRole('log', { name: words.title });
    await expect.element(page.getByText('line 59')).toBeInViewport();
    await userEvent.keyboard('{Tab}');
    await expect.element(log).toHaveFocus();
  });

  test('is text, whatever is written', async () => {
    await show({ chat: [line(1, '<img src=x onerror=alert(1)>')] });
    await expect.element(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(document.querySelector('.lines img')).toBeNull();
  });

  test('is hidden when the player mutes it', async () => {
    await show();
    await page.getByRole('switch', { name: words.mute }).click();
    await expect.element(page.getByRole('log')).not.toBeInTheDocument();
    await expect.element(field).not.toBeInTheDocument();
  });
});

describe('who is writing', () => {
  test('is told to the others once while one writes on, and not for blanks', async () => {
    const tell = vi.fn();
    await show({ typing: new Typing(tell) });
    await field.fill('   ');
    expect(tell).not.toHaveBeenCalled();
    await field.fill('Hello');
    await userEvent.keyboard(', all');
    expect(tell).toHaveBeenCalledOnce();
  });

  test('is shown until it is said, or for some seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const typing = new Typing(() => {});
    await show({ typing });
    typing.hear(2);
    typing.hear(1);
    flushSync();
    const names = [1, 2].map((seat) => seatName({ seat, name: ['Ada', 'Ben', 'Cleo'][seat] ?? '' }));
    await expect.element(page.getByText(words.typing({ count: 2, names }))).toBeVisible();
    typing.stop(2);
    flushSync();
    const one = words.typing({ count: 1, names: names.slice(0, 1) });
    await expect.element(page.getByText(one)).toBeVisible();
    vi.runAllTimers();
    flushSync();
    expect(page.getByText(one).elements()).toEqual([]);
  });
});
