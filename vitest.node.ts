/** What runs in Node, as Node runs it: Vite's module runner would make hot loops five times slower. */
import { defineConfig, type ViteUserConfig } from 'vitest/config';

export const nodeProject = (name: string, test: ViteUserConfig['test'] = {}): ViteUserConfig =>
  defineConfig({
    test: {
      name,
      include: ['src/**/*.test.ts'],
      testTimeout: 10_000,
      experimental: { viteModuleRunner: false },
      // Files share a worker: starting one for each takes longer than most tests.
      isolate: false,
      ...test,
    },
  });
