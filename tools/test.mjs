/** npm test: every check there is. */
import { ensureInstalled } from './setup.mjs';
import { BUILD, LAW, LINT, LINT_TYPES, runStages, TESTS, TYPES, UNUSED } from './stages.mjs';

ensureInstalled();
process.exitCode = runStages([LINT, LINT_TYPES, TYPES, LAW, UNUSED, TESTS, BUILD]) ? 0 : 1;
