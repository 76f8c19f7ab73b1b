import { defineConfig } from 'vitest/config';
import { replacingModules } from '../../vitest.node.ts';
import config from './vitest.config.ts';

export default defineConfig({
  ...config,
  test: {
    ...config.test,
    name: 'web, alone',
    include: replacingModules(import.meta.dirname),
    exclude: [],
    isolate: true,
  },
});
