// @ts-check
/** Starts a browser and shows it a page: only then is it known to work. */
import { chromium } from '@playwright/test';
import { FLAGS } from './flags.mjs';

/**
 * These versions discard, with a warning, modules that were preloaded through a service worker; our tests treat any
 * warning as a fault of ours.
 */
const DISCARDING = { first: 150, last: 155 };

/**
 * @param {import('./choose.mjs').Candidate} candidate
 * @returns {Promise<{ version: string } | { fault: string }>}
 */
export async function tryBrowser({ path, env }) {
  try {
    const browser = await chromium.launch({
      executablePath: path,
      env: { ...process.env, ...env },
      args: FLAGS,
      timeout: 60_000,
    });
    try {
      await (await browser.newPage()).setContent('Guimard');
      const version = browser.version();
      const major = Number.parseInt(version, 10);
      return major >= DISCARDING.first && major <= DISCARDING.last
        ? { fault: `Chromium ${major} discards what a service worker preloads; 156 does not` }
        : { version };
    } finally {
      await browser.close();
    }
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    // What the browser itself complained of, among all that Playwright knows about it.
    const [, complaint = message.replace(/\n.*/s, '')] = /\[err\] (.*)/.exec(message) ?? [];
    return { fault: complaint };
  }
}
