import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { defaultPreferences } from '../../preferences.ts';
import { movesOnScreen, settings } from '../../settings.svelte.ts';
import { changeSettings } from '../../setup/apply-settings.ts';
import Settings from '../Settings.svelte';

const { dataset } = document.documentElement;

beforeEach(() => changeSettings(defaultPreferences(false)));
afterEach(async () => {
  await changeSettings(defaultPreferences(false));
});

const choose = (group: string, choice: string): Promise<void> =>
  page.getByRole('group', { name: group }).getByText(choice, { exact: true }).click();

describe('a choice takes effect at once', () => {
  test.each([
    ['Theme', 'Dark', 'theme', 'dark'],
    ['Board', 'Cobalt', 'boardTheme', 'cobalt'],
    ['Text size', 'Largest', 'textSize', 'largest'],
    ['Motion', 'Reduced', 'motion', 'reduced'],
    ['Palette', 'Red–green', 'palette', 'deutan'],
  ] as const)('%s: %s', async (group, choice, name, value) => {
    await render(Settings);
    await choose(group, choice);
    expect(settings[name]).toBe(value);
    expect(dataset[name]).toBe(value);
  });

  test('and is stored', async () => {
    await render(Settings);
    await choose('Badges and trains', 'Symbols');
    expect(JSON.parse(localStorage.getItem('guimard.settings') ?? '')).toMatchObject({ signs: 'symbols' });
  });

  test('text grows with its size', async () => {
    await render(Settings);
    const size = (): number => Number.parseFloat(getComputedStyle(document.body).fontSize);
    const normal = size();
    await choose('Text size', 'Large');
    expect(size()).toBeGreaterThan(normal);
  });

  test('motion is off, or on whatever the system says', async () => {
    await render(Settings);
    await choose('Motion', 'Reduced');
    expect(movesOnScreen()).toBe(false);
    await choose('Motion', 'Full');
    expect(movesOnScreen()).toBe(true);
  });
});

describe('the piece of board', () => {
  const painted = (): number => document.querySelectorAll('[data-board] .painted').length;
  const letters = (): number =>
    [...document.querySelectorAll('[data-board] text')].filter(({ textContent }) =>
      /^[A-Z]$/.test(textContent ?? ''),
    ).length;

  test('paints the lines that are chosen', async () => {
    await render(Settings);
    await expect.poll(painted).toBeGreaterThan(20);
    const all = painted();
    await choose('Coloured lines', 'My lines');
    await expect.poll(painted).toBeLessThan(all);
    await choose('Coloured lines', 'Only when pointed at');
    await expect.poll(painted).toBe(0);
  });

  test('shows letters or symbols', async () => {
    await render(Settings);
    await expect.poll(painted).toBeGreaterThan(20);
    const before = letters();
    await choose('Badges and trains', 'Symbols');
    await expect.poll(letters).toBeLessThan(before);
  });
});

describe('sounds', () => {
  test('each kind can be heard and switched off, once sounds are on', async () => {
    const start = vi.fn();
    const node = {
      connect: () => node,
      gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    };
    class Context {
      currentTime = 0;
      destination = {};
      createGain = () => node;
      createOscillator = () => ({ ...node, frequency: {}, start, stop: vi.fn() });
    }
    vi.stubGlobal('AudioContext', Context);
    onTestFinished(() => void vi.unstubAllGlobals());
    await render(Settings);
    await expect.element(page.getByRole('button', { name: 'Try: Your turn' })).not.toBeInTheDocument();
    await page.getByRole('switch', { name: 'Play sounds' }).click();
    await page.getByRole('button', { name: 'Try: Your turn' }).click();
    expect(start).toHaveBeenCalled();
    await page.getByRole('switch', { name: 'Chat message' }).click();
    expect(settings.sounds).toMatchObject({ on: true, turn: true, chat: false });
  });
});
