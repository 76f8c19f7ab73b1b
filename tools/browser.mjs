// @ts-check
/** The browser of the browser tests, on this machine. */
import { existsSync } from 'node:fs';
import { chooseBrowser } from './browser/choose.mjs';
import { FLAGS } from './browser/flags.mjs';
import { fetchShipped, isShippedFor } from './browser/shipped.mjs';
import { giveUp, runNode, say } from './setup.mjs';

/**
 * Says which browser is used, or why there is none and ends the program. Dependencies must be installed.
 * @returns {Promise<Record<string, string>>} the environment for starting the browser: CHROMIUM is its path
 */
export async function ensureBrowser() {
  const { platform, arch, env } = process;
  const { chromium } = await import('@playwright/test');
  const { tryBrowser } = await import('./browser/trial.mjs');
  const own = chromium.executablePath();

  const download = () => {
    say('Fetching Chromium for the browser tests (once) …');
    const installed = runNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium']) === 0;
    return installed ? [{ path: own }] : [];
  };
  const fetch = isShippedFor(platform, arch) ? fetchShipped : download;
  const chosen = await chooseBrowser(
    { platform, arch, env, exists: existsSync },
    { own, tryBrowser, fetch, say },
  );
  if ('missing' in chosen) return giveUp(chosen.missing);
  say(`Browser: Chromium ${chosen.version}, ${chosen.path}`);
  return { CHROMIUM: chosen.path, ...chosen.env };
}

/** For tools that draw pictures. */
export async function launchBrowser() {
  const { CHROMIUM = '', ...more } = await ensureBrowser();
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath: CHROMIUM, env: { ...process.env, ...more }, args: FLAGS });
}
