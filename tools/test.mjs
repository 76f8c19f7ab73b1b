/** npm test: every check. */
import { ensureBrowser } from './browser.mjs';
import { ensureInstalled } from './setup.mjs';
import {
  BUILD,
  CASTS,
  CLUSTER,
  E2E,
  FLOOR,
  LAW,
  LINT,
  LINT_TYPES,
  MESSAGES,
  runStages,
  SIZE,
  TESTS,
  TYPES,
  UNUSED,
} from './stages.mjs';

ensureInstalled();
// Before the first check: a missing browser must not turn up after minutes.
Object.assign(process.env, await ensureBrowser());
// Linting reads the declarations that checking types writes.
const stages = [
  LINT,
  TYPES,
  MESSAGES,
  LINT_TYPES,
  LAW,
  CASTS,
  UNUSED,
  TESTS,
  CLUSTER,
  BUILD,
  SIZE,
  FLOOR,
  E2E,
];
process.exitCode = runStages(stages) ? 0 : 1;
