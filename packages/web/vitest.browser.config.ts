/** Components in a real browser, for what only a browser shows: focus, keys, pointers, live regions. */
import { existsSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { FLAGS } from '../../tools/browser/flags.mjs';
import { installedBrowsers } from '../../tools/browser/installed.mjs';
import { TIMEOUTS } from '../../vitest.node.ts';
import { messages } from './build/messages.ts';

const { platform, arch, env } = process;
// Named by tools/test.mjs; started by hand, the first that is installed, else Playwright's own.
const executablePath = env['CHROMIUM'] ?? installedBrowsers({ platform, arch, env, exists: existsSync })[0];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), messages()],
  worker: { format: 'es' },
  // Found in the middle of a run, a dependency would make the page load anew.
  optimizeDeps: { include: ['glicko2-lite', 'idb', 'uqr'] },
  test: {
    name: 'components',
    include: ['src/**/*.browser.test.ts'],
    setupFiles: ['src/testing/browser-setup.ts'],
    ...TIMEOUTS,
    expect: { poll: { timeout: 10_000 } },
    // There is one focus and one pointer.
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { args: FLAGS, ...(executablePath === undefined ? {} : { executablePath }) },
      }),
      instances: [{ browser: 'chromium' }],
      viewport: { width: 900, height: 900 },
      screenshotFailures: false,
    },
  },
});
