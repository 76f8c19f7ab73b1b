/** What a player of the tests prefers, unless a test says otherwise. */
import { MODULES } from '@guimard/engine/metro';
import type { Page } from '@playwright/test';

/** Moves of others are shown at once, so that nobody waits. */
const USUAL = { locale: 'en', speed: 'instant', confirm: false };

/** Before the first page: what is preferred from then on. No module is new, so that no card introduces it. */
export async function prefer(page: Page, settings: object = {}): Promise<void> {
  await page.addInitScript(
    ([text = '', introduced = '']) => {
      // Only at first: what the player changes afterwards holds.
      if (localStorage.getItem('guimard.settings') !== null) return;
      localStorage.setItem('guimard.settings', text);
      localStorage.setItem('guimard.introduced', introduced);
    },
    [JSON.stringify({ ...USUAL, ...settings }), JSON.stringify(MODULES.map(({ name }) => `metro/${name}`))],
  );
}
