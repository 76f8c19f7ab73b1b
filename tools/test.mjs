/**
 * npm test [-- --fresh]: every check that fits into minutes; those whose inputs have not changed since they passed are not run
 * again, unless --fresh. npm run test:all [-- --fresh]: also what takes longer.
 */
import { ensureBrowser } from './browser.mjs';
import { ALL_TESTS } from './nightly.mjs';
import { leftOutLine } from './optional.mjs';
import { runStages } from './run-stages.mjs';
import { ensureInstalled, say } from './setup.mjs';
import { STAGES } from './stages.mjs';

ensureInstalled();
// Before the first check: a missing browser must not turn up after minutes.
const browser = await ensureBrowser();
const isAll = process.argv.includes('--all');
const passed = await runStages(STAGES, {
  env: { ...browser, ...(isAll && ALL_TESTS) },
  isFresh: process.argv.includes('--fresh'),
});
const leftOut = leftOutLine();
if (leftOut !== undefined) say(leftOut);
process.exitCode = passed ? 0 : 1;
