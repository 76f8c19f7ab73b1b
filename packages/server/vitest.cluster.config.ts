import { nodeProject } from '../../vitest.node.ts';

/** Tests with the components of a larger installation: npm run test:cluster */
export default nodeProject('cluster', {
  root: import.meta.dirname,
  include: ['src/**/*.cluster.test.ts'],
  globalSetup: './src/trials/testing/cluster-setup.ts',
  testTimeout: 30_000,
  isolate: true,
  reporters: ['default', '../../tools/ci-line-reporter.ts'],
});
