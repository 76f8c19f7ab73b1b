/** Browser tests run against the app as it is shipped: built, and served by our server on a free port. */
import './tools/new-enough.mjs';
import { chromium, defineConfig, devices } from '@playwright/test';
import type { EngineOption } from './e2e/engines/engines.ts';
import { missingForEngines } from './tools/browser/engines.mjs';
import { FLAGS } from './tools/browser/flags.mjs';
import { isNightly } from './tools/nightly.mjs';

const missing = missingForEngines();
/** The engines beside Chromium that this machine has. */
const engines = (['firefox', 'webkit'] as const).filter((engine) => missing[engine] === undefined);

export default defineConfig<object, EngineOption>({
  testDir: 'e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: 'e2e/snapshots/{testFileName}/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Those that `npm run test:all` runs, and `npm test` does not.
  ...(isNightly ? {} : { grepInvert: /@nightly/ }),
  // Whole games are played here: the longest takes 15 s, and several times that where other things are done besides.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./tools/ci-line-playwright.ts']],
  projects: [
    { name: 'app' },
    ...engines.map((engine) => ({ name: engine, testMatch: 'engines/*.spec.ts', use: { engine } })),
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['GUIMARD_URL'],
    // A trace would double the time; `--trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: {
      // Named by tools/e2e.mjs; Playwright's own where its command line is used directly.
      executablePath: process.env['CHROMIUM'] ?? chromium.executablePath(),
      args: FLAGS,
    },
  },
  webServer: {
    command: `"${process.execPath}" packages/server/src/main.ts --host 127.0.0.1 --port 0`,
    // The server tells where it is, and so the tests know (as GUIMARD_URL).
    wait: { stdout: /Guimard is at (?<guimard_url>http:\S+)/ },
    env: { GUIMARD_DATA: ':memory:', GUIMARD_RATE_LIMIT: 'off', GUIMARD_GRACE: '1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
