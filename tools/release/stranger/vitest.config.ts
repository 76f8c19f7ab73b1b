/** The packed packages, as a stranger gets them: `node tools/release/try.mjs`. */
import { NIGHTLY, nodeProject } from '../../../vitest.node.ts';

export default nodeProject('packages', {
  dir: import.meta.dirname,
  include: ['**/*.test.ts'],
  exclude: NIGHTLY,
  globalSetup: `${import.meta.dirname}/install.ts`,
  reporters: ['default', './tools/ci-line-reporter.ts'],
  // Processes start slowly on a busy machine, and packages are installed from the registry.
  testTimeout: 120_000,
});
