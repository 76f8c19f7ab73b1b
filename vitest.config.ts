import './tools/new-enough.mjs';
import { defineConfig } from 'vitest/config';
import { build } from './packages/messages/src/build.mjs';

// Tests read compiled messages.
const faults = await build();
if (faults.length > 0) throw new Error(faults.join('\n'));

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'packages/{server,web}/vitest.alone.config.ts',
      'packages/web/vitest.browser.config.ts',
      'tools',
    ],
    reporters: ['default', './tools/ci-line-reporter.ts'],
    coverage: { provider: 'v8', include: ['packages/*/src/**'] },
  },
});
