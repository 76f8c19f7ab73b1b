import { NIGHTLY, nodeProject } from '../../vitest.node.ts';

/** Tests with the components of a larger installation: npm run test:cluster */
export default nodeProject('cluster', {
  root: import.meta.dirname,
  include: ['src/**/*.cluster.test.ts'],
  exclude: NIGHTLY,
  globalSetup: './src/trials/testing/cluster-setup.ts',
  // Servers and databases are started, at times on a machine that is busy.
  testTimeout: 90_000,
  isolate: true,
  reporters: ['default', '../../tools/ci-line-reporter.ts'],
});
