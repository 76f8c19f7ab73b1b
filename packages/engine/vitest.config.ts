import { defineConfig } from 'vitest/config';

// The engine is pure, so that files may share a worker: starting one for each takes longer than most tests.
export default defineConfig({
  test: { name: 'engine', include: ['src/**/*.test.ts'], testTimeout: 10_000, isolate: false },
});
