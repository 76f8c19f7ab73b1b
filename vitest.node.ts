/** What runs in Node, as Node runs it: Vite's module runner would make hot loops five times slower. */
import './tools/new-enough.mjs';
// Not by its name: an old Node, which lacks globSync, would say only that.
import fs from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';
import { isNightly } from './tools/nightly.mjs';
import { COMPILE_CACHE } from './tools/setup.mjs';

/** What `npm run test:all` runs, and `npm test` does not: it takes minutes. */
export const NIGHTLY = isNightly ? [] : ['**/*.nightly.*'];

/**
 * Enough for what hangs to be known as hung: ten times what the slowest test takes on a machine with nothing else to do.
 * Only what is called slow may take longer, and says so.
 */
export const TIMEOUTS = { testTimeout: 30_000, hookTimeout: 30_000 };

export const nodeProject = (name: string, test: ViteUserConfig['test'] = {}): ViteUserConfig =>
  defineConfig({
    test: {
      name,
      include: ['src/**/*.test.ts'],
      exclude: [...configDefaults.exclude, ...NIGHTLY],
      ...TIMEOUTS,
      experimental: { viteModuleRunner: false },
      // For the workers, and for the processes that tests start.
      env: COMPILE_CACHE,
      // Files share a worker: starting one for each takes longer than most tests.
      isolate: false,
      ...test,
    },
  });

const REPLACES = /\bvi\.(mock|doMock|resetModules)\(/;

/** The tests of a package that replace modules. Those need a worker of their own: the next file would get the replacements. */
export const replacingModules = (folder: string): string[] =>
  fs
    .globSync('src/**/*.test.ts', { cwd: folder })
    .filter(
      (file) =>
        !file.endsWith('.browser.test.ts') && REPLACES.test(fs.readFileSync(join(folder, file), 'utf8')),
    );
