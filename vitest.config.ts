import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'tools'],
    reporters: ['default', './tools/ci-line-reporter.ts'],
    coverage: { provider: 'v8', include: ['packages/*/src/**'] },
  },
});
