/** npm run e2e [-- flags of Playwright]: the browser tests, against the built app and documentation. */

import { ensureBrowser } from './browser.mjs';
import { ensureDocsBuilt } from './docs-build.mjs';
import { ensureEmbedBuilt } from './embed-build.mjs';
import { ensureInstalled, runNode } from './setup.mjs';
import { ensurePseudoBuilt, ensureWebBuilt } from './web-build.mjs';

ensureInstalled();
const browser = await ensureBrowser();
ensureWebBuilt();
ensurePseudoBuilt();
ensureEmbedBuilt();
ensureDocsBuilt();
process.exitCode = runNode(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
  // Playwright forces colours on its workers unless told in this way, and Node warns where both ways meet.
  env: { ...browser, ...(process.env.NO_COLOR ? { NO_COLOR: undefined, FORCE_COLOR: '0' } : {}) },
});
