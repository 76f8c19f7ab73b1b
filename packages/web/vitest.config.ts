import { defineConfig } from 'vitest/config';
import { replacingModules, TIMEOUTS } from '../../vitest.node.ts';
import app from './vite.config.ts';

export default defineConfig({
  ...app,
  test: {
    name: 'web',
    include: ['{src,build}/**/*.test.ts'],
    // See vitest.browser.config.ts and vitest.alone.config.ts.
    exclude: ['**/*.browser.test.ts', ...replacingModules(import.meta.dirname)],
    ...TIMEOUTS,
    setupFiles: ['src/testing/node-setup.ts'],
    // Tests of palettes read the style sheets as text.
    css: { include: [/\.css\?raw$/] },
    // Files share a worker, as in vitest.node.ts.
    isolate: false,
  },
});
