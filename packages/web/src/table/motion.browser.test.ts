import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { movesOnScreen, settings } from '../settings.svelte.ts';
import Switch from '../ui/Switch.svelte';
import CountUp from './CountUp.svelte';

async function preferReducedMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

afterEach(async () => {
  settings.speed = 'normal';
  await preferReducedMotion('no-preference');
});

/** The numbers that are seen on the way to 30. */
async function countTo30(): Promise<Set<string | null>> {
  const screen = await render(CountUp, { value: 0 });
  const number = screen.container.querySelector('span');
  const seen = new Set<string | null>();
  await screen.rerender({ value: 30 });
  while (number?.textContent !== '30') {
    seen.add(number?.textContent ?? null);
    await new Promise(requestAnimationFrame);
  }
  return seen;
}

test('points count up', async () => {
  expect((await countTo30()).size).toBeGreaterThan(2);
});

test('with reduced motion they are there at once', async () => {
  await preferReducedMotion('reduce');
  expect(movesOnScreen()).toBe(false);
  expect((await countTo30()).size).toBeLessThanOrEqual(1);
});

test('and at the speed "at once" too', async () => {
  settings.speed = 'instant';
  expect((await countTo30()).size).toBeLessThanOrEqual(1);
});

test('nothing slides or fades with reduced motion', async () => {
  await render(Switch, { label: 'Sound', checked: false, onchange: () => {} });
  const input = document.querySelector('input')!;
  expect(getComputedStyle(input).transitionDuration).not.toBe('0s');
  await preferReducedMotion('reduce');
  await expect.poll(() => getComputedStyle(input).transitionDuration).toBe('0s');
});
