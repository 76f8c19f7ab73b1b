/** npm run check: the fast inner loop. */
import { ensureInstalled } from './setup.mjs';
import { LAW, LINT, QUICK_TESTS, runStages, SIDES, TYPES } from './stages.mjs';

ensureInstalled();
process.exitCode = (await runStages([LINT, SIDES, TYPES, LAW, QUICK_TESTS])) ? 0 : 1;
