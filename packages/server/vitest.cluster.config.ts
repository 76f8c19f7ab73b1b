import { defineConfig } from 'vitest/config';

/** Tests with the components of a larger installation: npm run test:cluster */
export default defineConfig({
  test: {
    name: 'cluster',
    root: import.meta.dirname,
    include: ['src/**/*.cluster.test.ts'],
    globalSetup: './src/trials/testing/cluster-setup.ts',
    testTimeout: 30_000,
    reporters: ['default', '../../tools/ci-line-reporter.ts'],
  },
});
