/** npx node tools/e2e.mjs [flags of Playwright]: the browser tests, against the built app. */
import { findChromium } from './chromium.mjs';
import { giveUp, runNode } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const { path, missing } = findChromium();
if (missing !== undefined) giveUp(missing);
ensureWebBuilt();
process.exitCode = runNode(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
  // Playwright forces colours on its workers unless told in this way, and Node warns where both ways meet.
  env: { CHROMIUM: path, ...(process.env.NO_COLOR ? { NO_COLOR: undefined, FORCE_COLOR: '0' } : {}) },
});
