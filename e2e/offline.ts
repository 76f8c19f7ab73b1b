import type { Page } from '@playwright/test';
import { expect } from './no-complaints.ts';

/** Waits until the app says in its settings that it does without a network, as anybody can who is about to lose it. */
export async function kept(page: Page): Promise<void> {
  const settings = await page.context().newPage();
  await settings.goto(new URL('/settings', page.url()).href);
  await expect(settings.locator('.about .stored')).toBeVisible();
  await settings.close();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
