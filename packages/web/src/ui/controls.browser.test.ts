import { createRawSnippet } from 'svelte';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Announcer from './Announcer.svelte';
import { announce } from './announcer.svelte.ts';
import Dialog from './Dialog.svelte';
import Segmented from './Segmented.svelte';
import Switch from './Switch.svelte';

const button = (name: string): HTMLElement => page.getByRole('button', { name }).element() as HTMLElement;

describe('a choice of one', () => {
  const segments = [
    { value: 'slow', label: 'Slow' },
    { value: 'fast', label: 'Fast' },
    { value: 'instant', label: 'At once' },
  ];

  test('is a group with a name, and its parts are radio buttons', async () => {
    await render(Segmented, { label: 'Speed', segments, value: 'fast', onchange: () => {} });
    await expect.element(page.getByRole('group', { name: 'Speed' })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Fast' })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Slow' })).not.toBeChecked();
  });

  test('is one stop of Tab, where arrow keys choose', async () => {
    const onchange = vi.fn();
    await render(Segmented, { label: 'Speed', segments, value: 'fast', onchange });
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('radio', { name: 'Fast' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: 'At once' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onchange.mock.calls).toEqual([['instant'], ['slow']]);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(document.body);
  });

  test('is chosen by a click on its words', async () => {
    const onchange = vi.fn();
    await render(Segmented, { label: 'Speed', segments, value: 'fast', onchange });
    await page.getByText('Slow').click();
    expect(onchange).toHaveBeenCalledExactlyOnceWith('slow');
  });

  test('keeps a hidden legend for the ear', async () => {
    await render(Segmented, { label: 'Speed', hideLabel: true, segments, value: 'slow', onchange: () => {} });
    const legend = page.getByText('Speed').element();
    expect(legend.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect.element(page.getByRole('group', { name: 'Speed' })).toBeInTheDocument();
  });
});

describe('a switch', () => {
  test('says its name, its explanation and whether it is on', async () => {
    await render(Switch, {
      label: 'Sound',
      about: 'A click for each tile',
      checked: true,
      onchange: () => {},
    });
    const found = page.getByRole('switch', { name: 'Sound' });
    await expect.element(found).toBeChecked();
    await expect.element(found).toHaveAccessibleDescription('A click for each tile');
  });

  test('is turned by Space and by a click on its label', async () => {
    const onchange = vi.fn();
    await render(Switch, { label: 'Sound', checked: false, onchange });
    await userEvent.keyboard('{Tab} ');
    await page.getByText('Sound').click();
    expect(onchange.mock.calls).toEqual([[true], [false]]);
  });
});

describe('a dialog', () => {
  const children = createRawSnippet(() => ({ render: () => '<p><button>First</button><input></p>' }));

  /** With the button that has the focus before. */
  async function open(onclose = vi.fn()) {
    const opener = document.createElement('button');
    opener.textContent = 'Opener';
    document.body.append(opener);
    onTestFinished(() => opener.remove());
    opener.focus();
    const screen = await render(Dialog, { title: 'Really?', open: true, onclose, children });
    return { opener, onclose, screen };
  }

  test('has the name of its title and takes the focus', async () => {
    await open();
    await expect.element(page.getByRole('dialog', { name: 'Really?' })).toBeVisible();
    expect(document.querySelector('dialog')?.contains(document.activeElement)).toBe(true);
  });

  test('keeps the focus: Tab never leads to the page below', async () => {
    const { opener } = await open();
    const visited = new Set<Element | null>();
    for (let i = 0; i < 8; i++) {
      await userEvent.keyboard('{Tab}');
      visited.add(document.activeElement);
    }
    expect(visited).toContain(button('First'));
    expect(visited).not.toContain(opener);
  });

  test('closes by Escape and gives the focus back', async () => {
    const { opener, onclose } = await open();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(onclose).toHaveBeenCalledOnce());
    expect(document.activeElement).toBe(opener);
  });

  test('closes by its button, and by a click beside it', async () => {
    const { onclose, screen } = await open();
    await page.getByRole('button', { name: 'Close' }).click();
    await vi.waitFor(() => expect(onclose).toHaveBeenCalledOnce());
    await screen.rerender({ open: false });
    await screen.rerender({ open: true });
    await userEvent.click(document.querySelector('dialog')!, { position: { x: -20, y: 5 }, force: true });
    await vi.waitFor(() => expect(onclose).toHaveBeenCalledTimes(2));
  });

  test('stays open when its content is clicked', async () => {
    const { onclose } = await open();
    await page.getByRole('button', { name: 'First' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(onclose).not.toHaveBeenCalled();
  });

  test('closes when its owner says so', async () => {
    const { opener, screen } = await open();
    await screen.rerender({ open: false });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(document.activeElement).toBe(opener);
  });
});

describe('announcements', () => {
  test('are put into regions that are there before, the urgent ones apart', async () => {
    await render(Announcer);
    const polite = page.getByRole('status');
    const urgent = page.getByRole('alert');
    await expect.element(polite).toHaveAttribute('aria-live', 'polite');
    await expect.element(urgent).toHaveAttribute('aria-live', 'assertive');
    announce('Your turn.');
    await expect.element(polite).toHaveTextContent('Your turn.');
    await expect.element(urgent).not.toHaveTextContent('Your turn.');
    announce('The connection is lost.', true);
    await expect.element(urgent).toHaveTextContent('The connection is lost.');
  });

  test('are heard again when the same is said twice', async () => {
    await render(Announcer);
    announce('Your turn.');
    await expect.element(page.getByRole('status')).toHaveTextContent('Your turn.');
    const before = page.getByText('Your turn.').element();
    announce('Your turn.');
    await vi.waitFor(() => expect(page.getByText('Your turn.').element()).not.toBe(before));
  });
});
