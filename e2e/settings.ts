/** What a player of the tests prefers, unless a test says otherwise. */
import type { Page } from '@playwright/test';

/** Moves of others are shown at once, so that nobody waits. */
const USUAL = { locale: 'en', speed: 'instant', confirm: false };

/** Before the first page: what is preferred from then on. */
export async function prefer(page: Page, settings: object = {}): Promise<void> {
  await page.addInitScript(
    (text) => {
      // Only at first: what the player changes afterwards holds.
      if (localStorage.getItem('guimard.settings') === null) localStorage.setItem('guimard.settings', text);
    },
    JSON.stringify({ ...USUAL, ...settings }),
  );
}
