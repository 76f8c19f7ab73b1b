/** npm test: every check. */
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './setup.mjs';
import {
  BUILD,
  CASTS,
  CLUSTER,
  COMPONENTS,
  E2E,
  FLOOR,
  LAW,
  LINT,
  LINT_TYPES,
  MESSAGES,
  PACKAGES,
  runStages,
  SIDES,
  SIZE,
  TESTS,
  TYPES,
  UNUSED,
} from './stages.mjs';

ensureInstalled();
// Before the first check: a missing browser must not turn up after minutes.
Object.assign(process.env, await ensureBrowser());
const stages = [
  LINT,
  TYPES,
  // Linting reads the declarations that checking types writes.
  [
    [MESSAGES, LINT_TYPES],
    [LAW, CASTS, SIDES, UNUSED],
  ],
  TESTS,
  // Neither uses all cores, and the cluster tests, where players wait for service, must not be kept from running.
  [[CLUSTER], [COMPONENTS, BUILD, PACKAGES, SIZE, FLOOR]],
  E2E,
];
process.exitCode = (await runStages(stages)) ? 0 : 1;
